import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useDialogRoute } from './dialog-route.ts';

const names = ['new', 'edit'] as const;

function routeAt(entries: string[], ownParams?: readonly string[]) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ dialog: useDialogRoute('/things', names, ownParams), location: useLocation() }),
    { wrapper },
  );
  const address = () => `${result.current.location.pathname}${result.current.location.search}`;
  return { result, address };
}

test.each<[string, string | null, string[]]>([
  ['/things', null, []],
  ['/things/new', 'new', []],
  ['/things/edit/7', 'edit', ['7']],
  ['/Things/edit/7', 'edit', ['7']],
  ['/things/edit/a%2Fb%20c', 'edit', ['a/b c']],
  ['/things/edit/100%', 'edit', ['100%']],
  ['/things/edit/freeform/7', 'edit', ['freeform', '7']],
  ['/things/other/7', null, ['7']],
  ['/thingsToo/new', null, []],
])('%s', (entry, name, ids) => {
  const { result } = routeAt([entry]);
  expect(result.current.dialog).toMatchObject({ name, ids, id: ids[0] ?? '' });
});

test('a dialog opens below its page, and closes; what the page says of itself stays', () => {
  const { result, address } = routeAt(['/things?q=a']);
  act(() => result.current.dialog.open('edit', 'a/b', { name: 'A' }));
  expect(address()).toBe('/things/edit/a%2Fb?q=a');
  expect(result.current.dialog).toMatchObject({ name: 'edit', id: 'a/b' });
  expect(result.current.location.state).toEqual({ name: 'A' });
  act(() => result.current.dialog.open('edit', ['free', '8']));
  expect(address()).toBe('/things/edit/free/8?q=a');
  act(() => result.current.dialog.close());
  expect(address()).toBe('/things?q=a');
});

test('parameters of the address that belong to the dialog alone leave with it', () => {
  const { result, address } = routeAt(['/things/new?q=a&step=two'], ['step']);
  act(() => result.current.dialog.close());
  expect(address()).toBe('/things?q=a');
});

test('back is one step of the history, and the page where the dialog was opened by its address', () => {
  const byAddress = routeAt(['/things/new']);
  act(() => byAddress.result.current.dialog.back());
  expect(byAddress.address()).toBe('/things');
  const opened = routeAt(['/things?q=a']);
  act(() => opened.result.current.dialog.open('edit', '7'));
  act(() => opened.result.current.dialog.open('new'));
  act(() => opened.result.current.dialog.back());
  expect(opened.address()).toBe('/things/edit/7?q=a');
});

test('the same address gives the same route', () => {
  const { result } = routeAt(['/things/new']);
  const before = result.current.dialog;
  act(() => result.current.dialog.open);
  expect(result.current.dialog).toBe(before);
});
