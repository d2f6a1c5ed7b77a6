/**
 * The grid of 100,000 rows by 12 columns (limits.md §8) beside antd's virtual Table in the same browser. Times are the
 * main thread's processor time, on mounting until the whole view is painted. Both are turned by the same wheel, and
 * both are watched doing it before anything is measured.
 */
import type { Browser, Page } from '@playwright/test';
import { servePage } from './support/bare-page.ts';
import { freshPage, heapOf, launchChromium, workDuring } from './support/chromium.ts';
import { tasksDuring } from './support/tasks.ts';
import { type BenchRow, limitRow, median, row } from './types.ts';

const samples = 5;
const frames = 120;
/** Pixels a frame: about ten new rows, so that every frame has other rows. */
const step = 400;
/** Times that the processor is slowed down by for the long tasks. */
const slow = 4;
/** Milliseconds; what a browser calls a long task. */
const long = 50;

interface Figures {
  /** Milliseconds. */
  readonly mount: number;
  /** Milliseconds of main thread for a frame of scrolling. */
  readonly perFrame: number;
  /** Bytes that the grid adds. */
  readonly heap: number;
}

export async function run(): Promise<BenchRow[]> {
  const [page, browser] = await Promise.all([servePage('grid'), launchChromium()]);
  const [oursAt, peerAt] = [`${page.origin}/#ours`, `${page.origin}/#peer`];
  try {
    await watch(browser, oursAt);
    await watch(browser, peerAt);
    const ours: Figures[] = [];
    const peer: Figures[] = [];
    const tasks: number[] = [];
    const slowTasks: number[] = [];
    for (let i = 0; i < samples; i++) {
      ours.push(await measure(browser, oursAt));
      peer.push(await measure(browser, peerAt));
      tasks.push(await longTasks(browser, oursAt, 1));
      slowTasks.push(await longTasks(browser, oursAt, slow));
    }
    const beside = (what: string, name: keyof Figures, goal: number) => {
      const [value = 0, floor = 0] = [ours, peer].map((all) => median(all.map((each) => each[name])));
      return row(`grid, 100,000 × 12: ${what}`, value, floor, goal, 'ms');
    };
    return [
      beside('mount', 'mount', 0.18),
      beside('main thread a frame', 'perFrame', 0.35),
      limitRow('grid, 100,000 × 12: added heap', median(ours.map(({ heap }) => heap)) / 1e6, 1.5, 'MB'),
      row('grid, 100,000 × 12: long tasks', median(tasks), 1, 0, 'tasks'),
      row(`grid, 100,000 × 12: long tasks, ${slow} × slower`, median(slowTasks), 1, 0, 'tasks'),
    ];
  } finally {
    await browser.close();
    await page.close();
  }
}

/** Throws unless every turn of the wheel moves the rows as far as it should, with whole rows drawn. */
async function watch(browser: Browser, address: string): Promise<void> {
  const { context, page } = await freshPage(browser);
  await open(page, address);
  await page.evaluate('gridBench.mount()');
  const turns = 20;
  const seen = await page.evaluate<{ moved: number; changed: number; drawn: number; whole: boolean }>(
    `gridBench.watch(${turns}, ${step})`,
  );
  const far = Math.abs(seen.moved - turns * step) <= step;
  if (!far || seen.changed < turns - 1 || seen.drawn < 18 || !seen.whole)
    throw new Error(`${address} does not scroll as it should: ${JSON.stringify(seen)}`);
  await context.close();
}

async function measure(browser: Browser, address: string): Promise<Figures> {
  const { context, page } = await freshPage(browser);
  await open(page, address);
  const before = await heapOf(page);
  const mount = await workDuring(page, () => page.evaluate('gridBench.mount()'));
  const heap = (await heapOf(page)) - before;
  const scroll = `gridBench.scroll(${frames}, ${step})`;
  const perFrame = (await workDuring(page, () => page.evaluate(scroll))) / frames;
  await context.close();
  return { mount, perFrame, heap };
}

/** Tasks beyond 50 ms while the grid is mounted and scrolled. */
async function longTasks(browser: Browser, address: string, rate: number): Promise<number> {
  const { context, page } = await freshPage(browser);
  await open(page, address);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const tasks = await tasksDuring(browser, page, async () => {
    await page.evaluate('gridBench.mount()');
    await page.evaluate(`gridBench.scroll(${frames}, ${step})`);
  });
  await context.close();
  return tasks.filter((duration) => duration > long).length;
}

/** With the rows made and the grid's code there. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('#root[data-ready]', { state: 'attached' });
}
