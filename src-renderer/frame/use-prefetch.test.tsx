import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#data/read.ts';
import type { Screen } from '#state/screen.ts';
import { usePrefetch } from './use-prefetch.ts';

const [load, inMenu] = vi.hoisted(() => {
  const load = vi.fn((_id: string) => Promise.resolve());
  const screen = (id: string) => ({ id, menuGroup: 'base', page: { load: () => load(id), plain: true } });
  return [load, [screen('first'), screen('second')]];
});
vi.mock('./registry.ts', () => ({ screens: inMenu }));
vi.mock('./ScreenPage.tsx', () => ({
  preload: ({ page }: { page: { load: () => Promise<unknown> } }) => page.load(),
}));

const open = { id: 'open', page: { load: () => load('open'), plain: true } } as unknown as Screen;
const other = { ...open, id: 'other' } as Screen;
const loaded = (): string[] => load.mock.calls.map(([id]) => id);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  load.mockReset();
  load.mockResolvedValue();
  queryClient.clear();
});

/** Starts a page's read without awaiting it. */
const asked = (query: Parameters<typeof queryClient.fetchQuery>[0]): void =>
  void queryClient.fetchQuery(query).catch(() => undefined);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Milliseconds after which two checks in a row have found no request in progress. */
const twice = 1250;

it('waits for what the open page asked for', async () => {
  let answer = (_: string): void => undefined;
  asked({
    queryKey: ['figures'],
    queryFn: () => new Promise<string>((done) => (answer = done)),
  });
  renderHook(() => usePrefetch(true, open));
  await pass(2000);
  expect(loaded()).toEqual(['open']);
  answer('12');
  await pass(twice);
  expect(loaded()).toEqual(['open', 'first', 'second']);
});

it('waits for what is asked for once the answer is there', async () => {
  renderHook(() => usePrefetch(true, open));
  await pass(700);
  asked({ queryKey: ['figures'], queryFn: () => new Promise((done) => setTimeout(done, 600, '12')) });
  await pass(twice - 700);
  expect(loaded()).toEqual(['open']);
  await pass(600 + twice);
  expect(loaded()).toEqual(['open', 'first', 'second']);
});

it('waits for the code of the open page', async () => {
  load.mockImplementationOnce(() => new Promise(() => undefined));
  renderHook(() => usePrefetch(true, open));
  await pass(5000);
  expect(loaded()).toEqual(['open']);
});

it('loads ahead where the open page could not be loaded', async () => {
  load.mockRejectedValueOnce(new Error('lost'));
  renderHook(() => usePrefetch(true, open));
  await pass(twice);
  expect(loaded()).toEqual(['open', 'first', 'second']);
});

it('does not wait for ever for an answer that never comes', async () => {
  asked({ queryKey: ['log'], queryFn: () => new Promise(() => undefined) });
  renderHook(() => usePrefetch(true, open));
  await pass(25_000);
  expect(loaded()).toEqual(['open', 'first', 'second']);
});

it('stands back for the page that is opened meanwhile, and goes on after it', async () => {
  const { rerender } = renderHook(({ screen }) => usePrefetch(true, screen), {
    initialProps: { screen: open },
  });
  await pass(500);
  rerender({ screen: other });
  await pass(500);
  expect(loaded()).toEqual(['open', 'open']);
  await pass(twice - 500);
  expect(loaded().slice(2)).toEqual(['first', 'second']);
});

it('loads nothing before it is known who is signed in', async () => {
  renderHook(() => usePrefetch(false, open));
  await pass(5000);
  expect(load).not.toHaveBeenCalled();
});
