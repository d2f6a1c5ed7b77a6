/** Goes through the rows of a table on one page; failures are set by the sandbox's bridge. */
import { deadlineDefault } from '../../../src-main/gateway/gateway.ts';
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { pageQueryOperationLog } from '../../../src-shared/api/operation-log/operation-log.ts';
import { currentSession } from '../../../src-shared/api/session/session.ts';
import { encodeRequest } from '../../../src-shared/api/wire.ts';
import { long } from '../../support/test-amount.ts';
import type { Page } from '../support/page.ts';
import { type Console, expect, step } from '../support/screens.ts';
import { endpointOf, failuresInTurn, failuresOnce, isGoneThrough, ladder } from './failure-rows.ts';
import {
  type Failure,
  failuresFor,
  isLost,
  type Language,
  languages,
  type Say,
  sayIn,
} from './failure-texts.ts';
import type { Read } from './reads.ts';
import { toast, toasts, type Write } from './writes.ts';

/** The place in which rows are run. */
interface Seat {
  readonly page: Page;
  readonly console: Console;
  readonly say: Say;
}

/** One row to go through, with what goes wrong in it. */
interface Visit<Row> {
  readonly row: Row;
  readonly failures: readonly Failure[];
}

/**
 * Rows of the ladder: in one language by turns, and with what is proved by an answer that is lost; in a long run in both,
 * and in one of them every other row whose turn it is.
 */
function visits<Row extends Read | Write>(
  rows: readonly Row[],
  language: Language,
  mother: Language,
): readonly Visit<Row>[] {
  return rows.flatMap((row, index) => {
    if (ladder.has(row)) {
      if (long) return [{ row, failures: failuresFor(index, language) }];
      return language === languageOf(index) ? [{ row, failures: failuresInTurn(row, index) }] : [];
    }
    if (language !== mother || !isGoneThrough(row)) return [];
    return [{ row, failures: failuresOnce(row, index) }];
  });
}

/** `place`: of the table among all; every second one is gone through in Chinese. */
export async function runReads(
  page: Page,
  console: Console,
  account: Parameters<Console['signIn']>[0],
  rows: readonly Read[],
  place: number,
): Promise<void> {
  await console.openAs(account, '/info');
  for (const language of languages) {
    const all = visits(rows, language, motherOf(place));
    if (all.length === 0) continue;
    const seat = { page, console, say: await speak(page, language) };
    for (const visit of all) {
      await step(`${visit.row.endpoint} at ${visit.row.path}, ${language}`, () =>
        visit.row.title === 'silent' ? runSilent(seat, visit) : runRead(seat, visit),
      );
    }
  }
}

/** Two rows in each: in either language each pair of failures comes about. */
const languageOf = (index: number) => languages[Math.floor(index / 2) % languages.length] as Language;

const motherOf = (place: number) => languages[place % languages.length] as Language;

async function runRead({ page, console, say }: Seat, { row, failures }: Visit<Read>): Promise<void> {
  const title = row.title === null ? '' : say(row.title);
  const notices = page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: title });
  const retry = notices.getByRole('button', { name: say('common.retry'), exact: true });
  const ids = [row.endpoint, ...(row.also ?? [])];
  for (const [attempt, failure] of failures.entries()) {
    await fail(console, ids, failure);
    const bear = silenceOf(page, ids, failure);
    if (attempt > 0) await retry.click();
    else {
      await page.goto(row.path);
      await row.open?.(page, say);
    }
    await bear();
    await expect(notices.filter({ hasText: readFailure(row, failure, say) })).toBeVisible();
  }
  await console.pretend({ failures: {} });
  await retry.click();
  await expect(row.content(page, say)).toBeVisible();
  await expect(retry).toHaveCount(0);
  // It is said where it belongs, and nowhere else.
  await expect(toasts(page, say).getByRole('alert')).toHaveCount(0);
}

/**
 * A stream that is cut is told as cut, or, where the browser dropped its head with the connection, as one that brought
 * nothing: which of them is the network's choice.
 */
function readFailure(row: Read, failure: Failure, say: Say): string | RegExp {
  if (failure !== 'cut' || endpointOf(row.endpoint).envelope !== 'rows') return say.failure(failure);
  return new RegExp(`${say.failure(failure)}|${say('errors.api.network')}`);
}

// Row GEN-063.
async function runSilent({ page, console, say }: Seat, { row, failures }: Visit<Read>): Promise<void> {
  const ids = [row.endpoint, ...(row.also ?? [])];
  for (const failure of failures) {
    await fail(console, ids, failure);
    const { path } = endpointOf(row.endpoint);
    const before = page.calls(path).length;
    const bear = silenceOf(page, ids, failure);
    await page.goto(row.path);
    await page.waitForCall(path, before);
    await bear();
    await expect((row.meanwhile ?? row.content)(page, say)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(say.failure(failure))).toHaveCount(0);
  }
  await console.pretend({ failures: {} });
  await page.reload();
  await expect(row.content(page, say)).toBeVisible();
}

export async function runWrites(
  page: Page,
  console: Console,
  rows: readonly Write[],
  place: number,
): Promise<void> {
  await console.open('/info');
  for (const language of languages) {
    const all = visits(rows, language, motherOf(place));
    if (all.length === 0) continue;
    const seat = { page, console, say: await speak(page, language) };
    // Calls that a server carries out once, or not again for a while, work once in each language.
    await bridge.sandbox.reset({});
    localStorage.removeItem('steward.usedSpaceRefresh');
    let account = '';
    for (const visit of all) {
      await step(`${visit.row.endpoint} at ${visit.row.path}, ${language}`, async () => {
        if (visit.row.account !== account) await console.signIn(visit.row.account);
        account = visit.row.account;
        await runWrite(seat, visit);
      });
    }
  }
}

const foundWords = {
  'en-US': /^The answer was lost, but the change was made: the server has /,
  'zh-CN': /^未收到应答，但已完成：服务器当前为 /,
} as const;

// Rows GEN-057 to 060: the server's words, by a code that is not 200 in any envelope and by HTTP 500.
async function runWrite({ page, console, say }: Seat, { row, failures }: Visit<Write>): Promise<void> {
  await page.goto(row.path);
  const before = await countLog(page);
  await row.type?.(page, say);
  let attempt = 0;
  let settled = false;
  for (const failure of failures) {
    await fail(console, [row.endpoint], failure);
    const bear = silenceOf(page, [row.endpoint], failure);
    await row.press(page, say, attempt++);
    await bear();
    const found = row.readBack === true && failure === 'cut';
    if (found) await expect(toast(page, say, foundWords[say.language])).toBeVisible();
    else if (row.told) await row.told(page, say, failure);
    // A form says it itself, and then no toast repeats it.
    else if (!isLost(failure))
      await expect(page.getByText(say.failure(failure), { exact: true })).toHaveCount(1);
    else await expect(toast(page, say, say.writeFailure(failure))).toBeVisible();
    settled = found || (row.settles === true && failure === 'cut');
    if (!settled) await row.kept(page, say);
  }
  await console.pretend({ failures: {} });
  if (!settled) await row.press(page, say, attempt);
  if (!(settled && row.readBack)) await row.done(page, say, settled);
  // A write that was cut was done: trying it again is the same change.
  const sent = page.calls(endpointOf(row.endpoint).path).map(({ headers }) => headers.get('idempotency-key'));
  const again = failures.includes('cut') && !settled && endpointOf(row.endpoint).effect === 'write';
  if (again) expect(sent.at(-1), 'the key of the retry').toBe(sent.at(-2));
  if (row.logged !== 0) expect((await countLog(page)) - before, 'changes made').toBe(row.logged ?? 1);
}

async function speak(page: Page, language: Language): Promise<Say> {
  await bridge.settings.update({ language });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  return sayIn(language);
}

function fail(console: Console, ids: readonly string[], failure: Failure) {
  return console.pretend({ failures: Object.fromEntries(ids.map((id) => [id, failure])) });
}

/** From now on: of a server that does not answer these calls, lets the time pass after which each is given up. */
function silenceOf(page: Page, ids: readonly string[], failure: Failure): () => Promise<void> {
  const paths = ids.map((id) => endpointOf(id).path);
  const before = paths.map((path) => page.calls(path).length);
  return async () => {
    if (failure !== 'timeout') return;
    for (const [index, path] of paths.entries()) {
      await page.waitForCall(path, before[index] ?? 0);
      await page.settled();
      // Later requests are answered: the program has this call by now.
      await page.ask(currentSession.path);
      await page.pass(deadlineDefault);
    }
  };
}

/** Rows of the operation log: what the server has done. */
async function countLog(page: Page): Promise<number> {
  const streamFilter = { module: 'basicserver', pageNo: 1, pageSize: 1 } as const;
  const { url } = encodeRequest(pageQueryOperationLog, { streamFilter });
  const text = await page.ask(url);
  return Number(JSON.parse(text.trim().split('\n').at(-1) ?? '{}').data?.total);
}
