/**
 * The operation log with 1,000,000 rows on the server (limits.md §8): what the open log adds to the heap of its page,
 * wherever it has been scrolled to. The floor is the same page before it was opened.
 */
import type { Page } from '@playwright/test';
import type { Session } from '../e2e/support/session.ts';
import type { WebShell } from '../e2e/support/web-shell.ts';
import { freshPage, heapOf, launchChromium, quiet } from './support/chromium.ts';
import { type Ground, onGround } from './support/bench-resources.ts';
import { pretendOnly, shellOf, signIn } from './support/shell.ts';
import { type BenchRow, limitRow, median, type Size, times } from './types.ts';

const samples = 5;
/** Of the wheel, in a long walk. */
const turns = 60;

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => measure(ground, size));
}

async function measure(ground: Ground, size: Size): Promise<BenchRow[]> {
  const [shell, browser] = await Promise.all([shellOf(ground, 'large'), launchChromium(ground)]);
  const session = await signIn(shell);
  await pretendOnly(session, { scale: 'large' });
  const most: number[] = [];
  for (let i = 0; i < times(size, samples); i++) {
    const { context, page } = await freshPage(browser);
    await openPage(page, shell, session, size);
    most.push(await mostAdded(page, times(size, turns)));
    await context.close();
  }
  return [limitRow('log, 1,000,000 rows: most heap over the page without it', median(most) / 1e6, 10, 'MB')];
}

/** Bytes that the log adds at most, at the top, in the middle, at the end, and after a long walk by wheel. */
async function mostAdded(page: Page, turns: number): Promise<number> {
  const before = await heapOf(page);
  await page.getByRole('button', { name: 'Operation log' }).click();
  const dialog = page.getByRole('dialog', { name: 'Operation log' });
  await dialog.getByText('1,000,000 entries').waitFor();
  const grid = dialog.getByRole('grid', { name: 'Operation log' });
  const added = [(await heapOf(page)) - before];
  await grid.evaluate('(element) => element.scrollTo(0, element.scrollHeight / 2)');
  await settled(page);
  added.push((await heapOf(page)) - before);
  await grid.hover();
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, 350);
    await page.waitForTimeout(30);
  }
  await settled(page);
  added.push((await heapOf(page)) - before);
  await grid.focus();
  await page.keyboard.press('Control+End');
  await grid.locator('[aria-rowindex="1000001"]:not([aria-busy])').waitFor();
  added.push((await heapOf(page)) - before);
  return Math.max(...added);
}

/** No row on view waits any more; the few around it are fetched when they come into view. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(`document.querySelectorAll('[role="row"]:not([aria-busy])').length > 8`);
  await page.waitForTimeout(300);
}

async function openPage(page: Page, shell: WebShell, session: Session, size: Size): Promise<void> {
  await session.enter(page);
  await page.goto(`${shell.origin}/base/teams`);
  await page.getByRole('button', { name: 'Operation log' }).waitFor();
  // The page's prefetching is no part of the log.
  await quiet(page, size);
}
