import { expect, it } from 'vitest';
import { zoomedLevel, zoomRange } from './zoom.ts';

it.each([
  [0, 'in', 0.5],
  [0, 'out', -0.5],
  [2.5, 'reset', 0],
  [zoomRange.max, 'in', zoomRange.max],
  [zoomRange.min, 'out', zoomRange.min],
] as const)('from %d %s is %d', (level, direction, expected) =>
  expect(zoomedLevel(level, direction)).toBe(expected),
);
