import { expect, it } from 'vitest';
import { placeWindow } from './window-state.ts';

const screen = { x: 0, y: 25, width: 1920, height: 1040 };
const second = { x: 1920, y: 0, width: 1280, height: 1024 };

it.each([
  ['nothing kept: centred', null, [screen], { x: 240, y: 95, width: 1440, height: 900 }],
  [
    'nothing kept, small display',
    null,
    [{ x: 0, y: 0, width: 1024, height: 700 }],
    { x: 0, y: 0, width: 1024, height: 700 },
  ],
  [
    'where it was',
    { x: 100, y: 50, width: 1200, height: 800 },
    [screen],
    { x: 100, y: 50, width: 1200, height: 800 },
  ],
  [
    'on the second display',
    { x: 2000, y: 10, width: 1000, height: 700 },
    [screen, second],
    { x: 2000, y: 10, width: 1000, height: 700 },
  ],
  [
    'its display is gone',
    { x: 2000, y: 10, width: 1000, height: 700 },
    [screen],
    { x: 240, y: 95, width: 1440, height: 900 },
  ],
  [
    'larger than the display',
    { x: 0, y: 30, width: 5000, height: 3000 },
    [screen],
    { x: 0, y: 30, width: 1920, height: 1040 },
  ],
  [
    'too small to use',
    { x: 10, y: 30, width: 5, height: 5 },
    [screen],
    { x: 240, y: 95, width: 1440, height: 900 },
  ],
  [
    'title bar above the display',
    { x: 10, y: -300, width: 1000, height: 700 },
    [screen],
    { x: 240, y: 95, width: 1440, height: 900 },
  ],
  [
    'title bar below the display',
    { x: 10, y: 1060, width: 1000, height: 700 },
    [screen],
    { x: 240, y: 95, width: 1440, height: 900 },
  ],
  [
    'partly outside, enough to grab',
    { x: -800, y: 100, width: 1000, height: 700 },
    [screen],
    { x: -800, y: 100, width: 1000, height: 700 },
  ],
  [
    'a sliver left',
    { x: -950, y: 100, width: 1000, height: 700 },
    [screen],
    { x: 240, y: 95, width: 1440, height: 900 },
  ],
  ['no display known', null, [], { x: 0, y: 0, width: 1440, height: 900 }],
])('%s', (_what, kept, areas, placed) => {
  expect(placeWindow(kept, areas)).toEqual(placed);
});
