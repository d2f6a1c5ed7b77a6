import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../services/durable/store.ts';
import {
  arrangementOf,
  isReachable,
  keptPlace,
  openWindowState,
  placeWindow,
  readWindowState,
  type WindowPlace,
  type WindowState,
  withPlace,
} from './window-state.ts';

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
    { x: 460, y: 195, width: 1000, height: 700 },
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
    { x: 510, y: 245, width: 900, height: 600 },
  ],
  [
    'title bar above the display',
    { x: 10, y: -300, width: 1000, height: 700 },
    [screen],
    { x: 460, y: 195, width: 1000, height: 700 },
  ],
  [
    'title bar below the display',
    { x: 10, y: 1060, width: 1000, height: 700 },
    [screen],
    { x: 460, y: 195, width: 1000, height: 700 },
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
    { x: 460, y: 195, width: 1000, height: 700 },
  ],
  ['no display known', null, [], { x: 0, y: 0, width: 1440, height: 900 }],
])('%s', (_what, kept, areas, placed) => {
  expect(placeWindow(kept, areas)).toEqual(placed);
});

const desk = [
  { bounds: { x: 0, y: 0, width: 2560, height: 1440 }, scaleFactor: 1 },
  { bounds: { x: 2560, y: 0, width: 1920, height: 1080 }, scaleFactor: 1.5 },
];
const place = (displays: string, x: number): WindowPlace => ({
  displays,
  bounds: { x, y: 50, width: 1200, height: 800 },
  maximised: false,
  fullScreen: false,
});

describe('an arrangement of displays', () => {
  it('is the same in whatever order the system lists them', () => {
    expect(arrangementOf(desk)).toBe(arrangementOf(desk.toReversed()));
  });

  it('is another one when a display is gone, moved or scaled', () => {
    const [first, second] = desk as [(typeof desk)[0], (typeof desk)[0]];
    const others = [[first], [first, { ...second, scaleFactor: 2 }], [second]];
    for (const other of others) expect(arrangementOf(other)).not.toBe(arrangementOf(desk));
  });

  it('has its own place; a new one begins with the last', () => {
    const state = withPlace(withPlace({ places: [], zoom: 1 }, place('desk', 100)), place('train', 5));
    expect(state.zoom).toBe(1);
    expect(keptPlace(state, 'desk')?.bounds.x).toBe(100);
    expect(keptPlace(state, 'hotel')?.bounds.x).toBe(5);
    expect(keptPlace({ places: [], zoom: 0 }, 'desk')).toBeNull();
  });

  it('is kept for the eight that were used last', () => {
    let state: WindowState = { places: [], zoom: 0 };
    for (let n = 0; n < 20; n += 1) state = withPlace(state, place(`d${n % 12}`, n));
    expect(state.places.map(({ displays }) => displays)).toEqual([
      'd7',
      'd6',
      'd5',
      'd4',
      'd3',
      'd2',
      'd1',
      'd0',
    ]);
  });
});

it.each([
  [{ x: 0, y: 30, width: 1000, height: 700 }, true],
  [{ x: 3000, y: 30, width: 1000, height: 700 }, false],
])('%j is in reach: %s', (bounds, reachable) => expect(isReachable(bounds, [screen])).toBe(reachable));

it('takes over what the first version kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steward-window-'));
  const bounds = { x: 10, y: 20, width: 1000, height: 700 };
  const old = await openStore({
    folder,
    name: 'window',
    version: 1,
    read: () => null,
    defaults: () => ({ bounds, maximised: true }),
  });
  await old.update((now) => now);
  const state = (await openWindowState(folder)).current();
  expect(state).toEqual({ places: [{ displays: '', bounds, maximised: true, fullScreen: false }], zoom: 0 });
  // Its place is used once and then belongs to the displays that there are.
  expect(withPlace(state, place('desk', 1)).places).toHaveLength(1);
});

const good = { places: [place('desk', 1)], zoom: 0.5 };
it.each<[unknown, number, boolean]>([
  [good, 2, true],
  [{ places: [], zoom: 0 }, 2, true],
  [{ bounds: null, maximised: false }, 1, true],
  [null, 2, false],
  [[], 2, false],
  ['', 1, false],
  [{ ...good, zoom: 99 }, 2, false],
  [{ ...good, zoom: '0' }, 2, false],
  [{ ...good, places: {} }, 2, false],
  [{ ...good, places: [null] }, 2, false],
  [{ ...good, places: [{ ...place('desk', 1), bounds: { x: 0, y: 0, width: 0, height: 10 } }] }, 2, false],
  [{ ...good, places: [{ ...place('desk', 1), bounds: { x: 0.5, y: 0, width: 9, height: 9 } }] }, 2, false],
  [{ ...good, places: [{ ...place('desk', 1), bounds: { x: 1e9, y: 0, width: 9, height: 9 } }] }, 2, false],
  [{ ...good, places: [{ ...place('desk', 1), maximised: 1 }] }, 2, false],
  [{ bounds: { x: 1 }, maximised: false }, 1, false],
  [{ bounds: null }, 1, true],
])('%j of version %d is believed: %s', (data, version, believed) =>
  expect(readWindowState(data, version) !== null).toBe(believed),
);
