/** The bridge over IPC: calls, cancelling, files, events. */

import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { channels } from '#shared/bridge/preload.ts';
import { newServerDraft } from '#shared/rules/servers/draft.ts';
import { until } from '#shared/testing/until.ts';
import { app, type Contents, ipcMain, recordedOf, resetElectron } from './electron.ts';
import { invoke, quit, remembered, startAgain, startDesktop } from './start.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(resetElectron);
afterEach(quit);

/** A server that takes a connection and then says nothing. */
let silent: Server;
let reached = 0;
beforeAll(async () => {
  silent = createServer(() => {
    reached += 1;
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(() => silent.close());
function slowDraft(): object {
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { id: null, draft: { ...newServerDraft(), name: 'x', address: `http://127.0.0.1:${port}` } };
}

/** A call that ends only by being cancelled, once the server is waited for. */
async function callUnderWay(contents: Contents): Promise<Promise<unknown>[]> {
  const before = reached;
  const reply = call(contents, 'servers.test', slowDraft(), 'slow');
  await until(() => reached > before);
  // In a list, since a promise alone would be awaited.
  return [reply];
}

let id = 0;
const call = (contents: Contents, name: unknown, args: unknown = {}, callId: unknown = `c${id++}`) =>
  invoke(contents, channels.call, [name, args, callId]);
const listen = (contents: Contents): unknown =>
  ipcMain.listeners.get(channels.listen)?.({ sender: contents, senderFrame: contents.mainFrame });
const events = (contents: Contents): unknown[][] =>
  contents.sent.filter(([channel]) => channel === channels.event);
async function licenceFile(): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'steward-drop-')), 'a.lic');
  await writeFile(path, '{}');
  return path;
}

describe('calls', () => {
  it('reach the program and come back as replies', async () => {
    const { window } = await startDesktop();
    expect(await call(window.webContents, 'app.start')).toMatchObject({
      ok: true,
      value: { facts: { shell: 'desktop', version: '9.9.9', systemLanguage: 'en-US' } },
    });
    expect(await call(window.webContents, 'nope')).toMatchObject({
      ok: false,
      error: { code: 'UNKNOWN_CALL' },
    });
  });

  it.each([
    [1, {}, 'a'],
    [undefined, {}, 'a'],
    ['settings.get', {}, undefined],
    ['settings.get', {}, 'x'.repeat(65)],
    ['settings.get', {}, ['x']],
  ])('that are none are refused: %j %j %j', async (name, args, callId) => {
    const { window } = await startDesktop();
    expect(await invoke(window.webContents, channels.call, [name, args, callId])).toMatchObject({
      error: { code: 'BAD_ARGUMENTS' },
    });
  });

  it('report progress under their id, and can be cancelled', async () => {
    const { window } = await startDesktop();
    const contents = window.webContents;
    const dropped = (await invoke(contents, channels.drop, [await licenceFile()])) as {
      value: { id: string };
    };
    await call(contents, 'licence.parse', { file: dropped.value.id }, 'mine');
    expect(contents.sent).toContainEqual([channels.progress, 'mine', { stage: 'reading' }]);

    const [reply] = await callUnderWay(contents);
    ipcMain.listeners.get(channels.cancel)?.({ sender: contents, senderFrame: contents.mainFrame }, 'slow');
    expect(await reply).toMatchObject({ ok: false, error: { code: 'CANCELLED' } });
  });

  it.each<[string, (contents: Contents) => unknown]>([
    ['reloaded', (contents) => contents.reload()],
    ['crashed', (contents) => contents.emit('render-process-gone', {}, { reason: 'crashed' })],
    ['destroyed', (contents) => contents.emit('destroyed')],
  ])('end with the page: %s', async (_, ends) => {
    const { window } = await startDesktop();
    const contents = window.webContents;
    const [reply] = await callUnderWay(contents);
    ends(contents);
    expect(await reply).toMatchObject({ error: { code: 'CANCELLED' } });
  });

  it('outlive a navigation that the walls refuse, and so do events', async () => {
    const { window } = await startDesktop();
    const contents = window.webContents;
    listen(contents);
    const [reply] = await callUnderWay(contents);
    expect(contents.follow('https://example.com/')).toBe(false);
    await call(contents, 'settings.update', { appearance: 'dark' });
    expect(events(contents)).toHaveLength(1);
    ipcMain.listeners.get(channels.cancel)?.({ sender: contents, senderFrame: contents.mainFrame }, 'slow');
    expect(await reply).toMatchObject({ error: { code: 'CANCELLED' } });
  });

  it('that are given up while the program is still starting are not done', async () => {
    const { window } = await startDesktop();
    const contents = window.webContents;
    const before = reached;
    const cancelled = call(contents, 'servers.test', slowDraft(), 'slow');
    ipcMain.listeners.get(channels.cancel)?.({ sender: contents, senderFrame: contents.mainFrame }, 'slow');
    const left = call(contents, 'servers.test', slowDraft(), 'of the page before');
    contents.reload();
    for (const reply of [cancelled, left])
      expect(await reply).toMatchObject({ ok: false, error: { code: 'CANCELLED' } });
    expect(reached).toBe(before);
  });
});

describe('files', () => {
  it('are dropped as handles; no path comes back', async () => {
    const { window } = await startDesktop();
    const path = await licenceFile();
    const reply = (await invoke(window.webContents, channels.drop, [path])) as { value: { id: string } };
    expect(reply).toMatchObject({ ok: true, value: { name: 'a.lic', size: 2 } });
    expect(JSON.stringify(reply)).not.toContain(tmpdir());
  });

  it.each(['', undefined, 1, '/no/such/file'])('%j is no file', async (path) => {
    const { window } = await startDesktop();
    expect(await invoke(window.webContents, channels.drop, [path])).toMatchObject({
      ok: false,
      error: { code: 'FILE_UNREADABLE' },
    });
  });
});

describe('events', () => {
  it('go to a console that listens, and not before', async () => {
    const { window } = await startDesktop();
    const contents = window.webContents;
    await call(contents, 'settings.update', { appearance: 'dark' });
    expect(events(contents)).toEqual([]);
    listen(contents);
    expect(events(contents)).toEqual([]);
    await call(contents, 'settings.update', { appearance: 'light' });
    expect(events(contents)).toEqual([
      [channels.event, 'settings.changed', expect.objectContaining({ appearance: 'light' })],
    ]);
  });

  it('of the user wait for a console that listens', async () => {
    const { window } = await startDesktop({ argv: [await licenceFile(), 'notes.txt', '--', '--flag.lic'] });
    const contents = window.webContents;
    app.emit('open-file', { preventDefault: vi.fn() }, await licenceFile());
    await remembered('a.lic', 2);
    expect(events(contents)).toEqual([]);
    listen(contents);
    expect(events(contents)).toHaveLength(2);
    for (const [, name, payload] of events(contents)) {
      expect(name).toBe('files.opened');
      expect(payload).toEqual({ files: [expect.objectContaining({ name: 'a.lic', size: 2 })] });
    }
  });

  it('of a second start bring the window forward with its files', async () => {
    const path = await licenceFile();
    const { window } = await startDesktop();
    listen(window.webContents);
    window.state.minimised = true;
    startAgain(['steward', 'a.lic', 'gone.lic'], join(path, '..'));
    await until(() => events(window.webContents).length > 0);
    expect(recordedOf('window.restore')).toHaveLength(1);
    expect(recordedOf('window.focus')).toHaveLength(1);
    expect(events(window.webContents)[0]?.[2]).toEqual({
      files: [expect.objectContaining({ name: 'a.lic' })],
    });
  });
});
