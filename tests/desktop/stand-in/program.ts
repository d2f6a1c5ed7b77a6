/**
 * The built desktop program on the stand-in for Electron, as a process of its own: `node program.ts DATA first|second
 * ARGS…`. Its console window is a page of Chromium that the parent drives (start-in-chromium.ts).
 */
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';
import type { BrowserWindow } from '../../stand-in/electron.ts';
import { serveConsole } from './console-server.ts';
import type { FromProgram, ToProgram } from './messages.ts';

const [dataDir = '', which, ...args] = process.argv.slice(2);
const address = new URL('../../stand-in/electron.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: address, shortCircuit: true } : next(specifier, context),
});
// A report names the version of Electron.
Object.defineProperty(process, 'versions', { value: { ...process.versions, electron: '45.0.0' } });

const electron: typeof import('../../stand-in/electron.ts') = await import(address);
const { preventable } = await import('../../stand-in/electron/rules.ts');
const { answers, app, ipcMain, recorded, recordedOf, schemeHandlers, session } = electron;
answers.lock = which === 'first';

const say = (message: FromProgram): void => void process.send?.(message);
const waiting = new Map<number, (value: unknown) => void>();
let last = 0;
const ask = (message: { kind: 'pdf' | 'clipboard' } | { kind: 'load'; url: string }): Promise<unknown> =>
  new Promise((answered) => {
    const id = ++last;
    waiting.set(id, answered);
    say({ ...message, id });
  });

let window: BrowserWindow | null = null;
let isQuitting = false;
app.on('before-quit', () => {
  isQuitting = true;
});
app.on('browser-window-created', (_event: unknown, made: BrowserWindow) => {
  window = made;
  const contents = made.webContents;
  contents.loadURL = async (url) => {
    recorded.push(['window.loadURL', url]);
    await ask({ kind: 'load', url });
  };
  contents.send = (...given) => {
    const [channel, ...rest] = given;
    contents.sent.push(given);
    say({ kind: 'deliver', channel: String(channel), args: rest });
  };
  contents.reload = () => say({ kind: 'reload' });
  contents.printToPDF = async () => Buffer.from((await ask({ kind: 'pdf' })) as Uint8Array) as never;
  // d.ts `close`: the page's beforeunload comes after it, and takes its time.
  made.close = () => {
    const event = preventable();
    made.emit('close', event);
    if (!event.defaultPrevented) say({ kind: 'close' });
  };
});

/** Electron's modules, as a test in the program's process sees them. */
const seen = {
  ...electron,
  app,
  Menu: { ...electron.Menu, getApplicationMenu: () => ({ items: recordedOf('menu').at(-1)?.[0] }) },
  clipboard: { ...electron.clipboard, readText: () => ask({ kind: 'clipboard' }) },
};

async function obey(message: ToProgram): Promise<unknown> {
  const contents = window?.webContents;
  const event = { sender: contents, senderFrame: contents?.mainFrame };
  switch (message.kind) {
    case 'invoke':
      return ipcMain.handlers.get(message.channel)?.(event, ...message.args);
    case 'send':
      return void ipcMain.listeners.get(message.channel)?.(event, ...message.args);
    case 'follows': {
      const will = preventable({ url: message.url, isMainFrame: true });
      contents?.emit('did-start-navigation', preventable({ url: message.url }), message.url, false, true);
      contents?.emit('will-frame-navigate', will);
      return !will.defaultPrevented;
    }
    case 'permission':
      return contents
        ? session.defaultSession.writeClipboard(contents, contents.url).then(
            () => true,
            () => false,
          )
        : false;
    case 'unload': {
      const will = preventable();
      contents?.emit('will-prevent-unload', will);
      if (!will.defaultPrevented) isQuitting = false;
      return will.defaultPrevented;
    }
    case 'committed':
      return void contents?.commit(message.url);
    case 'inPage':
      return void contents?.inPage(message.url);
    case 'gesture':
      return void contents?.gesture();
    case 'drawn':
      contents?.emit('did-finish-load');
      return void window?.emit('ready-to-show');
    case 'closed':
      window?.destroy();
      if (isQuitting) app.quitBySystem();
      return;
    case 'evaluate':
      // The source is a function of the test's own.
      return runInThisContext(`(${message.source})`)(seen, message.argument);
    case 'startedAgain':
      return void app.startAgain(message.argv, process.cwd(), message.data);
    case 'quit':
      return void app.quitBySystem();
    case 'answer':
      waiting.get(message.id)?.(message.value);
      waiting.delete(message.id);
  }
}
process.on('message', (message: ToProgram) => {
  const id = 'id' in message && message.kind !== 'answer' ? message.id : null;
  obey(message).then(
    (value) => id !== null && say({ kind: 'answer', id, value }),
    (error: unknown) =>
      id === null
        ? console.error(error)
        : say({ kind: 'answer', id, failed: error instanceof Error ? error.message : String(error) }),
  );
});

const port = await serveConsole((request) => schemeHandlers.get('console')?.(request));
say({ kind: 'listening', port });
process.argv = ['steward', `--data=${dataDir}`, ...args];
await import(pathToFileURL(resolve(import.meta.dirname, '../../../out/main/desktop.js')).href);
if (!answers.lock)
  say({ kind: 'secondStart', argv: process.argv, data: recordedOf('app.requestSingleInstanceLock')[0]?.[0] });
app.becomeReady();
const code = await app.ended.promise;
process.send?.({ kind: 'ended', code, recorded: [] } satisfies FromProgram, () => process.exit(code));
