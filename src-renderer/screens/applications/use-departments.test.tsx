import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#data/read.ts';
import { until } from '#shared/testing/until.ts';
import { useDepartments } from './use-departments.ts';

const send = vi.hoisted(() => vi.fn());
vi.mock('#data/http.ts', () => ({ send }));

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

test('more departments than one call takes are all read, parents first', async () => {
  send.mockImplementation(async (_: unknown, { ids }: { readonly ids: readonly string[] }) => ({
    result: ids.map((id) => ({ id, name: `Name ${id}`, path: id === 'D200' ? [] : ['Top'] })),
    totalCount: ids.length,
  }));
  const ids = Array.from({ length: 201 }, (_, at) => `D${at}`);
  const { result } = renderHook(() => useDepartments(ids), { wrapper });
  await until(() => result.current.data !== undefined);
  expect(send.mock.calls.map(([, input]) => input.ids.length)).toEqual([200, 1]);
  expect(result.current.data).toHaveLength(201);
  expect(result.current.data?.[0]).toEqual({ id: 'D200', name: 'Name D200' });
});

test('no call is made for none', () => {
  send.mockClear();
  renderHook(() => useDepartments([]), { wrapper });
  expect(send).not.toHaveBeenCalled();
});
