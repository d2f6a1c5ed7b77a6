import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HeadActions } from './HeadActions.tsx';
import { PageHeader } from './PageHeader.tsx';

const page = (part: boolean) => (
  <>
    <PageHeader title="Themes" actions={<button type="button">Visibility</button>} />
    <main>{part && <HeadActions>{<button type="button">New theme</button>}</HeadActions>}</main>
  </>
);

test('a part of the page puts its action last into the head, and takes it away when it goes', () => {
  const { rerender } = render(page(true));
  const head = screen.getByRole('banner');
  const names = () =>
    within(head)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(['Visibility', 'New theme']);
  expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
  rerender(page(false));
  expect(names()).toEqual(['Visibility']);
});

test('the innermost of several heads takes the action', () => {
  render(
    <>
      <PageHeader title="Base settings" />
      <PageHeader title="Invitations" />
      <HeadActions>
        <button type="button">Invite</button>
      </HeadActions>
    </>,
  );
  const head = screen.getByRole('button', { name: 'Invite' }).closest('header');
  expect(head?.textContent).toContain('Invitations');
});
