/**
 * The tree of 50,000 nodes with checkboxes (limits.md §8) beside antd's virtual Tree in the same browser. Times are the
 * main thread's processor time until the rows are painted, less what the measuring takes on the same page.
 */
import type { Browser } from '@playwright/test';
import { servePageOn } from './support/bare-page.ts';
import { freshPage, heapOf, launchChromium, workDuring } from './support/chromium.ts';
import { type Ground, onGround } from './support/bench-resources.ts';
import { type BenchRow, median, row, type Size, times, warmUps } from './types.ts';

const samples = 5;

interface Figures {
  /** Milliseconds. */
  readonly mount: number;
  readonly expandAll: number;
  readonly filter: number;
  /** Bytes that the tree adds, everything expanded. */
  readonly heap: number;
}

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => compare(ground, size));
}

async function compare(ground: Ground, size: Size): Promise<BenchRow[]> {
  const [page, browser] = await Promise.all([servePageOn(ground, 'tree'), launchChromium(ground)]);
  const ours: Figures[] = [];
  const peer: Figures[] = [];
  // The first of each warms the browser.
  for (let i = warmUps(size, 1); i < times(size, samples); i++) {
    const [a, b] = [
      await measure(browser, `${page.origin}/#ours`),
      await measure(browser, `${page.origin}/#peer`),
    ];
    if (i < 0) continue;
    ours.push(a);
    peer.push(b);
  }
  const beside = (what: string, name: keyof Figures, goal: number, unit: string, scale = 1) => {
    const [value, floor] = [ours, peer].map((all) => median(all.map((each) => each[name] / scale)));
    return row(`tree, 50,000 nodes: ${what}`, value ?? 0, floor ?? 0, goal, unit);
  };
  return [
    beside('mount', 'mount', 0.18, 'ms'),
    beside('expand all', 'expandAll', 0.1, 'ms'),
    beside('filter', 'filter', 0.25, 'ms'),
    beside('added heap, all expanded', 'heap', 0.1, 'MB', 1e6),
  ];
}

async function measure(browser: Browser, address: string): Promise<Figures> {
  const { context, page } = await freshPage(browser);
  await page.goto(address);
  await page.waitForSelector('#root[data-ready]', { state: 'attached' });
  const before = await heapOf(page);
  const work = (act: string) => workDuring(page, () => page.evaluate(act));
  const mount = await work('treeBench.mount()');
  const nothing = await work('treeBench.nothing()');
  const expandAll = (await work('treeBench.expandAll()')) - nothing;
  const heap = (await heapOf(page)) - before;
  const filter = (await work('treeBench.search()')) - nothing;
  const [rows = 0, checkboxes = 0] = await page.evaluate<number[]>('treeBench.drawn()');
  if (checkboxes < rows || rows < 18) throw new Error(`${rows} rows with ${checkboxes} checkboxes`);
  await context.close();
  return { mount, expandAll, filter, heap };
}
