import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { store, watch } from '#data/store.ts';
import { resizeDelay } from '#shared/rules/common/constants.ts';
import { createMedia } from './media.ts';

const query = { matches: false, resized: (): void => undefined };
beforeEach(() => {
  vi.useFakeTimers();
  query.matches = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return query.matches;
    },
    addEventListener: (_: string, listener: () => void) => {
      query.resized = listener;
    },
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Row GEN-072.
test('follows the window 350 ms after the last change, and not what has passed by then', () => {
  const media = createMedia('(max-width: 899px)');
  const told = vi.fn();
  const stop = watch(media, told);
  const resize = (matches: boolean) => {
    query.matches = matches;
    query.resized();
  };
  resize(true);
  vi.advanceTimersByTime(resizeDelay - 1);
  expect(store.get(media)).toBe(false);
  resize(false);
  vi.advanceTimersByTime(resizeDelay);
  expect(told).not.toHaveBeenCalled();
  resize(true);
  vi.advanceTimersByTime(resizeDelay);
  expect([store.get(media), told.mock.calls.length]).toEqual([true, 1]);
  stop();
});
