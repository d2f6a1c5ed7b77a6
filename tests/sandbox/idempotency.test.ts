/** A write that arrives twice with one Idempotency-Key is one write (limits: durability and faults). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { flushUsedSpace } from '#shared/api/tenant/changes.ts';
import { encodeRequest } from '#shared/api/wire.ts';
import type { Sandbox } from '../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from './client.ts';
import { tenantKey } from './sample-input.ts';

let now = Date.UTC(2026, 5, 1);
let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  now = Date.UTC(2026, 5, 1);
  sandbox = await freshSandbox({ now: () => now });
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

/** Refreshing the used space works once in two hours, so that a second effect shows. */
async function refresh(key: string | null): Promise<number> {
  const wire = encodeRequest(flushUsedSpace, { tenantKey, time: now });
  const headers = new Headers({ cookie: client.cookie() ?? '' });
  if (wire.contentType) headers.set('content-type', wire.contentType);
  if (key) headers.set('idempotency-key', key);
  const init: RequestInit = { method: wire.method, headers, body: wire.body };
  const response = await sandbox.fetch(new Request(`http://sandbox${wire.url}`, init));
  return ((await response.json()) as { code: number }).code;
}

test('the same key gets the same answer, side by side and afterwards', async () => {
  expect(await Promise.all([refresh('a'), refresh('a'), refresh('a')])).toEqual([200, 200, 200]);
  expect(await refresh('a')).toBe(200);
});

test('another key, or none, is another write', async () => {
  expect(await refresh('a')).toBe(200);
  expect(await refresh('b')).not.toBe(200);
  expect(await refresh(null)).not.toBe(200);
});

test('a key is remembered for ten minutes, and for its own session only', async () => {
  expect(await refresh('a')).toBe(200);
  client = await signedIn(sandbox, 'systemAdministrator');
  expect(await refresh('a')).not.toBe(200);
  now += 11 * 60_000;
  expect(await refresh('b')).not.toBe(200);
});

test.each(['cut', 'contract', 'html', 'http500', 'http500Done', 'timeout'] as const)(
  'after an answer that went wrong on its way (%s) the same key gets the answer, and it was done once',
  async (failure) => {
    const { failures, ...scenario } = sandbox.scenario();
    await sandbox.pretend({ ...scenario, failures: { ...failures, [flushUsedSpace.id]: failure } });
    const first = await Promise.race([
      refresh('a').catch(() => 'broken'),
      new Promise((resolve) => setTimeout(resolve, 100, 'silent')),
    ]);
    expect(first).not.toBe(200);
    await sandbox.pretend({ ...scenario, failures });
    expect(await refresh('a')).toBe(200);
    expect(await refresh('b')).not.toBe(200);
  },
);
