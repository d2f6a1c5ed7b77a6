import { mkdir, mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openDesktopStore } from './desktop-store.ts';
import {
  displaysKey,
  isReachable,
  keptWindowState,
  fitWindow,
  readWindowState,
  storedWindowArrangement,
  type WindowArrangement,
  type WindowState,
  withArrangement,
} from './window-state.ts';

// Outside Electron its package exports a path; electron-store then only needs the given folder.
vi.mock('electron', () => ({ default: {} }));

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
  expect(fitWindow(kept, areas)).toEqual(placed);
});

const desk = [
  { bounds: { x: 0, y: 0, width: 2560, height: 1440 }, scaleFactor: 1 },
  { bounds: { x: 2560, y: 0, width: 1920, height: 1080 }, scaleFactor: 1.5 },
];
const place = (displays: string, x: number): WindowArrangement => ({
  displays,
  bounds: { x, y: 50, width: 1200, height: 800 },
  maximised: false,
  fullScreen: false,
});

describe('an arrangement of displays', () => {
  it('is the same in whatever order the system lists them', () => {
    expect(displaysKey(desk)).toBe(displaysKey(desk.toReversed()));
  });

  it('is another one when a display is gone, moved or scaled', () => {
    const [first, second] = desk as [(typeof desk)[0], (typeof desk)[0]];
    const others = [[first], [first, { ...second, scaleFactor: 2 }], [second]];
    for (const other of others) expect(displaysKey(other)).not.toBe(displaysKey(desk));
  });

  it('has its own place; a new one begins with the last', () => {
    const state = withArrangement(
      withArrangement({ places: [], zoom: 1 }, place('desk', 100)),
      place('train', 5),
    );
    expect(state.zoom).toBe(1);
    expect(storedWindowArrangement(state, 'desk')?.bounds.x).toBe(100);
    expect(storedWindowArrangement(state, 'hotel')?.bounds.x).toBe(5);
    expect(storedWindowArrangement({ places: [], zoom: 0 }, 'desk')).toBeNull();
  });

  it('is kept for the eight that were used last', () => {
    let state: WindowState = { places: [], zoom: 0 };
    for (let n = 0; n < 20; n += 1) state = withArrangement(state, place(`d${n % 12}`, n));
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

it('is kept in a file of its own, and begins anew where that is broken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steward-window-'));
  const open = async () => keptWindowState(await openDesktopStore(folder));
  await (await open()).update((now) => withArrangement({ ...now, zoom: 1 }, place('desk', 5)));
  expect((await open()).current()).toEqual({ places: [place('desk', 5)], zoom: 1 });
  const file = join(folder, 'desktop.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  for (const broken of ['', '{', '[]', '{"window":{"places":[{}],"zoom":0}}', '\u0000']) {
    await writeFile(file, broken);
    expect((await open()).current()).toEqual({ places: [], zoom: 0 });
  }
});

it('is written only where something is new', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steward-window-'));
  const state = keptWindowState(await openDesktopStore(folder));
  const edition = async () => (await stat(join(folder, 'desktop.json'))).ino;
  await state.update((now) => ({ ...now, zoom: 1 }));
  const first = await edition();
  await state.update((now) => ({ ...now }));
  expect(await edition()).toBe(first);
  await state.update((now) => ({ ...now, zoom: 2 }));
  expect(await edition()).not.toBe(first);
});

it('stays in memory where its file cannot be opened, which keeps nobody from starting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steward-window-'));
  await mkdir(join(folder, 'desktop.json'));
  const store = await openDesktopStore(folder);
  expect(store.problem).toMatchObject({ code: 'EISDIR' });
  const state = keptWindowState(store);
  expect(state.current()).toEqual({ places: [], zoom: 0 });
  await state.update((now) => ({ ...now, zoom: 1 }));
  expect(state.current().zoom).toBe(1);
});

const good = { places: [place('desk', 1)], zoom: 0.5 };
it.each<[unknown, boolean]>([
  [good, true],
  [{ places: [], zoom: 0 }, true],
  [null, false],
  [[], false],
  ['', false],
  [{ ...good, zoom: 99 }, false],
  [{ ...good, zoom: '0' }, false],
  [{ ...good, places: {} }, false],
  [{ ...good, places: [null] }, false],
  [{ ...good, places: [{ ...place('desk', 1), bounds: { x: 0, y: 0, width: 0, height: 10 } }] }, false],
  [{ ...good, places: [{ ...place('desk', 1), bounds: { x: 0.5, y: 0, width: 9, height: 9 } }] }, false],
  [{ ...good, places: [{ ...place('desk', 1), bounds: { x: 1e9, y: 0, width: 9, height: 9 } }] }, false],
  [{ ...good, places: [{ ...place('desk', 1), maximised: 1 }] }, false],
])('%j is believed: %s', (data, believed) => expect(readWindowState(data) !== null).toBe(believed));
