// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { Compare, type ComparedField } from './Compare.tsx';

const fields: ComparedField[] = [
  { key: 'name', name: 'Name', kind: 'changed', before: 'Ada', after: 'Ben' },
  { key: 'mail', name: 'Mail', kind: 'removed', before: 'a@example.com', after: null },
  { key: 'kind', name: 'Kind', kind: 'same', before: '1', after: '1' },
];
beforeAll(() => loadLanguage('en-US'));
afterEach(cleanup);
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

it('says what changed in words and folds away what is the same', () => {
  render(<Compare fields={fields} before="{}" after="{}" />);
  expect(rows()).toEqual([
    ['NameChanged', 'Ada', 'Ben'],
    ['MailRemoved', 'a@example.com', '–'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show what is the same' }));
  expect(rows()).toHaveLength(3);
  expect(screen.getByText('1 field is the same')).toBeTruthy();
});

it('has one column where only one side is known, and calls nothing a change', () => {
  render(<Compare fields={fields} before={null} after="{}" />);
  expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(2);
  expect(rows()).toEqual([
    ['Name', 'Ben'],
    ['Mail', '–'],
    ['Kind', '1'],
  ]);
});

it('shows two thousand characters of a value and says how many are left', () => {
  const long: ComparedField = { key: 'a', name: 'A', kind: 'changed', before: 'x'.repeat(2005), after: '' };
  render(<Compare fields={[long]} before="{}" after="{}" />);
  expect(screen.getByText('… and 5 more characters')).toBeTruthy();
});
