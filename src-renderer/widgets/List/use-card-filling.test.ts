import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillOrder, parallelFillings, useCardFilling } from './use-card-filling.ts';

describe('the order in which places are filled', () => {
  it.each([
    ['down from the first on view, then up from it', [4, 10, 6], [6, 7, 8, 9, 5, 4]],
    ['from the first one where the view begins above it', [4, 7, 0], [4, 5, 6]],
    ['up from the last one where the view begins below it', [4, 7, 12], [6, 5, 4]],
    ['nothing of nothing', [3, 3, 3], []],
  ] as const)('%s', (_, [first, end, seen], order) => {
    expect(fillOrder(first, end, seen)).toEqual(order);
  });
});

describe('how many are filled', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  const names = (many: number) => Array.from({ length: many }, (_, at) => `card ${at}`);
  const filling = (keys: string[]) =>
    renderHook(({ wanted }) => [...useCardFilling(wanted)], { initialProps: { wanted: keys } });
  const task = () => act(() => void vi.advanceTimersToNextTimer());

  it('a few in each task, in their order, until all are', () => {
    const keys = names(2 * parallelFillings + 1);
    const { result } = filling(keys);
    expect(result.current).toEqual(keys.slice(0, parallelFillings));
    task();
    expect(result.current).toEqual(keys.slice(0, 2 * parallelFillings));
    task();
    expect(result.current).toEqual(keys);
    task();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('no more in a task that draws twice', () => {
    const { result, rerender } = filling(names(9));
    rerender({ wanted: names(9) });
    expect(result.current).toHaveLength(parallelFillings);
  });

  it('what was filled stays while others come before it, and is let go with its place', () => {
    const { result, rerender } = filling(['b', 'c']);
    task();
    rerender({ wanted: ['a', 'b', 'c'] });
    expect(result.current).toEqual(['a', 'b', 'c']);
    rerender({ wanted: ['a'] });
    task();
    rerender({ wanted: ['x', 'y', 'z', 'b', 'a'] });
    expect(result.current).toEqual(['x', 'y', 'z', 'a']);
  });
});
