/** A page that goes takes with it what it asked for and what it held, as in a browser: the next one begins anew. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect as expectThat, onTestFinished } from 'vitest';
import { onChangeOutcome } from '../../../src-renderer/data/changes/door.ts';
import { webTransport } from '../../../src-renderer/data/shell/web.ts';
import { network } from './network.ts';
import { expect, test } from './screens.ts';

test('a request that is never answered does not keep the next page waiting', async ({ page, console }) => {
  await console.open('/info');
  await page.settled();
  await page.route('/api/never', () => new Promise(() => undefined));
  const asked = fetch('/api/never').catch(({ name }: Error) => name);
  await page.waitForCall('/api/never', 0);
  expectThat(network.isBusy()).toBe(true);
  await page.reload();
  expectThat(await asked).toBe('AbortError');
  await page.settled();
});

test('a lock that a page held is free for the next one', async ({ page, console }) => {
  await console.open('/info');
  void navigator.locks.request('held', () => new Promise(() => undefined));
  await page.reload();
  expectThat(await navigator.locks.request('held', async () => 'free')).toBe('free');
});

test('a change that a page was sending has its outcome when the test has ended', async ({
  page,
  console,
}) => {
  const outcomes: string[] = [];
  const stop = onChangeOutcome(({ result }) => outcomes.push(result));
  onTestFinished(() => {
    stop();
    expectThat(outcomes).toEqual(['unknown']);
  });
  await console.openAs('systemAdministrator', '/base/licenceRemind');
  await page.getByRole('spinbutton', { name: 'Warning value' }).fill('60');
  await console.pretend({ failures: { 'licenceRemind.save': 'timeout' } });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
});

const waysToSend = {
  'an address': (form: FormData, signal: AbortSignal) =>
    fetch('/bridge/files', { method: 'POST', body: form, signal }),
  // The request is made as axios makes it.
  'a request': (form: FormData, signal: AbortSignal) =>
    fetch(new Request(new URL('/bridge/files', location.href), { method: 'POST', body: form, signal })),
};
for (const [way, send] of Object.entries(waysToSend))
  test(`a form given to ${way} and given up while its parts are written leaves nothing behind`, async ({
    page,
    console,
  }) => {
    await console.open('/info');
    await page.settled();
    const fallen: unknown[] = [];
    const note = (error: unknown) => void fallen.push(error);
    process.on('unhandledRejection', note);
    try {
      const stop = new AbortController();
      await page.route('/bridge/files', async (route) => {
        stop.abort();
        await route.fetch().catch(() => undefined);
      });
      const form = new FormData();
      for (const name of ['a', 'b', 'c']) form.append(name, new Blob([new Uint8Array(1_000_000)]), name);
      await expectThat(send(form, stop.signal)).rejects.toThrow();
      // The parts of a form are written in tasks of their own.
      for (let tasks = 0; tasks < 50; tasks += 1) await new Promise(setImmediate);
      expectThat(fallen).toEqual([]);
    } finally {
      process.off('unhandledRejection', note);
    }
  });

const turnToApply = () => ({
  method: 'POST',
  headers: { ...webTransport().requestHeaders(), 'Content-Type': 'application/json' },
  body: JSON.stringify({ server: 'sandbox/T2308147' }),
});
const waysToAsk = {
  'an address': (signal: AbortSignal) => fetch('/bridge/call/changes.turn', { ...turnToApply(), signal }),
  // The request is made as axios makes it.
  'a request': (signal: AbortSignal) =>
    fetch(new Request(new URL('/bridge/call/changes.turn', location.href), { ...turnToApply(), signal })),
};
for (const [way, ask] of Object.entries(waysToAsk))
  test(`the turn to apply that ${way} asked for is given back after memory was collected`, async ({
    page,
    console,
  }) => {
    await console.open('/info');
    await page.settled();
    for (const round of ['first', 'second']) {
      const stop = new AbortController();
      const answer = (await ask(stop.signal)).body?.getReader();
      const line = new TextDecoder().decode((await answer?.read())?.value);
      expectThat(line, round).toContain('progress');
      await collectMemory();
      stop.abort();
      await expectThat(answer?.read()).rejects.toThrow('aborted');
    }
  });

async function collectMemory(): Promise<void> {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  // The garbage collector frees the objects of a task only after the task.
  for (let tasks = 0; tasks < 5; tasks += 1) {
    collect();
    await new Promise(setImmediate);
  }
}
