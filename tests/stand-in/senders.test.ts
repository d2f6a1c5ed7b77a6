/** Forged callers over IPC: every one is refused on every channel, and nothing runs (limits.md §2). */

import { writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { channels } from '#shared/bridge/preload.ts';
import { newServerDraft } from '#shared/rules/servers/draft.ts';
import { until } from '#shared/testing/until.ts';
import { app, BrowserWindow, type Contents, Frame, ipcMain, resetElectron } from './electron.ts';
import { invoke, quit, remembered, startDesktop } from './start.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(resetElectron);
afterEach(quit);

const home = 'console://app/';
const origin = 'console://app';
function frame(url: string, from: string, over: Partial<Frame> = {}): Frame {
  return Object.assign(new Frame(url, from), over);
}

/** Each makes a caller out of the console's own contents. */
const forged: Record<string, (contents: Contents) => Frame | null> = {
  'no frame': () => null,
  'an iframe of the same origin': (c) => frame(home, origin, { parent: c.mainFrame }),
  'an iframe that claims to be the main frame': (c) => {
    c.mainFrame = frame(home, origin, { parent: frame(home, origin) });
    return c.mainFrame;
  },
  'another frame object without a parent': () => frame(home, origin),
  'a destroyed frame': (c) => Object.assign(c.mainFrame, { destroyed: true }),
  'a detached frame': (c) => Object.assign(c.mainFrame, { detached: true }),
  'a frame that throws when it is asked': (c) => {
    c.mainFrame = new Proxy(c.mainFrame, {
      get: () => {
        throw new Error('Render frame was disposed');
      },
    });
    return c.mainFrame;
  },
  'a destroyed page': (c) => {
    c.destroyed = true;
    return c.mainFrame;
  },
  ...Object.fromEntries(
    (
      [
        ['another site', 'https://example.com/', 'https://example.com'],
        ['a site named like us', 'https://app/', 'https://app'],
        ['another host of the scheme', 'console://evil/', 'console://evil'],
        ['a longer host', 'console://app.evil/', 'console://app.evil'],
        ['a longer scheme', 'consolex://app/', 'consolex://app'],
        ['about:blank', 'about:blank', 'null'],
        ['about:blank that inherited the origin', 'about:blank', origin],
        ['about:srcdoc', 'about:srcdoc', origin],
        ['a data page', 'data:text/html,x', 'null'],
        ['a blob page', 'blob:console://app/1', origin],
        ['a file', 'file:///tmp/x.html', 'file://'],
        ['our address with an opaque origin (a sandboxed document)', home, 'null'],
        ['our origin with a foreign address', 'https://example.com/', origin],
        ['an empty frame', '', ''],
      ] as const
    ).map(([name, url, from]) => [
      name,
      (c: Contents) => {
        c.mainFrame = frame(url, from);
        return c.mainFrame;
      },
    ]),
  ),
};

describe.each(Object.entries(forged))('%s', (_name, forge) => {
  it('is refused on every channel', async () => {
    const { window } = await startDesktop();
    const contents = window.webContents;
    const caller = forge(contents);
    const refusal = { ok: false, error: { code: 'FORBIDDEN_SENDER' } };
    expect(
      await invoke(contents, channels.call, ['settings.update', { appearance: 'dark' }, '1'], caller),
    ).toMatchObject(refusal);
    expect(await invoke(contents, channels.drop, ['/etc/passwd'], caller)).toMatchObject(refusal);
    expect(contents.sent).toEqual([]);
  });
});

it('refuses a window that was not opened for the console, even on its origin', async () => {
  await startDesktop();
  const other = new BrowserWindow({ webPreferences: {} });
  expect(await invoke(other.webContents, channels.call, ['app.start', {}, '1'])).toMatchObject({
    error: { code: 'FORBIDDEN_SENDER' },
  });
});

it('tells a forged listener nothing, not even what waits for a console', async () => {
  const { dataDir, window } = await startDesktop();
  const path = join(dataDir, 'a.lic');
  await writeFile(path, '{}');
  app.emit('open-file', { preventDefault: vi.fn() }, path);
  await remembered('a.lic', 1);
  const listen = (senderFrame: Frame | null): unknown =>
    ipcMain.listeners.get(channels.listen)?.({ sender: window.webContents, senderFrame });
  listen(null);
  listen(new Frame(home, origin));
  expect(window.webContents.sent).toEqual([]);
  listen(window.webContents.mainFrame);
  expect(window.webContents.sent).toHaveLength(1);
});

it('does not let a forged caller cancel', async () => {
  const reached = vi.fn();
  const silent = createServer(reached);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const { window } = await startDesktop();
  const contents = window.webContents;
  const draft = { ...newServerDraft(), name: 'x', address: `http://127.0.0.1:${port}` };
  const done = vi.fn();
  const reply = invoke(contents, channels.call, ['servers.test', { id: null, draft }, 'mine']).then(done);
  const cancel = (senderFrame: Frame | null): unknown =>
    ipcMain.listeners.get(channels.cancel)?.({ sender: contents, senderFrame }, 'mine');
  await until(() => reached.mock.calls.length > 0);
  cancel(null);
  cancel(new Frame(home, origin));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(done).not.toHaveBeenCalled();
  cancel(contents.mainFrame);
  await reply;
  expect(done).toHaveBeenCalledWith(
    expect.objectContaining({ error: expect.objectContaining({ code: 'CANCELLED' }) }),
  );
  silent.close();
});

it('changes nothing for a forged caller', async () => {
  const { window } = await startDesktop();
  await invoke(window.webContents, channels.call, ['settings.update', { appearance: 'dark' }, '1'], null);
  expect(await invoke(window.webContents, channels.call, ['settings.get', {}, '2'])).toMatchObject({
    ok: true,
    value: { appearance: 'system' },
  });
});
