import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, expect, it, vi } from 'vitest';
import { queryClient } from '#data/read.ts';
import { store } from '#data/store.ts';
import { settingsSchema } from '#shared/rules/settings/settings.ts';
import { forgetEffective, useEffective } from './effective-settings.ts';
import { programAtom } from './program.ts';

const effective = vi.hoisted(() => vi.fn());
vi.mock('#data/bridge.ts', () => ({ bridge: { policy: { effective } } }));

afterAll(() => store.set(programAtom, null));

it('asks anew for sources that were asked for while a change was still being kept', async () => {
  const settings = settingsSchema.parse({ language: 'en-US' });
  store.set(programAtom, { settings } as never);
  const early = Promise.withResolvers<unknown>();
  effective.mockReturnValueOnce(early.promise).mockResolvedValue({ entries: ['kept'] });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useEffective(), { wrapper });
  await waitFor(() => expect(effective).toHaveBeenCalledOnce());
  await act(forgetEffective);
  early.resolve({ entries: ['not kept yet'] });
  await waitFor(() => expect(result.current.data).toEqual({ entries: ['kept'] }));
  expect(effective).toHaveBeenCalledTimes(2);
});
