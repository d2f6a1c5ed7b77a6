/** Goes through the tables: one page for a table, failures set by the sandbox's bridge, both languages. */
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { endpoints } from '../../../src-shared/api/index.ts';
import { pageQueryOperationLog } from '../../../src-shared/api/operation-log/operation-log.ts';
import { encodeRequest } from '../../../src-shared/api/wire.ts';
import type { Page } from '../support/page.ts';
import { type Console, expect, step } from '../support/screens.ts';
import type { Read } from './reads.ts';
import { type Failure, failuresFor, type Language, languages, type Say, sayIn } from './words.ts';
import { toast, toasts, type Write } from './writes.ts';

/**
 * Milliseconds after which a server that does not answer is given up here, instead of 120 s; no less than the first call
 * of an area takes on a busy machine, whose code the sandbox loads with it.
 */
export const shortDeadline = 20_000;

export async function runReads(
  page: Page,
  console: Console,
  account: Parameters<Console['signIn']>[0],
  rows: readonly Read[],
): Promise<void> {
  await console.openAs(account, '/info');
  for (const language of languages) {
    const say = await speak(page, language);
    for (const [index, row] of rows.entries()) {
      await step(`${row.endpoint} at ${row.path}, ${language}`, async () => {
        if (row.title === 'silent') await runSilent(page, console, row, index, say);
        else await runRead(page, console, row, index, say);
      });
    }
  }
}

async function runRead(page: Page, console: Console, row: Read, index: number, say: Say): Promise<void> {
  const title = row.title === null ? '' : say(row.title);
  const notices = page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: title });
  const retry = notices.getByRole('button', { name: say('common.retry'), exact: true });
  const [first, second] = failuresFor(index, say.language);
  await fail(console, [row.endpoint, ...(row.also ?? [])], first);
  await page.goto(row.path);
  await row.open?.(page, say);
  await expect(notices.filter({ hasText: readFailure(row, first, say) })).toBeVisible();
  await fail(console, [row.endpoint, ...(row.also ?? [])], second);
  await retry.click();
  await expect(notices.filter({ hasText: readFailure(row, second, say) })).toBeVisible();
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
async function runSilent(page: Page, console: Console, row: Read, index: number, say: Say): Promise<void> {
  for (const failure of failuresFor(index, say.language)) {
    await fail(console, [row.endpoint, ...(row.also ?? [])], failure);
    const { path } = endpointOf(row.endpoint);
    const before = page.calls(path).length;
    await page.goto(row.path);
    await page.waitForCall(path, before);
    await expect((row.meanwhile ?? row.content)(page, say)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(say.failure(failure))).toHaveCount(0);
  }
  await console.pretend({ failures: {} });
  await page.reload();
  await expect(row.content(page, say)).toBeVisible();
}

export async function runWrites(page: Page, console: Console, rows: readonly Write[]): Promise<void> {
  await console.open('/info');
  for (const language of languages) {
    const say = await speak(page, language);
    // What a server does once, or not again for a while, it can do once in each language.
    await bridge.sandbox.reset({});
    localStorage.removeItem('steward.usedSpaceRefresh');
    let account = '';
    for (const [index, row] of rows.entries()) {
      await step(`${row.endpoint} at ${row.path}, ${language}`, async () => {
        if (row.account !== account) await console.signIn(row.account);
        account = row.account;
        await runWrite(page, console, row, index, say);
      });
    }
  }
}

const foundWords = {
  'en-US': /^The answer was lost, but it is done: the server holds /,
  'zh-CN': /^未收到应答，但已完成：服务器当前为 /,
} as const;

// Rows GEN-057 to 060: the server's words, by a code that is not 200 in any envelope and by HTTP 500.
async function runWrite(page: Page, console: Console, row: Write, index: number, say: Say): Promise<void> {
  await page.goto(row.path);
  const before = await countLog(page);
  await row.type?.(page, say);
  let attempt = 0;
  let settled = false;
  for (const failure of failuresFor(index, say.language)) {
    await fail(console, [row.endpoint], failure);
    await row.press(page, say, attempt++);
    const found = row.readBack === true && failure === 'cut';
    if (found) await expect(toast(page, say, foundWords[say.language])).toBeVisible();
    else if (row.told) await row.told(page, say, failure);
    else await expect(toast(page, say, say.writeFailure(failure))).toBeVisible();
    settled = found || (row.settles === true && failure === 'cut');
    if (!settled) await row.kept(page, say);
  }
  await console.pretend({ failures: {} });
  if (!settled) await row.press(page, say, attempt);
  if (!(settled && row.readBack)) await row.done(page, say, settled);
  // A write that was cut was done: trying it again is the same change.
  const sent = page.calls(endpointOf(row.endpoint).path).map(({ headers }) => headers.get('idempotency-key'));
  const cut = failuresFor(index, say.language).includes('cut');
  if (cut && !settled && isWrite(row.endpoint)) expect(sent.at(-1), 'the key of the retry').toBe(sent.at(-2));
  if (row.logged !== 0) expect((await countLog(page)) - before, 'changes made').toBe(row.logged ?? 1);
}

async function speak(page: Page, language: Language): Promise<Say> {
  await bridge.settings.update({ language });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  return sayIn(language);
}

function fail(console: Console, ids: readonly string[], failure: 'refused' | 'http500' | 'timeout' | 'cut') {
  return console.pretend({ failures: Object.fromEntries(ids.map((id) => [id, failure])) });
}

function endpointOf(id: string) {
  const found = endpoints.find((endpoint) => endpoint.id === id);
  if (!found) throw new Error(`no endpoint ${id}`);
  return found;
}
const isWrite = (id: string) => endpointOf(id).effect === 'write';

/** Rows of the operation log: what the server has done. */
async function countLog(page: Page): Promise<number> {
  const streamFilter = { module: 'basicserver', pageNo: 1, pageSize: 1 } as const;
  const { url } = encodeRequest(pageQueryOperationLog, { streamFilter });
  const text = await page.ask(url);
  return Number(JSON.parse(text.trim().split('\n').at(-1) ?? '{}').data?.total);
}
