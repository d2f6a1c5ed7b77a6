/**
 * The login log with 1,000,000 rows on the server: what it adds to the heap of an empty page, how soon the first rows are
 * drawn after the first line of the stream, and the longest task while one filters. The figures are worked out meanwhile.
 */
import type { Browser, Page } from '@playwright/test';
import type { Session } from '../e2e/support/session.ts';
import type { WebShell } from '../e2e/support/web-shell.ts';
import { freshPage, heapOf, launchChromium, quiet } from './support/chromium.ts';
import { type Ground, onGround } from './support/bench-resources.ts';
import { pretendOnly, shellOf, signIn } from './support/shell.ts';
import { tasksDuring } from './support/tasks.ts';
import { type BenchRow, limitRow, median, type Size, times } from './types.ts';

const samples = 5;
/** The request for a page of the list; the figures ask for pages of their own. */
const asked = encodeURIComponent('"pageSize":50}');
/** Milliseconds from which a task is long (W3C Long Tasks). */
const longTask = 50;

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => measure(ground, size));
}

async function measure(ground: Ground, size: Size): Promise<BenchRow[]> {
  const [shell, browser] = await Promise.all([shellOf(ground, 'large'), launchChromium(ground)]);
  const session = await signIn(shell);
  await pretendOnly(session, { scale: 'large' });
  const [heap, frames, tasks]: number[][] = [[], [], []];
  for (let i = 0; i < times(size, samples); i++) {
    const { context, page } = await freshPage(browser);
    await page.addInitScript({ content: watching });
    await openPage(page, shell, session, size);
    const before = await heapOf(page);
    frames?.push(await framesToRows(page));
    heap?.push(await mostAdded(page, before));
    tasks?.push(await longestWhileFiltering(browser, page));
    await context.close();
  }
  return [
    limitRow(
      'login log, 1,000,000 rows: most heap over the page without it',
      median(heap ?? []) / 1e6,
      10,
      'MB',
    ),
    limitRow(
      'login log: frames from the first line of the stream to the first rows',
      median(frames ?? []),
      2,
      'frames',
    ),
    limitRow('login log: the longest task while one filters', median(tasks ?? []), longTask, 'ms'),
  ];
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Login log' });

/** Notes when the first piece of the log's stream comes, and counts the frames from then until a row is drawn. */
const watching = `
  const carry = globalThis.fetch;
  const waiting = { frames: -1 };
  globalThis.loginLogRows = waiting;
  const drawn = () => document.querySelector('[role="grid"] [data-row="0"]:not([aria-busy])') !== null;
  const count = () => {
    if (drawn()) return;
    waiting.frames += 1;
    requestAnimationFrame(count);
  };
  globalThis.fetch = async (target, init) => {
    const answer = await carry(target, init);
    const path = target instanceof Request ? target.url : String(target);
    if (!path.includes(${JSON.stringify(asked)}) || !answer.body || waiting.frames >= 0) return answer;
    const noting = new TransformStream({
      transform(piece, out) {
        if (waiting.frames < 0) {
          waiting.frames = 0;
          count();
        }
        out.enqueue(piece);
      },
    });
    const { status, headers } = answer;
    return new Response(answer.body.pipeThrough(noting), { status, headers });
  };
`;

/** Goes to the log within the page: frames from the first line of its stream to its first row. */
async function framesToRows(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Login log', exact: true }).last().click();
  await grid(page).locator('[data-row="0"]:not([aria-busy])').waitFor();
  return page.evaluate('globalThis.loginLogRows.frames');
}

/** Bytes that the log adds at most: at the top, at the end, and with its figures. */
async function mostAdded(page: Page, before: number): Promise<number> {
  await page.getByText('1,000,000 entries', { exact: true }).waitFor();
  await page.getByText(/^Of the newest 20,000 of 1,000,000 entries/).waitFor();
  const added = [(await heapOf(page)) - before];
  await grid(page).focus();
  await page.keyboard.press('Control+End');
  await grid(page).locator('[aria-rowindex="1000001"]:not([aria-busy])').waitFor();
  added.push((await heapOf(page)) - before);
  return Math.max(...added);
}

async function longestWhileFiltering(browser: Browser, page: Page): Promise<number> {
  await grid(page).press('Control+Home');
  const tasks = await tasksDuring(browser, page, async () => {
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByRole('textbox', { name: 'IP address or range' }).fill('203.0.113.0/24');
    await page.keyboard.press('Escape');
    await grid(page)
      .getByText(/^203\.0\.113\./)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText('1,000,000 entries', { exact: true }).waitFor();
  });
  return tasks[0] ?? 0;
}

async function openPage(page: Page, shell: WebShell, session: Session, size: Size): Promise<void> {
  await session.enter(page);
  await page.goto(`${shell.origin}/info`);
  await page.getByRole('link', { name: 'Login log', exact: true }).last().waitFor();
  // The page's prefetching is no part of the log.
  await quiet(page, size);
}
