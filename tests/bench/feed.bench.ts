/**
 * A feed of 100,000 shares on the server: the longest task while it is opened, scrolled through and written in, what it
 * adds to the heap of its page after many of its pages, and how long the sandbox takes to answer a page of each kind.
 */
import type { Browser, Page } from '@playwright/test';
import type { Session } from '../e2e/support/session.ts';
import type { WebShell } from '../e2e/support/web-shell.ts';
import { freshPage, heapOf, launchChromium, quiet } from './support/chromium.ts';
import { type Ground, onGround } from './support/bench-resources.ts';
import { pretendOnly, shellOf, signIn } from './support/shell.ts';
import { tasksDuring } from './support/tasks.ts';
import { type BenchRow, limitRow, median, type Size, times, warmUps } from './types.ts';

const samples = 5;
/** Shares that are scrolled past, in pages of 25. */
const far = 1000;
/** Milliseconds from which a task is long (W3C Long Tasks). */
const longTask = 50;
/** Milliseconds in which a page of shares is answered, at most. */
const answerLimit = 150;

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => measure(ground, size));
}

async function measure(ground: Ground, size: Size): Promise<BenchRow[]> {
  const [shell, browser] = await Promise.all([shellOf(ground, 'large'), launchChromium(ground)]);
  const session = await signIn(shell);
  await pretendOnly(session, { scale: 'large' });
  const taken: Record<'open' | 'scroll' | 'write' | 'heap', number[]> = {
    open: [],
    scroll: [],
    write: [],
    heap: [],
  };
  for (let i = 0; i < times(size, samples); i++) {
    const { context, page } = await freshPage(browser);
    await openPage(page, shell, session, size);
    const before = await heapOf(page);
    taken.open.push(await longest(browser, page, () => openFeed(page)));
    taken.write.push(await longest(browser, page, () => write(page)));
    taken.scroll.push(await longest(browser, page, () => scroll(page, size === 'small' ? 50 : far)));
    taken.heap.push(((await heapOf(page)) - before) / 1e6);
    await context.close();
  }
  const task = (what: string, values: readonly number[]) =>
    limitRow(`feed, 100,000 shares: the longest task while ${what}`, median(values), longTask, 'ms');
  return [
    task('it opens', taken.open),
    task('one writes and names somebody', taken.write),
    task(`one scrolls past ${far} of them`, taken.scroll),
    limitRow(`feed: heap over the page without it, ${far} shares on`, median(taken.heap), 10, 'MB'),
    ...(await answers(session, size)),
  ];
}

const longest = async (browser: Browser, page: Page, act: () => Promise<unknown>) =>
  (await tasksDuring(browser, page, act))[0] ?? 0;

const feed = (page: Page) => page.getByRole('feed', { name: 'Team sharing' });

async function openFeed(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Team sharing', exact: true }).last().click();
  await feed(page).locator('[data-row="2"]:not([aria-busy])').waitFor();
}

async function write(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share something with your colleagues…' }).click();
  await page.keyboard.type('The line stands still, says @');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('this morning.');
  await page.getByRole('button', { name: 'Throw away' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Throw away' }).click();
}

/** By wheel, until that share or one after it is there. */
async function scroll(page: Page, place: number): Promise<void> {
  const last = `Number([...document.querySelectorAll('[data-row]:not([aria-busy])')].at(-1)?.dataset.row ?? 0)`;
  await feed(page).hover();
  while ((await page.evaluate<number>(last)) < place) {
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(30);
  }
}

const asked: readonly (readonly [string, object])[] = [
  ['the first page', {}],
  ['a page far down', { pageNo: 2000 }],
  ['words', { keywords: 'Projektor' }],
  ['a range of colleagues', { range: 'subordinates' }],
  ['mentions of oneself', { workType: 'shareAtme' }],
  ['comments on oneself', { workType: 'shareReplay' }],
  ['likes of oneself', { workType: 'likeme' }],
];

async function answers(session: Session, size: Size): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [what, filter] of asked) {
    const taken: number[] = [];
    const body = { range: 'company', workType: 'share', pageNo: 1, pageSize: 25, ...filter };
    for (let i = warmUps(size, 1); i < times(size, samples); i++) {
      const began = performance.now();
      const answer = await session.post('/api/blog/teamshare/workdyna', body);
      const spent = performance.now() - began;
      if (!answer.includes('"code":200')) throw new Error(`refused: ${answer}`);
      if (i >= 0) taken.push(spent);
    }
    rows.push(limitRow(`feed, 100,000 shares: ${what} answered`, median(taken), answerLimit, 'ms'));
  }
  return rows;
}

async function openPage(page: Page, shell: WebShell, session: Session, size: Size): Promise<void> {
  await session.enter(page);
  await page.goto(`${shell.origin}/info`);
  await page.getByRole('link', { name: 'Team sharing', exact: true }).last().waitFor();
  // The page's prefetching is no part of it.
  await quiet(page, size);
}
