/**
 * Pages of the platform itself (decision 1): a separate, sandboxed window without a preload, in a session of its
 * own that ends with the program. It stays on the server's origin; the profile's credential goes there and nowhere else.
 */
import { randomUUID } from 'node:crypto';
import { BrowserWindow, type Session, session } from 'electron';
import type { ServerTarget } from '../program/index.ts';
import { denyPermissions, setPagePolicy } from './walls.ts';
import { lockedPreferences } from './window.ts';

export interface PlatformWindows {
  /** False where the active server has no pages, or the address is not its own. */
  open(address: string): Promise<boolean>;
  /**
   * The server's own page, for signing in; answers when its window is closed, with the Cookie header that the server
   * would then be sent, or null where it set none.
   */
  signIn(target: ServerTarget): Promise<string | null>;
}

export function platformWindows(o: {
  target: () => Promise<ServerTarget>;
  openLink: (address: string) => void;
}): PlatformWindows {
  const prepared = new Set<string>();

  const sessionFor = (target: ServerTarget): Session => {
    // Without `persist:` the session lives in memory only. A profile that moved gets a new one.
    const partition = `platform-${target.id}-${originOf(target.address)}`;
    const own = session.fromPartition(partition);
    if (!prepared.has(partition)) {
      prepared.add(partition);
      denyPermissions(own);
      sendCredential(own, originOf(target.address), o.target);
    }
    return own;
  };

  const open = async (address: string): Promise<boolean> => {
    const target = await o.target();
    const home = originOf(target.address);
    if (target.kind !== 'remote' || home === '' || originOf(address) !== home) return false;
    const window = new BrowserWindow({
      width: 1280,
      height: 860,
      webPreferences: { ...lockedPreferences, session: sessionFor(target) },
    });
    setPagePolicy(window.webContents, {
      mayNavigate: (to) => originOf(to) === home,
      mayFrame: (to) => originOf(to) === home,
      wantsWindow: (to) => {
        if (originOf(to) !== home) o.openLink(to);
        // A page that does not load shows the failure in its own window.
        else open(to).catch(() => undefined);
      },
    });
    await window.loadURL(address);
    return true;
  };
  const signIn = async (target: ServerTarget): Promise<string | null> => {
    const home = originOf(target.address);
    if (target.kind !== 'remote' || home === '') return null;
    // A session of its own for this one sign-in: what an earlier one left would sign in somebody else.
    const own = session.fromPartition(`sign-in-${target.id}-${randomUUID()}`);
    denyPermissions(own);
    const window = new BrowserWindow({
      width: 960,
      height: 760,
      webPreferences: { ...lockedPreferences, session: own },
    });
    setPagePolicy(window.webContents, {
      // Single sign-on goes by way of other servers; only pages, never a download or another protocol.
      mayNavigate: (to) => originOf(to) !== '',
      mayFrame: (to) => originOf(to) !== '',
      wantsWindow: (to) => o.openLink(to),
    });
    const closed = new Promise<void>((done) => window.once('closed', done));
    await window.loadURL(`${target.address}/`).catch(() => undefined);
    await closed;
    const cookies = await own.cookies.get({ url: `${target.address}/` });
    await own.clearStorageData();
    return cookies.length === 0 ? null : cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  };
  return { open, signIn };
}

/** Adds what the user entered for this server to requests that go to exactly its origin. */
function sendCredential(own: Session, home: string, target: () => Promise<ServerTarget>): void {
  own.webRequest.onBeforeSendHeaders({ urls: [`${home}/*`] }, (details, callback) => {
    const { requestHeaders } = details;
    target().then(
      (now) => callback({ requestHeaders: withCredential(now, home, details.url, requestHeaders) }),
      () => callback({ cancel: true }),
    );
  });
}

function withCredential(
  now: ServerTarget,
  home: string,
  address: string,
  headers: Record<string, string>,
): Record<string, string> {
  if (!now.credential || originOf(now.address) !== home || originOf(address) !== home) return headers;
  if (now.credential.kind === 'token') return { ...headers, Authorization: `Bearer ${now.credential.token}` };
  return { ...headers, Cookie: joinCookies(headers.Cookie, now.credential.cookie) };
}

function joinCookies(present: string | undefined, entered: string): string {
  return present ? `${present}; ${entered}` : entered;
}

/** Empty for anything that is not http or https. */
function originOf(address: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.origin : '';
}
