/** The sandbox in its thread answers as the one in process does, and nothing of it works on this thread. */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { filePreviewPath, uploadModuleFile } from '#shared/api/file-upload/file-upload.ts';
import { pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import { normalScenario } from '#shared/bridge/sandbox.ts';
import { openOwnSandbox } from '../../../src-main/program/own-sandbox.ts';
import type { SomeSandbox } from '../../../src-main/sandbox/index.ts';
import { signedIn } from '../client.ts';

vi.mock('../../../src-main/sandbox/index.ts', () => ({
  createSandbox() {
    throw new Error('the sandbox works on the thread that draws windows');
  },
}));

let dataDir: string;
let opened: SomeSandbox[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-thread-'));
  opened = [];
});
afterEach(async () => {
  for (const sandbox of opened) await sandbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(now: () => number = Date.now): Promise<SomeSandbox> {
  const notices: never[] = [];
  const sandbox = await openOwnSandbox({ dataDir, notices, now, checkResponses: true, inThread: true });
  opened.push(sandbox);
  return sandbox;
}

const failing = (endpoint: { readonly id: string }, failure: 'cut' | 'timeout') => ({
  ...normalScenario,
  failures: { [endpoint.id]: failure },
});

test('answers, keeps its scenario, and is closed with its file', async () => {
  const sandbox = await open();
  const client = await signedIn(sandbox, 'systemAdministrator');
  expect((await client.call(getTenantInfo, {})).tenantName).not.toBe('');
  expect(await sandbox.pretend({ ...normalScenario, edition: 'free' })).toMatchObject({ edition: 'free' });
  expect(sandbox.scenario().edition).toBe('free');
  await sandbox.reset();
  await sandbox.expireSessions();
  await expect(client.call(getTenantInfo, {})).rejects.toBeInstanceOf(ApiError);
  await sandbox.close();
  expect(await readdir(join(dataDir, 'sandbox'))).toEqual(['platform.db']);
  await expect(sandbox.fetch(new Request('http://sandbox/api/x'))).rejects.toThrow('closed');
  expect((await open()).scenario().edition).toBe('free');
});

test('takes files, gives them back, and streams rows', async () => {
  const sandbox = await open();
  const client = await signedIn(sandbox, 'systemAdministrator');
  const { fileId } = await client.call(uploadModuleFile, uploadModuleFile.example());
  const cookie = client.cookie() ?? '';
  const path = filePreviewPath({ fileId, type: 'imgs' });
  const shown = await sandbox.fetch(new Request(`http://sandbox${path}`, { headers: { cookie } }));
  expect(new Uint8Array(await shown.arrayBuffer()).subarray(1, 4)).toEqual(new TextEncoder().encode('PNG'));
  const { rows } = await client.rows(pageQueryLoginLog, { streamFilter: { pageNo: 1, pageSize: 10 } });
  expect(rows).toHaveLength(10);
});

test('breaks off a body, and is left by whoever gives up', async () => {
  const sandbox = await open();
  const client = await signedIn(sandbox, 'systemAdministrator');
  await sandbox.pretend(failing(getTenantInfo, 'cut'));
  const response = await client.send(getTenantInfo, {});
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  await sandbox.pretend(failing(getTenantInfo, 'timeout'));
  const caller = new AbortController();
  const pending = client.send(getTenantInfo, {}, { signal: caller.signal });
  const early = AbortSignal.abort();
  await expect(client.send(getTenantInfo, {}, { signal: early })).rejects.toMatchObject({
    name: 'AbortError',
  });
  caller.abort();
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  await sandbox.pretend(normalScenario);
  expect((await client.call(getTenantInfo, {})).tenantName).not.toBe('');
});

test('goes by the program’s clock', async () => {
  let time = Date.UTC(2026, 10, 21, 12);
  const sandbox = await open(() => time);
  const client = await signedIn(sandbox, 'systemAdministrator');
  await client.call(getTenantInfo, {});
  time += 400 * 86_400_000;
  await expect(client.call(getTenantInfo, {})).rejects.toBeInstanceOf(ApiError);
});

test('says why its database cannot be opened', async () => {
  await mkdir(join(dataDir, 'sandbox', 'platform.db'), { recursive: true });
  await expect(open()).rejects.toThrow(/database|directory|open/i);
});
