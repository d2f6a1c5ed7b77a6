import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { queryClient } from '#data/read.ts';
import { until } from '#shared/testing/until.ts';
import { useRowsByIds } from './use-rows-by-ids.ts';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

test('450 ids are asked about in three requests, and none is left out', async () => {
  const asked: number[] = [];
  const ids = Array.from({ length: 450 }, (_, at) => `U${at}`);
  const { result } = renderHook(
    () =>
      useRowsByIds(ids, (some) => ({
        queryKey: ['rows', some],
        load: async () => {
          asked.push(some.length);
          return { result: some.map((id) => ({ id })) };
        },
      })),
    { wrapper },
  );
  expect(result.current.loading).toBe(true);
  await until(() => !result.current.loading);
  expect(result.current.rows.map(({ id }) => id)).toEqual(ids);
  expect(asked).toEqual([200, 200, 50]);
});
