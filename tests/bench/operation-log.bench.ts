/**
 * The operation log with 1,000,000 rows on the server (limits.md §8): what the open log adds to the heap of its page,
 * wherever it has been scrolled to. The floor is the same page before it was opened.
 */
import type { Page } from '@playwright/test';
import { startWebShell, type WebShell } from '../e2e/support/web-shell.ts';
import { freshPage, heapOf, launchChromium } from './support/chromium.ts';
import { type BenchRow, limitRow, median } from './types.ts';

const samples = 5;

export async function run(): Promise<BenchRow[]> {
  const [shell, browser] = await Promise.all([startWebShell(), launchChromium()]);
  try {
    const most: number[] = [];
    for (let i = 0; i < samples; i++) {
      const { context, page } = await freshPage(browser);
      await signIn(page, shell);
      most.push(await mostAdded(page));
      await context.close();
    }
    return [
      limitRow('log, 1,000,000 rows: most heap over the page without it', median(most) / 1e6, 10, 'MB'),
    ];
  } finally {
    await browser.close();
    await shell.stop();
  }
}

/** Bytes that the log adds at most, at the top, in the middle, at the end, and after a long walk by wheel. */
async function mostAdded(page: Page): Promise<number> {
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
  for (let turn = 0; turn < 60; turn += 1) {
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

async function signIn(page: Page, shell: WebShell): Promise<void> {
  await page.goto((await shell.newLink()).replace('/#', '/info#'));
  await page.waitForFunction(() => sessionStorage.getItem('steward.session') !== null);
  await page.evaluate(async () => {
    const post = (path: string, body: unknown) =>
      fetch(path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Steward-Session': sessionStorage.getItem('steward.session') ?? '',
          'X-Steward-Call': crypto.randomUUID(),
        },
        body: JSON.stringify(body),
      });
    const answer = (await (await post('/bridge/call/sandbox.scenario', {})).text()).trim().split('\n').at(-1);
    const { value } = JSON.parse(answer ?? '{}') as { value: object };
    await (await post('/bridge/call/sandbox.pretend', { ...value, scale: 'large' })).text();
    await (await post('/api/basicserver/session/signIn', { account: 'systemAdministrator' })).text();
  });
  await page.goto(`${shell.origin}/base/teams`);
  await page.getByRole('button', { name: 'Operation log' }).waitFor();
  // What the page fetches on the quiet is no part of the log.
  await page.waitForTimeout(2000);
}
