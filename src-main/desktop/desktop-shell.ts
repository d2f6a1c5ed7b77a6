/**
 * The Electron shell's life: first the walls and the window, with as little code as possible; then, while Chromium
 * makes the window, everything else (running-shell.ts). The window's first request waits for that, so that a page
 * never calls a bridge that is not ready.
 */

import { join } from 'node:path';
import { app, type BrowserWindow, dialog, protocol, session } from 'electron';
import type { Settings } from '#shared/rules/settings/settings.ts';
import { type CommandLine, readCommandLine } from './command-line.ts';
import { consoleScheme } from './console-origin.ts';
import { consoleProtocol } from './console-protocol.ts';
import { consoleTrouble } from './console-trouble.ts';
import { openDesktopStore } from './desktop-store.ts';
import { endWith } from './failure.ts';
import { closeBeforeQuit, reportCrashes } from './life.ts';
import type { RunningShell } from './running-shell.ts';
import { desktopLanguage } from './system-language.ts';
import { type DesktopTexts, resolveLanguage, textsFor } from './texts.ts';
import { guardAllPages, guardAllSessions, guardSession } from './walls.ts';
import { openConsoleWindow } from './window.ts';
import { keptWindowState } from './window-state.ts';

export interface DesktopOptions {
  readonly dataDir: string;
  /** Whether the program leaves the system alone: no writes outside `dataDir`, no registration. */
  readonly portable: boolean;
  /** The folder of the whole build. */
  readonly out: string;
  readonly serveBundle: (request: Request) => Promise<Response>;
  readonly commandLine: CommandLine;
  /** Whether the environment asked Node to skip every check of certificates (tls-variable.ts). */
  readonly asksForNoChecks?: boolean;
}

type Report = (source: string, error: unknown) => void;

/** Registers the scheme, which Electron accepts only before it is `ready`. */
export function registerConsoleScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: consoleScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
}

/** Starts the shell; the caller holds the single-instance lock. Resolves when the program is ready. */
export async function startDesktop(options: DesktopOptions): Promise<void> {
  const { dataDir } = options;
  const systemTag = desktopLanguage();
  const { promise: running, ...begun } = Promise.withResolvers<RunningShell>();
  running.catch(() => undefined);
  const report: Report = (source, error) => {
    console.error(`${source}:`, error);
    // Without a program there is no log, and the program's own failure is shown to the user.
    running
      .then((shell) => shell.program)
      .then((program) => program.report(source, error))
      .catch(() => undefined);
  };
  const guarded = (source: string, work: () => unknown): void => {
    (async () => work())().catch((error: unknown) => report(source, error));
  };
  let window: BrowserWindow | null = null;
  let settings: Settings | null = null;
  guardAllSessions(app);
  const texts = (): DesktopTexts => textsFor(settings?.language ?? 'system', systemTag);
  guardAllPages(app, (address) =>
    guarded('link', async () => (await import('./external.ts')).openExternally(address)),
  );
  const trouble = consoleTrouble({
    texts,
    language: () => resolveLanguage(settings?.language ?? 'system', systemTag),
    report,
  });
  const store = openDesktopStore(dataDir);
  guarded('desktop.json', async () => {
    const { problem } = await store;
    if (problem !== null) report('desktop.json', problem);
  });
  const state = store.then(keptWindowState);
  // `state` is awaited below; until then a failure must not count as an unhandled rejection.
  state.catch(() => undefined);

  const show = async (): Promise<void> => {
    if (window) return bringForward(window);
    const preload = join(options.out, 'preload', 'preload.cjs');
    const opened = openConsoleWindow({ preload, state: await state, report });
    window = opened;
    trouble.watch(opened);
    askBeforeLeaving(opened, texts);
    opened.on('closed', () => {
      if (window === opened) window = null;
    });
    // The window is admitted before its page is served (`serveBundle` below waits for the same promise).
    guarded('window', async () => (await running).admit(opened));
  };

  app.on('open-file', (event, path) => {
    event.preventDefault();
    guarded('open file', async () => (await running).incoming.files([path]));
  });
  app.on('open-url', (event, address) => {
    event.preventDefault();
    guarded('link', async () => (await running).incoming.link(address));
    guarded('link', show);
  });
  app.on('second-instance', (_event, argv, folder) => {
    guarded('second start', show);
    guarded('second start', async () => (await running).incoming.commandLine(readCommandLine(argv, folder)));
  });
  app.on('activate', () => guarded('activate', show));
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  const stopReporting = reportCrashes(report);
  let finish: readonly (() => unknown)[] = [];
  closeBeforeQuit(() => [stopReporting, ...finish], report);

  try {
    await Promise.all([app.whenReady(), state]);
    guardSession(session.defaultSession);
    protocol.handle(
      consoleScheme,
      consoleProtocol({
        serveBundle: async (request) => {
          await running;
          return options.serveBundle(request);
        },
        gateway: async () => (await (await running).program).gateway,
        files: async () => (await (await running).program).files,
        stopped: trouble.page,
      }),
    );
    await show();
    const { runShell } = await import('./running-shell.ts');
    const shell = runShell({
      ...options,
      systemTag,
      store: await store,
      state: await state,
      window: () => window,
      texts,
      applied: (now) => {
        settings = now;
      },
      report,
    });
    finish = shell.finish;
    begun.resolve(shell);
    await shell.ready();
  } catch (error) {
    begun.reject(error);
    await endWith(error, texts());
  }
}

function bringForward(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

/** Asks before a page with unsaved changes is left; Electron would silently stay instead of asking as Chromium does. */
function askBeforeLeaving(window: BrowserWindow, texts: () => DesktopTexts): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const { leave } = texts();
    // Electron needs the answer synchronously.
    const answer = dialog.showMessageBoxSync(window, {
      type: 'question',
      message: leave.message,
      detail: leave.detail,
      buttons: [leave.stay, leave.leave],
      defaultId: 0,
      cancelId: 0,
    });
    if (answer === 1) event.preventDefault();
  });
}
