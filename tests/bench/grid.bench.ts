/**
 * The grid of 100,000 rows by 12 columns (limits.md §8) beside antd's virtual Table in the same browser. Work on the
 * main thread is its processor time: what else the machine does is no part of it.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { servePage } from './support/bare-page.ts';
import { freshPage, heapOf, launchChromium } from './support/chromium.ts';
import { type BenchRow, limitRow, median, row } from './types.ts';

const samples = 5;
const frames = 120;
/** Pixels a frame: fast enough that every frame has other rows. */
const step = 400;
/** Times that the processor is slowed down by for the long tasks. */
const slow = 4;

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
  try {
    const ours: Figures[] = [];
    const peer: Figures[] = [];
    const long: number[] = [];
    const longSlow: number[] = [];
    // The first of each warms the browser.
    for (let i = -1; i < samples; i++) {
      const [a, b] = [
        await measure(browser, `${page.origin}/#ours`),
        await measure(browser, `${page.origin}/#peer`),
      ];
      if (i < 0) continue;
      ours.push(a);
      peer.push(b);
      long.push(await longTasks(browser, `${page.origin}/#ours`, 1));
      longSlow.push(await longTasks(browser, `${page.origin}/#ours`, slow));
    }
    const middle = (all: readonly Figures[], name: keyof Figures) => median(all.map((each) => each[name]));
    return [
      row('grid, 100,000 × 12: mount', middle(ours, 'mount'), middle(peer, 'mount'), 0.18, 'ms'),
      row(
        'grid, 100,000 × 12: main thread a frame',
        middle(ours, 'perFrame'),
        middle(peer, 'perFrame'),
        0.35,
        'ms',
      ),
      limitRow('grid, 100,000 × 12: added heap', middle(ours, 'heap') / 1e6, 1.5, 'MB'),
      row('grid, 100,000 × 12: long tasks', median(long), 1, 0, 'tasks'),
      row(`grid, 100,000 × 12: long tasks, ${slow} × slower`, median(longSlow), 1, 0, 'tasks'),
    ];
  } finally {
    await browser.close();
    await page.close();
  }
}

async function measure(browser: Browser, address: string): Promise<Figures> {
  const { context, page } = await freshPage(browser);
  await open(page, address);
  const before = await heapOf(page);
  const mount = await page.evaluate<number>('gridBench.mount()');
  const heap = (await heapOf(page)) - before;
  const session = await page.context().newCDPSession(page);
  // Counts from here on: one session for both figures.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyBefore = await busy(session);
  await page.evaluate(`gridBench.scroll(${frames}, ${step})`);
  const perFrame = ((await busy(session)) - busyBefore) / frames;
  await context.close();
  return { mount, perFrame, heap };
}

/** Tasks beyond 50 ms while the grid is mounted and scrolled. */
async function longTasks(browser: Browser, address: string, rate: number): Promise<number> {
  const { context, page } = await freshPage(browser);
  await open(page, address);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.evaluate(`
    globalThis.tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  `);
  await page.evaluate('gridBench.mount()');
  await page.evaluate(`gridBench.scroll(${frames}, ${step})`);
  const count = await page.evaluate<number>('tasks.length');
  await context.close();
  return count;
}

/** With the rows made and the grid's code there. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('#root[data-ready]', { state: 'attached' });
}

/** Milliseconds of work on the page's main thread up to now. */
async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
