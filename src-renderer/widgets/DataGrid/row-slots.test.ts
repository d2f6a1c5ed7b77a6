import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { slotRows, useSlotOrder } from './row-slots.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [0, 5, 5, 0, [0, 1, 2, 3, 4]],
  [3, 8, 5, 0, [5, 6, 7, 3, 4]],
  [3, 8, 5, 3, [3, 4, 5, 6, 7]],
  [12, 15, 5, 2, [12, 13, 14]],
  [0, 0, 5, 0, []],
])('rows %d to %d in %d slots, from slot %d', (first, end, pool, start, rows) => {
  const drawn = slotRows(first, end, pool, start);
  expect(drawn.map(({ row }) => row)).toEqual(rows);
  expect(drawn.every(({ row, slot }) => slot === row % pool)).toBe(true);
});

it('one row further: every other element keeps its place', () => {
  const before = slotRows(7, 17, 10, 7).map(({ slot }) => slot);
  expect(slotRows(8, 18, 10, 7).map(({ slot }) => slot)).toEqual(before);
});

it('reading order comes back at rest', () => {
  const { result, rerender } = renderHook(({ first }) => useSlotOrder(first, 10), {
    initialProps: { first: 0 },
  });
  for (const first of [13, 24, 37]) {
    rerender({ first });
    act(() => vi.advanceTimersByTime(100));
    expect(result.current).toBe(0);
  }
  act(() => vi.advanceTimersByTime(100));
  expect(result.current).toBe(7);
});
