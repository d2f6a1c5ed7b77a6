/**
 * Everything of the shell that the first window does not need: the program, its bridge, menus, input from outside,
 * updates. It is loaded while the window is being made (desktop-shell.ts), for its modules take most of the start.
 */
import { join } from 'node:path';
import { app, BrowserWindow, dialog, Menu, nativeTheme, session, shell } from 'electron';
import { pageLink } from '#shared/rules/common/page-link.ts';
import type { Settings } from '#shared/rules/settings/settings.ts';
import { createProxyLogins } from '../gateway/system-network/proxy-logins.ts';
import { createProgram, type Program, thirdPartyLists, tlsVariableNotice } from '../program/index.ts';
import { writeAtomic } from '../services/durable/atomic-file.ts';
import { goInHistory } from './back-and-forward.ts';
import { openBridge } from './bridge.ts';
import { chooseCertificate } from './certificate-choice.ts';
import type { CommandLine } from './command-line.ts';
import type { DesktopStore, StoredValue } from './desktop-store.ts';
import { chooseSavePath } from './dialogs.ts';
import { openExternally } from './external.ts';
import { type IncomingHandler, externalInput } from './external-input.ts';
import { firstLines } from './first-lines.ts';
import { watchProcesses } from './graphics.ts';
import { type MenuActions, menuTemplate } from './menu.ts';
import { platformWindows } from './platform-window.ts';
import { fileNameOf, pageAsPdf, printPage } from './printing.ts';
import { proxyLoginWindows } from './proxy-login-window.ts';
import { keptRecentFiles } from './recent-files.ts';
import { desktopHooks } from './shell-hooks.ts';
import { desktopNetwork } from './system-network.ts';
import { type DesktopTexts, fillDesktopText } from './texts.ts';
import { watchUpdates } from './updates.ts';
import { keepZoom } from './window.ts';
import { answerCredentials } from './window-credentials.ts';
import type { WindowState } from './window-state.ts';
import { applyZoom } from './zoom.ts';

export interface RunningShell {
  readonly program: Promise<Program>;
  readonly incoming: IncomingHandler;
  /** The link that leads to a page of the console from outside. */
  pageLink(address: string): Promise<string>;
  /** Answers the page that asks for a proxy's user name and password. */
  proxyLogin(request: Request): Promise<Response>;
  firstLines(request: Request): Promise<Response>;
  /** Lets the console in this window make calls. */
  admit(window: BrowserWindow): void;
  /** Resolves when the program is ready and the first command line has been passed on. */
  ready(): Promise<void>;
  /** Steps to finish before the process may end. */
  readonly finish: readonly (() => unknown)[];
}

export interface RunOptions {
  readonly dataDir: string;
  readonly portable: boolean;
  readonly out: string;
  readonly commandLine: CommandLine;
  readonly asksForNoChecks?: boolean;
  readonly systemTag: string;
  readonly store: DesktopStore;
  readonly state: StoredValue<WindowState>;
  readonly window: () => BrowserWindow | null;
  /** Opens the console's window or brings it forward. */
  readonly show: () => Promise<void>;
  /** Closes all windows and finishes the program, for a newer version; false where the user wants to stay. */
  readonly makeWay: () => Promise<boolean>;
  readonly language: () => string;
  readonly cancelRequest: (id: string) => void;
  /** Opens the find bar of a window. */
  readonly find: (window: BrowserWindow) => void;
  readonly texts: () => DesktopTexts;
  /** Called with new settings, so that the texts follow the language. */
  readonly applied: (settings: Settings) => void;
  readonly report: (source: string, error: unknown) => void;
}

export function runShell(o: RunOptions): RunningShell {
  const { dataDir, portable, commandLine, window, texts, report } = o;
  const guarded = (source: string, work: () => unknown): void => {
    (async () => work())().catch((error: unknown) => report(source, error));
  };
  let running: Program | null = null;

  const noteRecentFiles = (paths: readonly string[]): void =>
    guarded('recent files', async () => recent.add(paths));
  const platform = platformWindows({
    target: async (id) => (await program).servers.targetFor(id),
    findTrustedCertificate: async (target) =>
      (await import('../gateway/vouched-certificate.ts')).vouchedCertificate(target, (address) =>
        session.defaultSession.resolveProxy(address),
      ),
    openLink: (address) => guarded('link', () => openExternally(address)),
    texts,
    language: o.language,
    report,
  });
  const proxyLogin = proxyLoginWindows({ window, texts, language: o.language, report });
  const network = desktopNetwork(createProxyLogins(proxyLogin.ask));
  answerCredentials(app, platform, {
    report: (message) => report('client certificate', message),
    network,
    choose: (list, origin) => chooseCertificate(list, origin, { parent: window(), texts: texts() }),
  });
  const program = createProgram({
    dataDir,
    version: app.getVersion(),
    thirdParty: thirdPartyLists(o.out),
    notices: tlsVariableNotice(o.asksForNoChecks ?? false),
    hooks: desktopHooks({ systemLanguage: o.systemTag, window, texts, platform, network, noteRecentFiles }),
  }).then(async (ready) => {
    running = ready;
    ready.onEvent((name, payload) => {
      if (name === 'settings.changed') applySettings(ready.settings.current());
      bridge.send(name, payload);
    });
    await beginWith(ready, commandLine, texts);
    return ready;
  });
  const recent = keptRecentFiles({ store: o.store, portable, changed: () => showMenu() });
  // `program` is awaited in `ready`; until then a failure must not count as an unhandled rejection.
  program.catch(() => undefined);

  const bridge = openBridge({
    program: () => program,
    noteRecentFile: (path) => noteRecentFiles([path]),
    cancelRequest: o.cancelRequest,
    report,
  });
  const comesIn = externalInput({
    program: () => program,
    recent,
    send: (name, payload) => bridge.send(name, payload),
    window,
    texts,
    report,
  });
  const updates = watchUpdates({
    rules: () => ({
      ...(running?.policy.updates() ?? { enabled: false, feed: null }),
      isAutomatic: running?.settings.current().checkForUpdates ?? false,
    }),
    window,
    makeWay: o.makeWay,
    logins: network.logins,
    texts,
    report,
  });

  /** The window that the user works in: a page of the platform, or the console. */
  const onWindow = (source: string, work: (open: BrowserWindow) => unknown): void =>
    guarded(source, () => {
      const open = BrowserWindow.getFocusedWindow() ?? window();
      return open && work(open);
    });
  watchProcesses(report, () =>
    guarded('graphics', async () => {
      await (await program).settings.update({ hardwareAcceleration: false });
      const { graphics } = texts();
      const { response } = await dialog.showMessageBox({
        type: 'warning',
        message: graphics.message,
        detail: graphics.detail,
        buttons: [graphics.restart, graphics.later],
        defaultId: 0,
        cancelId: 1,
      });
      if (response !== 0) return;
      app.relaunch();
      app.quit();
    }),
  );
  const actions: MenuActions = {
    send(command) {
      guarded('menu', o.show);
      bridge.send('app.command', { command });
    },
    openRecent(path) {
      guarded('menu', o.show);
      guarded('open recent', () => comesIn.files([path]));
    },
    clearRecent: () => guarded('recent files', async () => recent.clear()),
    zoom: (step) =>
      onWindow('zoom', (open) => {
        const level = applyZoom(open, step);
        if (open === window()) keepZoom(o.state, level, report);
      }),
    find: () => onWindow('find', o.find),
    goTo: (direction) => onWindow('navigation', (open) => goInHistory(open, direction)),
    print: () => onWindow('print', (open) => printPage(open, report)),
    savePdf: () =>
      onWindow('print', async (open) => {
        const bytes = await pageAsPdf(open);
        const path = bytes && (await chooseSavePath(open, texts(), `${fileNameOf(open.getTitle())}.pdf`));
        // A file that the user exports gets the same permissions as the user's other files.
        if (path) await writeAtomic(path, bytes, { mode: 0o666 });
      }),
    showLogs: () =>
      guarded('logs', async () => {
        const folder = join(dataDir, 'logs');
        const refusal = await shell.openPath(folder);
        if (refusal === '') return;
        report('logs', refusal);
        const message = fillDesktopText(texts().failure.logsClosed, { path: folder, reason: refusal });
        await dialog.showMessageBox({ type: 'info', message, buttons: [texts().update.ok] });
      }),
    checkForUpdates: () => guarded('updates', () => updates.check(true)),
  };
  function showMenu(): void {
    guarded('menu', async () => {
      const template = menuTemplate({
        texts: texts().menu,
        platform: process.platform,
        developer: !app.isPackaged || (running?.policy.developerTools() ?? false),
        recent: recent.list(),
        updates: updates.available(),
        actions,
      });
      Menu.setApplicationMenu(Menu.buildFromTemplate(template));
    });
  }
  function applySettings(now: Settings): void {
    o.applied(now);
    nativeTheme.themeSource = now.appearance;
    showMenu();
  }

  return {
    program,
    async pageLink(address) {
      const { active, profiles } = await (await program).servers.list();
      const { pathname, search } = new URL(address);
      return pageLink(profiles.find(({ id }) => id === active)?.name ?? active, pathname + search);
    },
    incoming: comesIn,
    proxyLogin: proxyLogin.serve,
    firstLines: async (request) => firstLines(request, await program),
    admit: (opened) => bridge.admit(opened.webContents),
    async ready() {
      const ready = await program;
      applySettings(ready.settings.current());
      // A profile on the command line was chosen by `beginWith` already.
      await comesIn.commandLine({ ...commandLine, profile: null });
      updates.start();
    },
    finish: [() => updates.stop(), async () => (await program).close()],
  };
}

/** Selects the server of the command line; a link to a server is confirmed in the console instead. */
async function beginWith(
  ready: Program,
  { profile, link }: CommandLine,
  texts: () => DesktopTexts,
): Promise<void> {
  if (profile === null || link !== null || (await ready.beginWith(profile))) return;
  await dialog.showMessageBox({
    type: 'info',
    message: fillDesktopText(texts().failure.profileUnknown, { name: profile }),
    buttons: [texts().update.ok],
  });
}
