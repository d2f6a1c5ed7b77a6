/** The Electron shell's life: walls first, then the window, while the program starts beside it. */
import { join } from 'node:path';
import { app, type BrowserWindow, dialog, Menu, nativeTheme, protocol, session, shell } from 'electron';
import type { Settings } from '#shared/bridge/settings.ts';
import { createProgram, type Program, thirdPartyLists } from '../program/index.ts';
import { openBridge } from './bridge.ts';
import { type CommandLine, readCommandLine } from './command-line.ts';
import { consoleScheme } from './console-origin.ts';
import { consoleProtocol } from './console-protocol.ts';
import { consoleTrouble } from './console-trouble.ts';
import { openExternally } from './external.ts';
import { endWith } from './failure.ts';
import { incoming } from './incoming.ts';
import { askBeforeLeaving } from './leave-guard.ts';
import { closeBeforeQuit, reportCrashes } from './life.ts';
import { type MenuActions, menuTemplate } from './menu.ts';
import { platformWindows } from './platform-window.ts';
import { pageAsPdf, printPage } from './printing.ts';
import { openRecentFiles } from './recent-files.ts';
import { desktopHooks } from './shell-hooks.ts';
import { systemLanguage } from './system-language.ts';
import { type DesktopTexts, fill, languageOf, textsFor } from './texts.ts';
import { watchUpdates } from './updates.ts';
import { denyPermissions, guardAllPages, refuseDownloads } from './walls.ts';
import { keepZoom, openConsoleWindow } from './window.ts';
import { openWindowState } from './window-state.ts';
import { applyZoom } from './zoom.ts';

export interface DesktopOptions {
  readonly dataDir: string;
  /** Nothing is written outside `dataDir`, nor registered with the system. */
  readonly portable: boolean;
  /** The folder of the whole build. */
  readonly out: string;
  /** Answers a request for a file of the bundle. */
  readonly serveBundle: (request: Request) => Promise<Response>;
  readonly commandLine: CommandLine;
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
  const { dataDir, portable, commandLine } = options;
  const systemTag = systemLanguage();
  const report: Report = (source, error) => {
    console.error(`${source}:`, error);
    // Where there is no program there is no log; its own failure is shown to the user.
    program.then((running) => running.report(source, error)).catch(() => undefined);
  };
  const guarded = (source: string, work: () => unknown): void => {
    (async () => work())().catch((error: unknown) => report(source, error));
  };
  let window: BrowserWindow | null = null;
  let settings: Settings | null = null;
  const theWindow = (): BrowserWindow | null => window;
  const texts = (): DesktopTexts => textsFor(settings?.language ?? 'system', systemTag);
  const openLink = (address: string): void => guarded('link', () => openExternally(address));
  guardAllPages(app, openLink);

  const brought = (paths: readonly string[]): void =>
    guarded('recent files', async () => (await recent).add(paths));
  const platform = platformWindows({ target: async () => (await program).servers.target(), openLink });
  const program = createProgram({
    dataDir,
    version: app.getVersion(),
    thirdParty: thirdPartyLists(options.out),
    hooks: desktopHooks({ systemLanguage: systemTag, window: theWindow, texts, platform, brought }),
  }).then(async (running) => {
    running.onEvent((name, payload) => {
      if (name === 'settings.changed') applySettings(running.settings.current());
      bridge.send(name, payload);
    });
    await begin(running);
    return running;
  });
  const state = openWindowState(dataDir);
  const recent = openRecentFiles({ folder: dataDir, portable, changed: () => showMenu() });
  // All are awaited below; until then a failure must not count as one that nobody looks at.
  for (const opening of [program, state, recent]) opening.catch(() => undefined);

  const bridge = openBridge({ program: () => program, brought: (path) => brought([path]), report });
  const trouble = consoleTrouble({
    texts,
    language: () => languageOf(settings?.language ?? 'system', systemTag),
    report,
  });
  const comesIn = incoming({
    program: () => program,
    recent: () => recent,
    send: (name, payload) => bridge.send(name, payload),
    window: theWindow,
    texts,
    report,
  });
  const updates = watchUpdates({
    rules: () => ({ ...policyOf(running), unasked: settings?.checkForUpdates ?? false }),
    window: theWindow,
    texts,
    report,
  });
  let running: Program | null = null;

  /** The server that the command line names; who sent a link is asked by the console instead. */
  async function begin(ready: Program): Promise<void> {
    running = ready;
    const { profile, link } = commandLine;
    if (profile === null || link !== null || (await ready.beginWith(profile))) return;
    await dialog.showMessageBox({
      type: 'info',
      message: fill(texts().failure.profileUnknown, { name: profile }),
      buttons: [texts().update.ok],
    });
  }

  const show = async (): Promise<void> => {
    if (window) return bringForward(window);
    const preload = join(options.out, 'preload', 'preload.cjs');
    const opened = openConsoleWindow({ preload, state: await state, report });
    window = opened;
    bridge.admit(opened.webContents);
    trouble.watch(opened);
    askBeforeLeaving(opened, texts);
    opened.on('closed', () => {
      if (window === opened) window = null;
    });
  };
  const onWindow = (source: string, work: (open: BrowserWindow) => unknown): void => {
    guarded(source, () => (window ? work(window) : undefined));
  };
  const actions: MenuActions = {
    send: (command) => bridge.send('app.command', { command }),
    openRecent: (path) => guarded('open recent', () => comesIn.files([path])),
    clearRecent: () => guarded('recent files', async () => (await recent).clear()),
    zoom: (step) => onWindow('zoom', async (open) => keepZoom(await state, applyZoom(open, step), report)),
    print: () => onWindow('print', (open) => printPage(open, report)),
    savePdf: () => onWindow('print', savePdf),
    showLogs: () => guarded('logs', () => shell.openPath(join(dataDir, 'logs'))),
    checkForUpdates: () => guarded('updates', () => updates.check(true)),
  };
  async function savePdf(open: BrowserWindow): Promise<void> {
    const { saveFile } = await import('./dialogs.ts');
    const bytes = await pageAsPdf(open);
    if (bytes) await saveFile(open, texts(), { suggestedName: `${open.getTitle()}.pdf`, bytes });
  }
  function showMenu(): void {
    guarded('menu', async () => {
      const template = menuTemplate({
        texts: texts().menu,
        platform: process.platform,
        developer: !app.isPackaged,
        recent: (await recent).list(),
        updates: updates.available(),
        actions,
      });
      Menu.setApplicationMenu(Menu.buildFromTemplate(template));
    });
  }
  function applySettings(now: Settings): void {
    settings = now;
    nativeTheme.themeSource = now.appearance;
    showMenu();
  }

  app.on('open-file', (event, path) => {
    event.preventDefault();
    guarded('open file', () => comesIn.files([path]));
  });
  app.on('open-url', (event, address) => {
    event.preventDefault();
    guarded('link', () => comesIn.link(address));
    guarded('link', show);
  });
  app.on('second-instance', (_event, argv, folder) => {
    guarded('second start', show);
    guarded('second start', () => comesIn.commandLine(readCommandLine(argv, folder)));
  });
  app.on('activate', () => guarded('activate', show));
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  closeBeforeQuit(
    [
      reportCrashes(report),
      () => updates.stop(),
      async () => (await program).close(),
      // Reading comes after the writes that are still under way.
      async () => (await state).refresh(),
      async () => (await recent).settled(),
    ],
    report,
  );

  try {
    await Promise.all([app.whenReady(), state]);
    denyPermissions(session.defaultSession);
    refuseDownloads(session.defaultSession);
    protocol.handle(
      consoleScheme,
      consoleProtocol({
        serveBundle: options.serveBundle,
        gateway: async () => (await program).gateway,
        stopped: trouble.page,
      }),
    );
    await show();
    const ready = await program;
    applySettings(ready.settings.current());
    // A profile that was named is chosen already.
    await comesIn.commandLine({ ...commandLine, profile: null });
    updates.start();
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

function policyOf(running: Program | null): ReturnType<Program['updates']> {
  return running?.updates() ?? { enabled: false, feed: null };
}

function bringForward(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
