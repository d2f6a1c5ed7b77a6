/**
 * Application management with 2,000 applications in 60 groups on the server (limits.md §8): the longest task of the page
 * while the list opens, while something is searched for, and while a card is moved by keys.
 */
import type { Page } from '@playwright/test';
import type { Session } from '../e2e/support/session.ts';
import type { WebShell } from '../e2e/support/web-shell.ts';
import { freshPage, launchChromium, quiet } from './support/chromium.ts';
import { type Ground, onGround } from './support/ground.ts';
import { signIn, startShell } from './support/shell.ts';
import { type BenchRow, limitRow, median, type Size, times } from './types.ts';

const samples = 5;
/** Milliseconds: a task that is longer is felt. */
const longTask = 50;

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => measure(ground, size));
}

async function measure(ground: Ground, size: Size): Promise<BenchRow[]> {
  const [shell, browser] = await Promise.all([startShell(ground), launchChromium(ground)]);
  const session = await signIn(shell);
  const scenario = (await session.call('sandbox.scenario', {})) as object;
  await session.call('sandbox.pretend', { ...scenario, scale: 'large' });
  const searched: number[] = [];
  const moved: number[] = [];
  for (let i = 0; i < times(size, samples); i++) {
    const { context, page } = await freshPage(browser);
    await openPage(page, shell, session, size);
    searched.push(await longestWhile(page, () => search(page)));
    moved.push(await longestWhile(page, () => move(page)));
    await context.close();
  }
  return [
    limitRow('2,000 applications, search: longest task', median(searched), longTask, 'ms'),
    limitRow('2,000 applications, a card moved by keys: longest task', median(moved), longTask, 'ms'),
  ];
}

/** Milliseconds of the longest task in the page meanwhile; 0 where none is longer than the browser tells. */
async function longestWhile(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(`
    window.__longest = 0;
    window.__watch = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.__longest = Math.max(window.__longest, duration);
    });
    window.__watch.observe({ type: 'longtask' });
  `);
  await work();
  await page.waitForTimeout(200);
  return (await page.evaluate('window.__watch.disconnect(), window.__longest')) as number;
}

async function search(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Search: Application name' }).fill('1');
  await page.waitForTimeout(900);
  await page.getByRole('textbox', { name: 'Search: Application name' }).fill('');
  await page.waitForTimeout(900);
}

async function move(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Move / })
    .last()
    .focus();
  await page.keyboard.press(' ');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press(' ');
  await page.getByText('Modified app order successfully').first().waitFor();
}

async function openPage(page: Page, shell: WebShell, session: Session, size: Size): Promise<void> {
  await session.enter(page);
  await page.goto(`${shell.origin}/appManage?group=AC10005`);
  await page.getByRole('list', { name: 'Applications' }).getByRole('listitem').nth(5).waitFor();
  await quiet(page, size);
}
