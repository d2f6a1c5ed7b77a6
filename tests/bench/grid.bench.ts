/**
 * The grid of 100,000 rows by 12 columns (limits.md §8) beside antd's virtual Table in the same browser. Mounting is
 * the main thread's processor time until the whole view is painted. Both are scrolled by the same turn of the wheel,
 * whose events the browser makes; both are held to have moved as far as it says, with whole rows drawn.
 */
import type { Browser, Page } from '@playwright/test';
import { servePageOn } from './support/bare-page.ts';
import { freshPage, heapOf, launchChromium, workDuring } from './support/chromium.ts';
import { type Ground, onGround } from './support/bench-resources.ts';
import { tasksDuring } from './support/tasks.ts';
import { turnWheel } from './support/wheel.ts';
import { type BenchRow, limitRow, median, row, type Size, times } from './types.ts';

const samples = 5;
/** Pixels of a turn of the wheel: about 440 rows. */
const distances: Record<Size, number> = { whole: 16_000, small: 1600 };
/** Pixels a second, so that every frame has other rows. */
const speed = 8000;
/** Pixels that the last event of a turn may be short by, and rows of another height round away. */
const slack = 200;
/** Times that the processor is slowed down by for the long tasks. */
const slow = 4;
/** Milliseconds; what a browser calls a long task. */
const long = 50;

interface Figures {
  /** Milliseconds. */
  readonly mount: number;
  /** Milliseconds of main thread for a frame of scrolling. */
  readonly perFrame: number;
  /** Milliseconds from one frame of scrolling to the next. */
  readonly frame: number;
  /** Bytes that the grid adds. */
  readonly heap: number;
}

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => compare(ground, size));
}

async function compare(ground: Ground, size: Size): Promise<BenchRow[]> {
  const [page, browser] = await Promise.all([servePageOn(ground, 'grid'), launchChromium(ground)]);
  const [oursAt, peerAt] = [`${page.origin}/#ours`, `${page.origin}/#peer`];
  const ours: Figures[] = [];
  const peer: Figures[] = [];
  const tasks: number[] = [];
  const slowTasks: number[] = [];
  const distance = distances[size];
  for (let i = 0; i < times(size, samples); i++) {
    ours.push(await measure(browser, oursAt, distance));
    peer.push(await measure(browser, peerAt, distance));
    tasks.push(await longTasks(browser, oursAt, distance, 1));
    slowTasks.push(await longTasks(browser, oursAt, distance, slow));
  }
  const beside = (what: string, name: keyof Figures, goal: number) => {
    const [value = 0, floor = 0] = [ours, peer].map((all) => median(all.map((each) => each[name])));
    return row(`grid, 100,000 × 12: ${what}`, value, floor, goal, 'ms');
  };
  return [
    beside('mount', 'mount', 0.18),
    beside('main thread a frame, by wheel', 'perFrame', 0.35),
    // Both at the screen's own pace is 1; a tenth is the measuring's noise.
    beside('from frame to frame, by wheel', 'frame', 1.1),
    limitRow('grid, 100,000 × 12: added heap', median(ours.map(({ heap }) => heap)) / 1e6, 1.5, 'MB'),
    row('grid, 100,000 × 12: long tasks', median(tasks), 1, 0, 'tasks'),
    row(`grid, 100,000 × 12: long tasks, ${slow} × slower`, median(slowTasks), 1, 0, 'tasks'),
  ];
}

async function measure(browser: Browser, address: string, distance: number): Promise<Figures> {
  const { context, page } = await freshPage(browser);
  await open(page, address);
  const before = await heapOf(page);
  const mount = await workDuring(page, () => page.evaluate('gridBench.mount()'));
  const heap = (await heapOf(page)) - before;
  await page.evaluate('gridBench.countFrames()');
  const work = await workDuring(page, () => scroll(page, distance));
  const { count, took } = await page.evaluate<{ count: number; took: number }>('gridBench.framesCounted()');
  await mustHaveScrolled(page, address, distance);
  await context.close();
  return { mount, heap, perFrame: work / count, frame: took / count };
}

async function scroll(page: Page, distance: number): Promise<void> {
  const middle = await page.evaluate<{ x: number; y: number }>('gridBench.middle()');
  await turnWheel(page, middle, distance, speed);
}

/** Throws unless the wheel moved the rows as far as it should, with whole rows drawn. */
async function mustHaveScrolled(page: Page, address: string, distance: number): Promise<void> {
  const seen = await page.evaluate<{ above: number; drawn: number; whole: boolean }>('gridBench.seen()');
  const far = Math.abs(seen.above - distance) <= slack;
  if (!far || seen.drawn < 18 || !seen.whole)
    throw new Error(`${address} does not scroll as it should: ${JSON.stringify(seen)}`);
}

/** Tasks beyond 50 ms while the grid is mounted and scrolled. */
async function longTasks(browser: Browser, address: string, distance: number, rate: number): Promise<number> {
  const { context, page } = await freshPage(browser);
  await open(page, address);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const tasks = await tasksDuring(browser, page, async () => {
    await page.evaluate('gridBench.mount()');
    await scroll(page, distance);
  });
  await context.close();
  return tasks.filter((duration) => duration > long).length;
}

/** With the rows made and the grid's code there. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('#root[data-ready]', { state: 'attached' });
}
