/**
 * Newer versions of Steward (docs/guide/desktop.md): a feed, named by the organisation or the package, is checked;
 * the user decides about download and installation. A feed can offer a version to a part of its computers first
 * (`stagingPercentage`, electron-updater draws the lot). Nothing happens silently.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, type BrowserWindow, dialog } from 'electron';
import type { AppUpdater } from 'electron-updater';
import type { ProxyLogin, ProxyLogins } from '../gateway/system-network/system-network.ts';
import { type DesktopTexts, fillDesktopText } from './texts.ts';

export type Updater = Pick<
  AppUpdater,
  | 'autoDownload'
  | 'autoInstallOnAppQuit'
  | 'allowDowngrade'
  | 'allowPrerelease'
  | 'disableWebInstaller'
  | 'setFeedURL'
  | 'checkForUpdates'
  | 'downloadUpdate'
  | 'quitAndInstall'
  | 'on'
>;

export interface UpdateRules {
  /** The organisation's decision about updates; null where it has made none. */
  readonly enabled: boolean | null;
  readonly feed: string | null;
  /** The user's setting for automatic checks. */
  readonly isAutomatic: boolean;
}

export interface Updates {
  /** Whether the menu offers to look for updates. */
  readonly available: () => boolean;
  check(asked: boolean): Promise<void>;
  /** Starts automatic checks, until `stop`. */
  start(): void;
  stop(): void;
}

/** Milliseconds from the start to the first automatic check, and between checks. */
const firstCheck = 60_000;
const between = 24 * 60 * 60 * 1000;

export interface UpdateOptions {
  readonly rules: () => UpdateRules;
  readonly window: () => BrowserWindow | null;
  /** Closes all windows and finishes the program; false where the user wants to stay. */
  readonly makeWay: () => Promise<boolean>;
  readonly texts: () => DesktopTexts;
  /** Answers a proxy on the way to the feed; without it such a proxy is not passed. */
  readonly logins?: ProxyLogins;
  readonly report: (source: string, error: unknown) => void;
  readonly load?: () => Promise<Updater>;
  readonly packagedFeed?: () => boolean;
  /** Whether the package says who must sign a newer version (Windows; macOS asks the system). */
  readonly packagedPublisher?: () => boolean;
  readonly platform?: NodeJS.Platform;
}

export function watchUpdates(o: UpdateOptions): Updates {
  const { load = loadUpdater, packagedFeed = hasPackagedFeed } = o;
  const { packagedPublisher = hasPackagedPublisher, platform = process.platform } = o;
  let timer: NodeJS.Timeout | undefined;
  let under: Promise<void> | null = null;
  /** Versions that the user has put off, until the next start or a check by the menu. */
  const putOff = new Set<string>();

  const available = (): boolean => {
    const { enabled, feed } = o.rules();
    return app.isPackaged && enabled !== false && (feed !== null || packagedFeed());
  };
  const check = async (byUser: boolean): Promise<void> => {
    const { enabled, feed, isAutomatic } = o.rules();
    if (!available()) {
      if (byUser) await say(o, o.texts().update.managed);
      return;
    }
    if (!byUser && !(enabled ?? isAutomatic)) return;
    // The updater compares publishers by the package's own file; without a publisher there it accepts any.
    if (feed !== null && platform === 'win32' && /* wall: desktop-feed-publisher */ !packagedPublisher()) {
      o.report('updates', 'NO_PUBLISHER: the package names no publisher, a feed of the policy is not used');
      if (byUser) await say(o, o.texts().update.noPublisher);
      return;
    }
    const updater = await prepare(await load(), feed, o);
    const found = await updater.checkForUpdates();
    const { update } = o.texts();
    if (!found?.isUpdateAvailable) {
      if (byUser) await say(o, fillDesktopText(update.none, { version: app.getVersion() }));
      return;
    }
    const { version } = found.updateInfo;
    if (putOff.has(version) && !byUser) return;
    const values = { version, current: app.getVersion() };
    if (!(await agree(o, update.available, update.availableDetail, update.download, values))) {
      putOff.add(version);
      return;
    }
    await updater.downloadUpdate();
    // The installer ends a program that still runs by force after a second, whatever it asks: it comes last.
    const install = await agree(o, update.ready, update.readyDetail, update.install, values);
    if (!install || /* wall: desktop-update-way */ !(await o.makeWay())) {
      putOff.add(version);
      return;
    }
    // The program has finished by now, so that it starts anew where the installer does not start.
    updater.on('error', () => {
      app.relaunch();
      app.exit(1);
    });
    // The installer is visible, and the program starts again afterwards.
    updater.quitAndInstall(false, true);
  };
  const guarded = (byUser: boolean): Promise<void> => {
    under ??= check(byUser)
      .catch(async (error: unknown) => {
        o.report('updates', error);
        if (byUser) await say(o, o.texts().update.failed);
      })
      .finally(() => {
        under = null;
      });
    return under;
  };
  const soon = (delay: number): void => {
    timer = setTimeout(() => void guarded(false).then(() => soon(between)), delay);
    timer.unref();
  };
  return {
    available,
    check: guarded,
    start: () => soon(firstCheck),
    stop: () => clearTimeout(timer),
  };
}

async function loadUpdater(): Promise<Updater> {
  const library = await import('electron-updater');
  return library.default.autoUpdater;
}

function hasPackagedFeed(): boolean {
  return /^url: (?!https:\/\/steward\.invalid\/)/m.test(packagedUpdateFile());
}

function hasPackagedPublisher(): boolean {
  return /^publisherName:/m.test(packagedUpdateFile());
}

/** Reads electron-builder's file beside the program; returns '' where it is missing. */
function packagedUpdateFile(): string {
  // Only Electron knows where a package's resources are.
  const { resourcesPath } = process as { readonly resourcesPath?: string };
  if (resourcesPath === undefined) return '';
  try {
    return readFileSync(join(resourcesPath, 'app-update.yml'), 'utf8');
  } catch {
    return '';
  }
}

const prepared = new WeakSet<Updater>();

async function prepare(
  updater: Updater,
  feed: string | null,
  { report, logins }: Pick<UpdateOptions, 'report' | 'logins'>,
): Promise<Updater> {
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.allowDowngrade = false;
  updater.allowPrerelease = false;
  updater.disableWebInstaller = true;
  if (feed !== null) updater.setFeedURL({ provider: 'generic', url: feed });
  if (!prepared.has(updater)) {
    prepared.add(updater);
    // The updater's calls reject as well; without a listener the event would end the program.
    updater.on('error', (error) => report('updates', error));
    const tried: ProxyLogin[] = [];
    updater.on('update-available', () => tried.splice(0));
    updater.on('login', (question, callback) => {
      const found = /* wall: update-login-proxy */ question.isProxy
        ? logins?.find(question, null, tried)
        : null;
      Promise.resolve(found ?? null).then(
        (login) => {
          if (!login) return callback('', '');
          tried.push(login);
          callback(login.userName, login.password);
        },
        (error: unknown) => {
          report('updates', error);
          callback('', '');
        },
      );
    });
  }
  return updater;
}

async function agree(
  o: UpdateOptions,
  message: string,
  detail: string,
  yes: string,
  values: Readonly<Record<string, string>>,
): Promise<boolean> {
  const options = {
    type: 'question' as const,
    message: fillDesktopText(message, values),
    detail: fillDesktopText(detail, values),
    buttons: [yes, o.texts().update.later],
    defaultId: 1,
    cancelId: 1,
  };
  return (await ask(o, options)).response === 0;
}

async function say(o: UpdateOptions, message: string): Promise<void> {
  await ask(o, { type: 'info', message, buttons: [o.texts().update.ok] });
}

function ask(o: UpdateOptions, options: Electron.MessageBoxOptions): Promise<{ response: number }> {
  const parent = o.window();
  return parent ? dialog.showMessageBox(parent, options) : dialog.showMessageBox(options);
}
