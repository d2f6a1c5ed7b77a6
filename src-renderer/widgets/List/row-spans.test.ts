import { expect, it } from 'vitest';
import { rowSpans } from './row-spans.ts';

it('supposes what was not measured', () => {
  const spans = rowSpans(100);
  expect([spans.top(0), spans.top(3), spans.rowAt(0, 10), spans.rowAt(250, 10)]).toEqual([0, 300, 0, 2]);
  expect(spans.rowAt(1e9, 10)).toBe(9);
  expect(spans.rowAt(-5, 0)).toBe(0);
});

it('agrees with plain sums, whatever is measured in whatever order, also of many rows', () => {
  const [spans, heights] = [rowSpans(100), new Array<number>(3000).fill(100)];
  let state = 5;
  const next = (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state % most;
  };
  for (let step = 0; step < 4000; step += 1) {
    const [row, height] = [next(3000), 1 + next(700)];
    expect(spans.set(row, height)).toBe(height - (heights[row] ?? 0));
    heights[row] = height;
  }
  let sum = 0;
  for (const [row, height] of heights.entries()) {
    expect(spans.top(row)).toBeCloseTo(sum, 6);
    expect(spans.rowAt(sum, 3000)).toBe(row);
    expect(spans.rowAt(sum + height - 0.5, 3000)).toBe(row);
    sum += height;
  }
  expect(spans.top(3000)).toBeCloseTo(sum, 6);
});
