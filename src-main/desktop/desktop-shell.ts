/**
 * The Electron shell's life: first the walls and the window, with as little code as possible; then, while Chromium
 * makes the window, everything else (running-shell.ts). The window's first request waits for that, so that a page
 * never calls a bridge that is not ready.
 */

import { join } from 'node:path';
import { app, clipboard, nativeTheme, protocol, session } from 'electron';
import type { Settings } from '#shared/rules/settings/settings.ts';
import { watchBackAndForward } from './back-and-forward.ts';
import type { CommandLine } from './command-line.ts';
import { consoleScheme, isConsolePage } from './console-origin.ts';
import { consoleProtocol } from './console-protocol.ts';
import { consoleTrouble } from './console-trouble.ts';
import { watchContextMenu } from './context-menu.ts';
import { openDesktopStore, type StoredValue, type DesktopStore } from './desktop-store.ts';
import { endWith } from './failure.ts';
import { findBars } from './find-bar.ts';
import { findPage } from './find-page.ts';
import { keptGraphics } from './graphics.ts';
import { leavingWindows } from './leaving.ts';
import { closeBeforeQuit, reportCrashes } from './life.ts';
import { loadInTurns } from './load-in-turns.ts';
import { runningRequests } from './running-requests.ts';
import type { RunningShell } from './running-shell.ts';
import { answerSecondStarts } from './second-start.ts';
import { shownWindow } from './shown-window.ts';
import { desktopLanguage } from './system-language.ts';
import { type DesktopTexts, resolveLanguage, textsFor } from './texts.ts';
import { guardAllPages, guardAllSessions, guardSession } from './walls.ts';
import { keptWindowState, type WindowState } from './window-state.ts';
import { openConsoleWindow } from './window.ts';

export interface DesktopOptions {
  readonly dataDir: string;
  /** Whether the program leaves the system alone: no writes outside `dataDir`, no registration. */
  readonly portable: boolean;
  /** The folder of the whole build. */
  readonly out: string;
  readonly serveBundle: (request: Request) => Promise<Response>;
  /** Chromium's own folder, which the single-instance lock is bound to. */
  readonly lockFolder: string;
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
  let settings: KeptLook = { appearance: 'system', language: 'system' };
  guardAllSessions(app);
  const texts = (): DesktopTexts => textsFor(settings.language, systemTag);
  guardAllPages(app, (address) =>
    guarded('link', async () => (await import('./external.ts')).openExternally(address)),
  );
  const language = (): string => resolveLanguage(settings.language, systemTag);
  const trouble = consoleTrouble({ texts, language, report });
  let steps: readonly (() => unknown)[] = [];
  const end = closeBeforeQuit(() => [stopReporting, ...steps], report);
  const stopReporting = reportCrashes({ texts, report, finish: end.finish });
  const leaving = leavingWindows({ texts, sessionEnds: () => void end.finish(), report });
  const requests = runningRequests();
  const find = findBars({ texts, report });
  const copyLink = (address: string): void =>
    guarded('copy', async () =>
      clipboard.writeText(isConsolePage(address) ? await (await running).pageLink(address) : address),
    );
  app.on('browser-window-created', (_event, window) => {
    leaving.watch(window);
    watchBackAndForward(window);
    watchContextMenu(window, texts, copyLink);
  });

  const { promise: stands, resolve: standsNow } = Promise.withResolvers<StoredValue<WindowState>>();
  const consoleWindow = shownWindow(stands, (state) => {
    const preload = join(options.out, 'preload', 'preload.cjs');
    const window = openConsoleWindow({ preload, state, report });
    trouble.watch(window);
    // The window is admitted before its page is served (`serveBundle` below waits for the same promise).
    guarded('window', async () => (await running).admit(window));
    return window;
  });
  const { show } = consoleWindow;

  app.on('open-file', (event, path) => {
    event.preventDefault();
    guarded('open file', show);
    guarded('open file', async () => (await running).incoming.files([path]));
  });
  app.on('open-url', (event, address) => {
    event.preventDefault();
    guarded('link', show);
    guarded('link', async () => (await running).incoming.link(address));
  });
  answerSecondStarts(
    options.lockFolder,
    (line) => {
      guarded('second start', show);
      if (line) guarded('second start', async () => (await running).incoming.commandLine(line));
    },
    (error) => report('second start', error),
  );
  app.on('activate', () => guarded('activate', show));
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin' && !leaving.isHandingOver()) app.quit();
  });

  try {
    const [store] = await Promise.all([openDesktopStore(dataDir), app.whenReady()]);
    if (store.problem !== null) report('desktop.json', store.problem);
    const look = keptLook(store);
    const graphics = keptGraphics(store);
    settings = look.current();
    nativeTheme.themeSource = settings.appearance;
    leaving.watchSession();
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
        firstLines: async (request) => (await running).firstLines(request),
        stopped: trouble.page,
        requests,
        find: () => findPage(texts().find, language()),
        proxyLogin: async (request) => (await running).proxyLogin(request),
      }),
    );
    const state = keptWindowState(store);
    standsNow(state);
    await show();
    await loadInTurns();
    const { runShell } = await import('./running-shell.ts');
    const shell = runShell({
      ...options,
      systemTag,
      store,
      state,
      window: consoleWindow.current,
      show,
      find: find.open,
      cancelRequest: requests.cancel,
      makeWay: async () => {
        if (!(await leaving.closeAll())) return false;
        await end.finish();
        return true;
      },
      texts,
      language,
      applied: ({ appearance, language, hardwareAcceleration }) => {
        settings = { appearance, language };
        guarded('look', () => look.update(() => settings));
        guarded('graphics', () => graphics.update(() => ({ accelerated: hardwareAcceleration })));
      },
      report,
    });
    steps = shell.finish;
    begun.resolve(shell);
    await shell.ready();
  } catch (error) {
    begun.reject(error);
    await endWith(error, texts());
  }
}

/** Appearance and language of the last run, for what is shown before the program has read its settings. */
type KeptLook = Pick<Settings, 'appearance' | 'language'>;

function keptLook(store: DesktopStore): StoredValue<KeptLook> {
  return store.part('look', readLook, { appearance: 'system', language: 'system' });
}

/** Validates by hand: no schema library is loaded before the window. */
function readLook(data: unknown): KeptLook | null {
  if (typeof data !== 'object' || data === null) return null;
  const { appearance, language } = data as Readonly<Record<string, unknown>>;
  if (appearance !== 'system' && appearance !== 'light' && appearance !== 'dark') return null;
  if (language !== 'system' && language !== 'en-US' && language !== 'zh-CN') return null;
  return { appearance, language };
}
