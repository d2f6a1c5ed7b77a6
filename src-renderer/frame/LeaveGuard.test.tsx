import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import type { Fields } from '#shared/rules/common/fields/field.ts';
import { withoutAsking } from '#state/unsaved-work.ts';
import { FieldRow } from '#widgets/Form/FieldRow.tsx';
import { FormFields as FieldsOf } from '#widgets/Form/Fields.tsx';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

const [ask, send] = vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  return [vi.fn(), vi.fn()];
});
vi.mock('#widgets/confirm.tsx', () => ({ confirm: ask }));

interface Segment {
  readonly name: string;
  readonly kind: 'office' | 'branch';
  readonly note: string;
}
const fields: Fields<Segment> = {
  name: { kind: 'text', label: 'tenant.field.tenantName', most: 8, required: true },
  kind: {
    kind: 'choice',
    label: 'tenant.field.status',
    options: [
      { value: 'office', label: 'common.save' },
      { value: 'branch', label: 'common.cancel' },
    ],
  },
  note: {
    kind: 'text',
    label: 'tenant.field.contact',
    group: 'tenant.section.tips',
    most: 20,
    when: ({ kind }) => kind === 'branch',
  },
};

function Page() {
  const form = useForm<Segment>({
    name: 'segment',
    stored: { name: 'office', kind: 'office', note: '' },
    fields,
    change: { send },
  });
  return (
    <FormPage form={form} label="Segment" about={['which']}>
      <FieldRow form={form} name="name" />
      <FieldsOf form={form} names={['kind', 'note']} />
    </FormPage>
  );
}

function open() {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <LeaveGuard />
            <Outlet />
          </>
        ),
        children: [
          { path: '/segment', element: <Page />, children: [{ path: 'lang', element: null }] },
          { path: '*', element: <p>elsewhere</p> },
        ],
      },
    ],
    { initialEntries: ['/segment?which=1'] },
  );
  render(<RouterProvider router={router} />);
  const go = (to: string) => act(() => router.navigate(to));
  return { router, go };
}
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Organisation name/ }), { target: { value } });

beforeAll(() => loadLanguage('en-US'));
beforeEach(() => {
  sessionStorage.clear();
  ask.mockReset().mockResolvedValue(false);
  send.mockReset().mockResolvedValue('saved');
});
afterEach(cleanup);

it('asks before the form is left, and only then', async () => {
  const { router, go } = open();
  await go('/segment?which=1&tab=2');
  type('branch');
  await go('/segment?which=1&tab=3');
  await go('/segment/lang?which=1');
  expect(ask).not.toHaveBeenCalled();
  await go('/elsewhere');
  expect(ask).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/segment/lang');
  expect(screen.getByRole('textbox', { name: /Organisation name/ })).toHaveProperty('value', 'branch');
  ask.mockResolvedValue(true);
  await go('/elsewhere');
  await waitFor(() => expect(screen.getByText('elsewhere')).toBeTruthy());
});

it('another word of the address that says what it is about is another form', async () => {
  const { router, go } = open();
  type('branch');
  await go('/segment?which=2');
  expect(ask).toHaveBeenCalledOnce();
  expect(router.state.location.search).toBe('?which=1');
});

it('asks nothing after all was saved, nor of what was let go', async () => {
  const { router, go } = open();
  type('branch');
  await act(() => withoutAsking(() => router.navigate('/elsewhere')));
  await go('/segment?which=1');
  type('office');
  await go('/elsewhere');
  expect(ask).not.toHaveBeenCalled();
});

it('the fields stand as the table says: asked for, in groups, with what is wrong at them', async () => {
  open();
  expect(screen.queryByRole('textbox', { name: 'Contact' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Cancel' }));
  expect(screen.getByRole('textbox', { name: 'Contact' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
  const name = screen.getByRole('textbox', { name: /Organisation name/ });
  type('');
  expect(name.getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  type('much too long');
  expect(screen.getByText(/5/, { selector: 'p' })).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(document.activeElement).toBe(name);
  expect(send).not.toHaveBeenCalled();
  type('branch');
  fireEvent.keyDown(document, { key: 's', ctrlKey: true });
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.lastCall?.[0].values).toEqual({ name: 'branch', kind: 'branch', note: '' });
});
