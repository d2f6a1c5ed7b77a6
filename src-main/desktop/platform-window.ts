/**
 * Pages of the platform itself (S-1): separate, sandboxed windows without a preload, in sessions that end with the
 * program (page-session.ts). A page stays on the server's origin.
 */
import { randomUUID } from 'node:crypto';
import { BrowserWindow, dialog, type Session, session } from 'electron';
import { shownText } from '#shared/kit/shown-text.ts';
import type { ServerTarget } from '../program/index.ts';
import { watchFailedLoads } from './failed-loads.ts';
import { failedPage } from './failed-page.ts';
import { preparePageSession } from './page-session.ts';
import { type DesktopTexts, fillDesktopText } from './texts.ts';
import { setPagePolicy } from './walls.ts';
import type { KnownPages } from './window-credentials.ts';
import { lockedPreferences } from './window.ts';

export interface PlatformWindows extends KnownPages {
  /** Resolves to false where the server has no pages, the address is foreign, or too many windows are open. */
  open(address: string, target: ServerTarget): Promise<boolean>;
  /**
   * Opens the server's own page for signing in. Resolves, when its window is closed, to the Cookie header that the
   * server would then be sent, or to null where the server set no cookie.
   */
  signIn(target: ServerTarget): Promise<string | null>;
}

/** Limit of windows at a time; a person who needs more has a browser. */
const most = 10;

export function platformWindows(o: {
  /** Returns the profile's present state; rejects where the profile was deleted. */
  target: (id: string) => Promise<ServerTarget>;
  findTrustedCertificate: (target: ServerTarget) => Promise<string | null>;
  openLink: (address: string) => void;
  texts: () => DesktopTexts;
  language: () => string;
  report: (source: string, error: unknown) => void;
}): PlatformWindows {
  const prepared = new Map<string, Promise<Session>>();
  const shown = new Map<number, ServerTarget>();

  /** A session that lives in memory only, since its name has no `persist:`. */
  const newSession = (purpose: string): Session => {
    const own = session.fromPartition(`${purpose}-${randomUUID()}`);
    own.on('will-download', (_event, _item, contents) => {
      const window = BrowserWindow.fromWebContents(contents);
      if (window) sayNoDownload(window);
    });
    return own;
  };
  /** Returns one session for each route to a server: a changed profile gets a new session. */
  const sessionFor = (target: ServerTarget): Promise<Session> => {
    const { id, address, route } = target;
    const key = JSON.stringify([
      id,
      address,
      route.proxy,
      route.authorities,
      route.trusted,
      target.clientFingerprint,
    ]);
    const known = prepared.get(key);
    if (known) return known;
    const platformSession = newSession(`platform-${id}`);
    const now = () => o.target(id);
    const made = preparePageSession(platformSession, target, {
      target: now,
      findTrustedCertificate: o.findTrustedCertificate,
      credential: true,
    }).then(() => platformSession);
    prepared.set(key, made);
    return made;
  };
  const openWindow = (
    target: ServerTarget,
    own: Session,
    size: { width: number; height: number },
  ): BrowserWindow => {
    const window = new BrowserWindow({ ...size, webPreferences: { ...lockedPreferences, session: own } });
    const { id } = window.webContents;
    shown.set(id, target);
    window.once('closed', () => shown.delete(id));
    showAddress(window, o.texts);
    watchFailedLoads(window.webContents, ({ address, reason: name, code }) => {
      const reason = `${name} (${code})`;
      o.report('platform page', reason);
      const page = failedPage(o.texts().platform, o.language(), { address, reason });
      window.loadURL(page).catch((error: unknown) => o.report('platform page', error));
    });
    return window;
  };
  /** Windows whose user is being told that nothing is downloaded. */
  const telling = new WeakSet<BrowserWindow>();
  const sayNoDownload = (window: BrowserWindow): void => {
    if (telling.has(window)) return;
    telling.add(window);
    const { platform, update } = o.texts();
    dialog
      .showMessageBox(window, { type: 'info', message: platform.noDownload, buttons: [update.ok] })
      .catch((error: unknown) => o.report('platform page', error))
      .finally(() => telling.delete(window));
  };
  /** The window itself shows that a page does not load, so that this is none of the caller's failures. */
  const load = (window: BrowserWindow, address: string): Promise<void> =>
    window.loadURL(address).catch((error: unknown) => o.report('platform page', error));

  const open = async (address: string, target: ServerTarget): Promise<boolean> => {
    const home = originOf(target.address);
    if (
      target.kind !== 'remote' ||
      home === '' ||
      originOf(address) !== home ||
      /* wall: desktop-window-count */ shown.size >= most
    )
      return false;
    const window = openWindow(target, await sessionFor(target), { width: 1280, height: 860 });
    setPagePolicy(window.webContents, {
      mayNavigate: (to) => originOf(to) === home,
      mayFrame: (to) => originOf(to) === home,
      wantsWindow: (to) => {
        if (originOf(to) !== home) o.openLink(to);
        else open(to, target).catch((error: unknown) => o.report('platform page', error));
      },
    });
    await load(window, address);
    return true;
  };
  const signIn = async (target: ServerTarget): Promise<string | null> => {
    if (target.kind !== 'remote' || originOf(target.address) === '') return null;
    // A new session for this sign-in: cookies of an earlier one would sign in somebody else.
    const signInSession = newSession(`sign-in-${target.id}`);
    await preparePageSession(signInSession, target, {
      target: async () => target,
      findTrustedCertificate: o.findTrustedCertificate,
      credential: false,
    });
    // Single sign-on leads through other servers: only pages are allowed, none without TLS where it began with it.
    const isSafe = target.address.startsWith('https:');
    const isPage = (to: string): boolean =>
      originOf(to) !== '' && /* wall: desktop-sign-in-tls */ (!isSafe || to.startsWith('https:'));
    const openSignIn = (): BrowserWindow => {
      const opened = openWindow(target, signInSession, { width: 960, height: 760 });
      setPagePolicy(opened.webContents, {
        mayNavigate: isPage,
        mayFrame: isPage,
        // A window of the sign-in is part of it: it has the same session.
        wantsWindow: (to) => {
          if (isPage(to) && shown.size < most) void load(openSignIn(), to);
        },
      });
      return opened;
    };
    const window = openSignIn();
    const closed = new Promise<void>((done) => window.once('closed', done));
    await load(window, `${target.address}/`);
    await closed;
    const cookies = await signInSession.cookies.get({ url: `${target.address}/` });
    await signInSession.clearStorageData();
    return cookies.length === 0 ? null : cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  };
  return { open, signIn, targetOf: (contentsId) => shown.get(contentsId) ?? null };
}

/** Returns '' for any address but http or https. */
function originOf(address: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.origin : '';
}

/** Says in a window's title which server its page is from: the page's own title alone could pretend another one. */
function showAddress(window: BrowserWindow, texts: () => DesktopTexts): void {
  const show = (title: string): void => {
    const address = window.webContents.getURL();
    const { protocol, host } = new URL(URL.canParse(address) ? address : 'about:blank');
    if (host === '') return;
    const { platform } = texts();
    const form = protocol === 'https:' ? platform.title : platform.unsafeTitle;
    window.setTitle(fillDesktopText(form, { host, title: shownText(title).slice(0, 200) }));
  };
  window.on('page-title-updated', (event, title) => {
    event.preventDefault();
    show(title);
  });
  window.webContents.on('did-navigate', () => show(''));
}
