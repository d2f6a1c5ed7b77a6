import { chmod, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BridgeReply } from '#shared/bridge/errors.ts';
import { callNames } from '#shared/bridge/index.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import { newServerDraft } from '#shared/rules/servers/draft.ts';
import { until } from '#shared/testing/until.ts';
import { createProgram, DataFolderError, type Program, type ShellHooks } from './index.ts';

let dataDir: string;
let program: Program | undefined;
const hooks = {
  shell: 'desktop',
  systemLanguage: 'zh-CN',
  openDialog: vi.fn(async (): Promise<string[]> => []),
  openFolder: vi.fn(async (): Promise<string | null> => null),
  keyStore: null,
  systemProxy: null,
  chooseSaveTarget: vi.fn<ShellHooks['chooseSaveTarget']>(async () => null),
  openExternal: vi.fn(async () => true),
  openPlatformPage: vi.fn(async () => true),
  signInPage: vi.fn(async (): Promise<string | null> => null),
} satisfies ShellHooks;

beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'steward-program-')), 'data');
  vi.clearAllMocks();
});
afterEach(async () => {
  await program?.close();
  program = undefined;
});

async function start(): Promise<Program> {
  program = await createProgram({ dataDir, hooks, version: '1.2.3' });
  return program;
}
async function ask(name: string, args: unknown = {}): Promise<unknown> {
  const reply: BridgeReply = await (program ?? (await start())).door.call(name, args, { trusted: true });
  if (!reply.ok) throw reply.error;
  return reply.value;
}

it('answers facts, settings and servers in one call', async () => {
  expect(await ask('app.start')).toMatchObject({
    facts: { name: 'Steward', version: '1.2.3', shell: 'desktop', systemLanguage: 'zh-CN', notices: [] },
    settings: { appearance: 'system' },
    servers: { active: 'sandbox' },
  });
});

it('has a handler for every call of the contract', async () => {
  const { door } = await start();
  for (const name of callNames()) {
    const reply = await door.call(name, { bad: 'arguments' }, { trusted: false });
    expect(reply, name).toMatchObject({ error: { code: 'FORBIDDEN_SENDER' } });
  }
});

it('tells every listener what changed', async () => {
  const { onEvent } = await start();
  const listener = vi.fn();
  onEvent(() => {
    throw new Error('a broken listener');
  });
  const stop = onEvent(listener);
  await ask('settings.update', { appearance: 'dark' });
  expect(listener).toHaveBeenCalledExactlyOnceWith(
    'settings.changed',
    expect.objectContaining({ appearance: 'dark' }),
  );
  stop();
  await ask('settings.update', { appearance: 'light' });
  expect(listener).toHaveBeenCalledOnce();
});

it('carries a request to the sandbox, which starts with it', async () => {
  const { gateway } = await start();
  expect(await readdir(dataDir)).not.toContain('sandbox');
  const request = { headers: [], body: null, method: 'GET', signal: new AbortController().signal };
  const answer = await gateway.handle({ ...request, target: '/api/no/such/endpoint' });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.headers.some(([name]) => name.toLowerCase() === 'x-steward-gateway')).toBe(false);
  expect(await readdir(dataDir)).toContain('sandbox');
});

it('changes and tells the sandbox scenario', async () => {
  const { onEvent } = await start();
  const listener = vi.fn();
  onEvent(listener);
  const scenario = await ask('sandbox.scenario');
  await ask('sandbox.pretend', { ...(scenario as object), deployment: 'private' });
  expect(listener).toHaveBeenCalledWith(
    'sandbox.changed',
    expect.objectContaining({ deployment: 'private' }),
  );
  expect(await ask('sandbox.reset')).toBeNull();
  expect(await ask('sandbox.expireSessions')).toBeNull();
});

it('explains a licence file that the dialog gave, in stages', async () => {
  const path = join(dataDir, '..', 'picture.lic');
  await writeFile(path, Buffer.from('89504e470d0a1a0a', 'hex'));
  hooks.openDialog.mockResolvedValueOnce([path]);
  const { files } = (await ask('files.open', { purpose: 'licence', multiple: false })) as {
    files: { id: string }[];
  };
  const stages = vi.fn();
  const reply = await program?.door.call(
    'licence.parse',
    { file: files[0]?.id },
    { trusted: true },
    { onProgress: stages },
  );
  expect(reply).toMatchObject({ ok: true, value: { name: 'picture.lic', readable: false, verified: false } });
  expect(stages).toHaveBeenCalledWith({ stage: 'reading' });
  await expect(ask('licence.parse', { file: 'unknown' })).rejects.toMatchObject({ code: 'FILE_UNKNOWN' });
});

describe('licences', () => {
  it('of a folder: chosen, listed, told of, read, noted', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'steward-licences-'));
    await writeFile(join(folder, 'a.json'), '{}');
    const { onEvent } = await start();
    const listener = vi.fn();
    onEvent(listener);
    expect(await ask('licence.openFolder')).toEqual({ folder: null });
    hooks.openFolder.mockResolvedValueOnce(folder);
    const opened = (await ask('licence.openFolder')) as { folder: { id: string; name: string } };
    const listed = await ask('licence.watchFolder', { folder: opened.folder.id });
    expect(listed).toMatchObject({ files: [{ name: 'a.json', size: 2 }], leftOut: 0 });
    const { files } = listed as { files: { id: string }[] };
    const { summaries } = (await ask('licence.survey', { files: files.map(({ id }) => id) })) as {
      summaries: object[];
    };
    expect(summaries).toMatchObject([{ name: 'a.json', readable: false }]);
    expect(await ask('licence.history', { search: '', offset: 0, limit: 10 })).toMatchObject({
      entries: [{ name: 'a.json' }],
      total: 1,
    });
    await writeFile(join(folder, 'b.lic'), 'x');
    await until(() => listener.mock.calls.some(([name]) => name === 'licence.folderChanged'));
    expect(listener).toHaveBeenCalledWith('licence.folderChanged', {
      folder: opened.folder.id,
      files: [expect.objectContaining({ name: 'a.json' }), expect.objectContaining({ name: 'b.lic' })],
      leftOut: 0,
      skipped: { count: 0, first: [] },
      problem: null,
    });
    expect(await ask('licence.closeFolder', { folder: opened.folder.id })).toBeNull();
    expect(await ask('licence.forgetHistory', { all: true })).toEqual({ forgotten: 1 });
  });

  it('have keys that ship, and no key store where the shell has none', async () => {
    expect(await ask('licence.keys')).toMatchObject({
      keys: expect.arrayContaining([expect.objectContaining({ source: 'shipped', sample: true })]),
      policy: { problem: null },
    });
    expect(await ask('licence.keyStore')).toEqual({ available: false, backend: null, held: 0 });
    expect(await ask('licence.forgetSecrets')).toEqual({ forgotten: 0 });
  });
});

it('passes links through the policy before the shell sees them', async () => {
  expect(await ask('app.openExternal', { url: 'HTTPS://Example.com' })).toEqual({ opened: true });
  expect(hooks.openExternal).toHaveBeenCalledExactlyOnceWith('https://example.com/');
  await expect(ask('app.openExternal', { url: 'file:///etc/passwd' })).rejects.toMatchObject({
    code: 'LINK_REFUSED',
  });
  expect(hooks.openExternal).toHaveBeenCalledOnce();
});

it('opens platform pages on the server that the page shows only, and inside its base', async () => {
  expect(await ask('app.openPlatformPage', { path: 'workflow' })).toEqual({ opened: false, address: null });
  const credential = { kind: 'token', token: 'x' };
  const draft = { ...newServerDraft(), name: 'S', address: 'https://s.example.com/base', credential };
  const { profiles } = (await ask('servers.add', draft)) as { profiles: { id: string }[] };
  await ask('servers.choose', { id: profiles[1]?.id });
  expect(await ask('app.openPlatformPage', { path: '/sp/../../ebdapp/./home' })).toEqual({
    opened: true,
    address: 'https://s.example.com/base/sp/ebdapp/home',
  });
  const now = (await ask('servers.list')) as ServerList;
  const { mark } = now.profiles.find(({ id }) => id === now.active) ?? { mark: '' };
  await expect(ask('app.openPlatformPage', { path: 'home', server: 'nobody' })).rejects.toMatchObject({
    code: 'SERVER_CHANGED',
  });
  expect(hooks.openPlatformPage).toHaveBeenCalledOnce();
  await ask('servers.choose', { id: 'sandbox' });
  expect(await ask('app.openPlatformPage', { path: 'home', server: mark })).toMatchObject({ opened: true });
});

it('saves by the shell, offers a download, and says why it could not', async () => {
  const wish = { suggestedName: '../a\u202e.csv', mediaType: 'text/csv', text: 'x' };
  expect(await ask('files.save', wish)).toEqual({ outcome: 'cancelled' });
  expect(hooks.chooseSaveTarget).toHaveBeenCalledWith('a.csv');
  const path = join(dataDir, '..', 'made.csv');
  hooks.chooseSaveTarget.mockResolvedValueOnce({ path, chosen: true });
  expect(await ask('files.save', wish)).toEqual({ outcome: 'saved', name: 'made.csv' });
  expect(await readFile(path, 'utf8')).toBe('x');
  hooks.chooseSaveTarget.mockResolvedValueOnce({ path, chosen: false });
  const downloaded = { outcome: 'download', file: { name: 'a.csv', size: 1 } };
  expect(await ask('files.save', wish)).toMatchObject(downloaded);
  hooks.chooseSaveTarget.mockResolvedValueOnce({ path: join(path, 'below-a-file'), chosen: true });
  const failed = { code: 'FILE_NOT_WRITTEN', params: { name: 'a.csv', reason: 'ENOTDIR' } };
  await expect(ask('files.save', wish)).rejects.toMatchObject(failed);
});

describe('what is saved is a text or base64', () => {
  const named = { suggestedName: 'a.xlsx', mediaType: 'application/octet-stream' };
  const chosen = () => {
    const path = join(dataDir, '..', 'made.xlsx');
    hooks.chooseSaveTarget.mockResolvedValueOnce({ path, chosen: true });
    return path;
  };
  it.each([
    [{ text: '许' }, Buffer.from('许')],
    [{ text: '' }, Buffer.alloc(0)],
    [{ base64: '' }, Buffer.alloc(0)],
    [{ base64: 'UEsDBP8=' }, Buffer.from([0x50, 0x4b, 3, 4, 0xff])],
  ])('%j', async (content, bytes) => {
    const path = chosen();
    await ask('files.save', { ...named, ...content });
    expect(await readFile(path)).toEqual(bytes);
  });
  it.each([
    {},
    { text: 'x', base64: 'eA==' },
    { base64: 'eA=' },
    { base64: 'e===' },
    { base64: '=AAA' },
    { base64: 'e-_=' },
    { base64: 'eA==\n' },
    { base64: 7 },
    { base64: 'eA==', path: '/etc/x' },
  ])('%j is refused', async (content) => {
    await expect(ask('files.save', { ...named, ...content })).rejects.toMatchObject({
      code: 'BAD_ARGUMENTS',
    });
    expect(hooks.chooseSaveTarget).not.toHaveBeenCalled();
  });
  it('as large as it may be, and no larger', async () => {
    const most = Math.ceil((64 << 20) / 3) * 4;
    const path = chosen();
    await ask('files.save', { ...named, base64: 'A'.repeat(most) });
    expect((await stat(path)).size).toBeGreaterThanOrEqual(64 << 20);
    await expect(ask('files.save', { ...named, base64: 'A'.repeat(most + 4) })).rejects.toMatchObject({
      code: 'BAD_ARGUMENTS',
    });
  });
});

it('logs a crash of the console, without secrets', async () => {
  await ask('app.reportCrash', { message: 'boom', stack: 'at x\nBearer abcdefgh12345' });
  const log = await readFile(join(dataDir, 'logs', 'steward.log'), 'utf8');
  expect(log).toContain('console boom');
  expect(log).not.toContain('abcdefgh12345');
});

describe('a start in a bad place', () => {
  it('goes on without a broken settings file, and says so', async () => {
    await start();
    await ask('settings.update', { appearance: 'dark' });
    await program?.close();
    await writeFile(join(dataDir, 'settings.json'), 'garbage');
    await writeFile(join(dataDir, 'servers.json'), 'garbage');
    await start();
    const { facts, settings } = (await ask('app.start')) as { facts: object; settings: object };
    expect(facts).toMatchObject({
      notices: [
        {
          code: 'SETTINGS_CORRUPT',
          params: { file: 'settings', kept: expect.stringContaining('settings.corrupt-') },
        },
        { code: 'SERVERS_CORRUPT', params: { file: 'servers' } },
      ],
    });
    expect(settings).toMatchObject({ appearance: 'system' });
  });

  it('refuses a data folder that is a file, naming it', async () => {
    await writeFile(dataDir, 'x');
    const failure = await start().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DataFolderError);
    expect(failure).toMatchObject({ code: 'DATA_FOLDER_UNUSABLE', path: dataDir, reason: 'EEXIST' });
    expect(String(failure)).toContain('--data');
  });

  const isUnlimited = process.getuid?.() === 0 || process.platform === 'win32';
  it.skipIf(isUnlimited)('refuses a folder without rights', async () => {
    await start();
    await program?.close();
    await chmod(dataDir, 0o500);
    await expect(start()).rejects.toMatchObject({ reason: 'EACCES' });
    await chmod(dataDir, 0o700);
  });
});
