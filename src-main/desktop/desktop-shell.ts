/** The Electron shell's life: walls first, then the window, while the program starts beside it. */
import { app, type BrowserWindow, dialog, Menu, nativeTheme, protocol, session } from 'electron';
import type { Settings } from '#shared/bridge/settings.ts';
import { createProgram } from '../program/index.ts';
import { type Bridge, openBridge } from './bridge.ts';
import { consoleOrigin, consoleScheme } from './console-origin.ts';
import { consoleProtocol } from './console-protocol.ts';
import { openExternally } from './external.ts';
import { endWith } from './failure.ts';
import { menuTemplate } from './menu.ts';
import { handlesFor, licencePaths } from './opened-files.ts';
import { platformWindows } from './platform-window.ts';
import { desktopHooks } from './shell-hooks.ts';
import { systemLanguage } from './system-language.ts';
import { type DesktopTexts, fill, textsFor } from './texts.ts';
import { denyPermissions, guardAllPages } from './walls.ts';
import { openConsoleWindow } from './window.ts';
import { openWindowState } from './window-state.ts';

export interface DesktopOptions {
  readonly dataDir: string;
  readonly preload: string;
  /** Answers a request for a file of the bundle. */
  readonly serveBundle: (request: Request) => Promise<Response>;
  readonly argv: readonly string[];
}

type Report = (source: string, error: unknown) => void;

/** What Electron takes only before it is `ready`. */
export function registerConsoleScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: consoleScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
}

/** Starts the shell; the caller holds the single-instance lock. Resolves when everything stands. */
export async function startDesktop(options: DesktopOptions): Promise<void> {
  const language = systemLanguage();
  const report: Report = (source, error) => {
    console.error(`${source}:`, error);
    // Where there is no program there is no log; its own failure is shown to the user.
    program.then((running) => running.report(source, error)).catch(() => undefined);
  };
  let window: BrowserWindow | null = null;
  let settings: Settings | null = null;
  const texts = (): DesktopTexts => textsFor(settings?.language ?? 'system', language);
  const openLink = (address: string): void => {
    openExternally(address).catch((error: unknown) => report('link', error));
  };
  guardAllPages(app, openLink);

  const platform = platformWindows({ target: async () => (await program).servers.target(), openLink });
  const program = createProgram({
    dataDir: options.dataDir,
    version: app.getVersion(),
    hooks: desktopHooks({ systemLanguage: language, window: () => window, texts, platform }),
  });
  const state = openWindowState(options.dataDir);
  // Both are awaited below; until then a failure must not count as one that nobody looks at.
  program.catch(() => undefined);
  state.catch(() => undefined);
  const bridge = openBridge({ program: () => program, report });

  const openFiles = async (paths: readonly string[]): Promise<void> => {
    const files = await handlesFor(paths, (await program).files, report);
    if (files.length > 0) bridge.send('files.opened', { files });
  };
  const show = async (): Promise<void> => {
    if (window) return bringForward(window);
    const opened = openConsoleWindow({ preload: options.preload, state: await state, report });
    window = opened;
    bridge.admit(opened.webContents);
    opened.on('closed', () => {
      if (window === opened) window = null;
    });
    reloadAfterCrash(opened, texts, report);
  };
  const guarded = (source: string, work: () => Promise<void>): void => {
    work().catch((error: unknown) => report(source, error));
  };
  const applySettings = (now: Settings): void => {
    settings = now;
    nativeTheme.themeSource = now.appearance;
    setMenu(texts(), bridge);
  };

  app.on('open-file', (event, path) => {
    event.preventDefault();
    guarded('open file', () => openFiles([path]));
  });
  app.on('second-instance', (_event, argv, folder) => {
    guarded('second start', show);
    guarded('second start', () => openFiles(licencePaths(argv, folder)));
  });
  app.on('activate', () => guarded('activate', show));
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  closeBeforeQuit(
    [
      async () => (await program).close(),
      // Reading comes after the writes that are still under way.
      async () => (await state).refresh(),
    ],
    report,
  );

  try {
    await Promise.all([app.whenReady(), state]);
    denyPermissions(session.defaultSession);
    refuseDownloads();
    protocol.handle(
      consoleScheme,
      consoleProtocol({
        serveBundle: options.serveBundle,
        gateway: async () => (await program).gateway,
      }),
    );
    await show();
    const ready = await program;
    ready.onEvent((name, payload) => {
      if (name === 'settings.changed') applySettings(ready.settings.current());
      bridge.send(name, payload);
    });
    applySettings(ready.settings.current());
    await openFiles(licencePaths(options.argv, process.cwd()));
  } catch (error) {
    // Where the program itself could not start, its reason is the clearer one.
    endWith(
      await program.then(
        () => error,
        (first: unknown) => first,
      ),
      texts(),
    );
  }
}

function bringForward(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

function setMenu(texts: DesktopTexts, bridge: Bridge): void {
  const template = menuTemplate({
    texts: texts.menu,
    platform: process.platform,
    developer: !app.isPackaged,
    send: (command) => bridge.send('app.command', { command }),
  });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

/** The console saves by the save dialog; what it makes itself (a blob) may be kept, nothing else is. */
function refuseDownloads(): void {
  session.defaultSession.on('will-download', (event, item) => {
    if (!item.getURL().startsWith(`blob:${consoleOrigin}/`)) event.preventDefault();
  });
}

/** Tells the user, then loads the console again: what was saved is in main or on the server. */
function reloadAfterCrash(window: BrowserWindow, texts: () => DesktopTexts, report: Report): void {
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    report('console', reason);
    const { failure } = texts();
    dialog
      .showMessageBox(window, { type: 'warning', message: fill(failure.rendererGone, { reason }) })
      .then(() => {
        if (!window.isDestroyed()) window.webContents.reload();
      })
      .catch((error: unknown) => report('console', error));
  });
}

/** The last writes are finished and the sandbox's database is closed before the process ends. */
function closeBeforeQuit(finish: readonly (() => Promise<unknown>)[], report: Report): void {
  let closed = false;
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    void finishAll(finish, report).then(() => {
      closed = true;
      app.quit();
    });
  });
}

async function finishAll(finish: readonly (() => Promise<unknown>)[], report: Report): Promise<void> {
  for (const result of await Promise.allSettled(finish.map((work) => work()))) {
    if (result.status === 'rejected') report('close', result.reason);
  }
}
