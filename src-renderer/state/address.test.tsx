import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useAddress } from './address.ts';

afterEach(cleanup);

/** Two parts of one page, each with a value in the page's address. */
function twoParts(at: string) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: children }], { initialEntries: [at] })}
    />
  );
  const hook = renderHook(
    () => ({ list: useAddress(), dialog: useAddress(), search: useLocation().search }),
    { wrapper },
  );
  return hook.result;
}

test('the others stay, an empty one goes', () => {
  const page = twoParts('/list?name=ada&page=2');
  act(() => page.current.list.set({ page: '', size: '20' }));
  expect(page.current.search).toBe('?name=ada&size=20');
  expect(page.current.dialog.get('size')).toBe('20');
});

test('two that are set before the page is drawn anew both stand, whoever sets them', () => {
  const page = twoParts('/list?name=ada');
  act(() => {
    page.current.list.set({ page: '3' });
    page.current.list.set({ name: 'bo' });
    page.current.dialog.set({ row: 'x', page: '' });
  });
  expect(page.current.search).toBe('?name=bo&row=x');
  act(() => page.current.list.set({ page: '4' }));
  expect(page.current.search).toBe('?name=bo&row=x&page=4');
});
