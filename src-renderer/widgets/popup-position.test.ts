import { expect, test } from 'vitest';
import { leftBelow, topBelow, topInside } from './popup-position.ts';

test.each([
  [100, 200, 900, 100],
  [700, 300, 900, 592],
  [700, 300, 500, 192],
  [10, 884, 900, 8],
  // Higher than the window: the top is visible, the rest scrolls.
  [300, 900, 400, 8],
  [-20, 100, 400, 8],
])('wanted at %d, %d high, in a window of %d: at %d', (wanted, height, window, top) => {
  expect(topInside(wanted, height, window)).toBe(top);
});

test.each([
  ['below, where there is room', { top: 100, bottom: 130 }, 200, 138],
  ['over it, where only there is room', { top: 800, bottom: 830 }, 200, 592],
  ['inside the window, where nowhere is room enough', { top: 400, bottom: 430 }, 900, 8],
])('%s', (_, at, height, top) => {
  expect(topBelow(at, height, 900)).toBe(top);
});

test.each([
  ['it ends with its button', { left: 700, right: 724 }, 420],
  ['it begins with a button near the menu, which it would cover', { left: 240, right: 264 }, 240],
])('%s', (_, at, left) => {
  expect(leftBelow(at, 304, { left: 232, right: 1440 })).toBe(left);
});

test('a popup stays inside the window, whatever it covers', () => {
  expect(leftBelow({ left: 240, right: 264 }, 304, { left: 232, right: 500 })).toBe(188);
});
