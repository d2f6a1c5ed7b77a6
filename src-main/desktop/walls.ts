/**
 * Walls around every page of the desktop shell, whoever wrote it (Electron's security checklist, limits.md §2): no
 * permission but the console's to copy, no device, no webview, no navigation away, no window of its own.
 */
import type { App, Session, WebContents } from 'electron';
import { consoleOrigin, isConsolePage } from './console-origin.ts';

const gestures: ReadonlySet<string> = new Set([
  'mouseDown',
  'mouseUp',
  'rawKeyDown',
  'keyDown',
  'gestureTap',
  'touchEnd',
]);
/** Milliseconds for which a gesture counts; Chromium's own limit (HTML §6.4.1, transient activation). */
const meant = 5000;

const last = new WeakMap<WebContents, number>();

/**
 * Tracks whether a person has just clicked or pressed a key in a page. Each gesture allows one new window or one link
 * outside; a page opens none by itself.
 */
function watchGestures(contents: WebContents): void {
  contents.on('input-event', (_event, { type }) => {
    if (gestures.has(type)) last.set(contents, performance.now());
  });
}

/** Consumes the gesture: returns true once for each. */
function takeGesture(contents: WebContents): boolean {
  const at = last.get(contents);
  last.delete(contents);
  return at !== undefined && performance.now() - at < meant;
}

/** Rules for the navigation of one kind of page. */
export interface PagePolicy {
  mayNavigate(address: string): boolean;
  mayFrame(address: string): boolean;
  /** Handles a page's request for a new window; no window is opened otherwise. */
  wantsWindow(address: string): void;
}

/** Policies of pages other than the console's, set by the code that makes their window. */
const policies = new WeakMap<WebContents, PagePolicy>();

export function setPagePolicy(contents: WebContents, policy: PagePolicy): void {
  policies.set(contents, policy);
}

/** Guards every page that is ever made. `openLink` gets addresses that a console page wants to open outside. */
export function guardAllPages(app: App, openLink: (address: string) => void): void {
  const consolePolicy: PagePolicy = {
    mayNavigate: /* wall: page-navigation */ isConsolePage,
    mayFrame: () => /* wall: page-frames */ false,
    wantsWindow: openLink,
  };
  app.on('web-contents-created', (_event, contents) => {
    const policy = (): PagePolicy => policies.get(contents) ?? consolePolicy;
    contents.on(/* wall: page-webview */ 'will-attach-webview', (event) => event.preventDefault());
    contents.on('will-frame-navigate', (event) => {
      if (!allowed(policy(), event)) event.preventDefault();
    });
    contents.on(/* wall: page-redirect */ 'will-redirect', (event) => {
      if (!allowed(policy(), event)) event.preventDefault();
    });
    watchGestures(contents);
    contents.setWindowOpenHandler(({ url }) => {
      // Each click or key allows one window; a page that opens windows by itself opens none.
      if (/* wall: desktop-gesture */ takeGesture(contents)) policy().wantsWindow(url);
      return { action: /* wall: page-windows */ 'deny' };
    });
  });
}

function allowed(policy: PagePolicy, to: { url: string; isMainFrame: boolean }): boolean {
  return to.isMainFrame ? policy.mayNavigate(to.url) : policy.mayFrame(to.url);
}

const consoles = new WeakSet<WebContents>();

/** Lets this page write text into the clipboard; only the console's own window is one. */
export function admitToClipboard(contents: WebContents): void {
  consoles.add(contents);
}

/**
 * The only permission that is given: the console's main frame writes text into the clipboard, which Chromium allows
 * after a click or a key alone. Reading it stays denied.
 */
function mayCopy(
  contents: WebContents | null,
  permission: string,
  from: { readonly isMainFrame: boolean; readonly requestingUrl?: string },
): boolean {
  return (
    /* wall: page-permission-name */ permission === 'clipboard-sanitized-write' &&
    /* wall: page-permission-frame */ from.isMainFrame &&
    contents !== null &&
    /* wall: page-permission-page */ consoles.has(contents) &&
    /* wall: page-permission-origin */ isConsolePage(from.requestingUrl ?? '')
  );
}

/** Denies every device and every request and check of a permission but one. Turns the spell checker off. */
function guardPermissions(session: Session): void {
  // A page cannot turn the spell checker on again: codes are no prose, and dictionaries would be downloaded.
  session.setSpellCheckerEnabled(false);
  session.setPermissionRequestHandler((contents, permission, callback, from) =>
    callback(/* wall: page-permission-request */ mayCopy(contents, permission, from)),
  );
  session.setPermissionCheckHandler((contents, permission, _origin, from) =>
    /* wall: page-permission-check */ mayCopy(contents, permission, from),
  );
  session.setDevicePermissionHandler(() => /* wall: page-devices */ false);
  session.setDisplayMediaRequestHandler((_request, callback) => callback(/* wall: page-screen */ null));
  // macOS pairs by itself, and has no such handler.
  if (process.platform !== 'darwin')
    session.setBluetoothPairingHandler((_details, callback) =>
      callback({ confirmed: /* wall: page-pairing */ false }),
    );
  session.on('select-hid-device', (event, _details, callback) => {
    event.preventDefault();
    callback(null);
  });
  session.on('select-serial-port', (event, _ports, _contents, callback) => {
    event.preventDefault();
    callback('');
  });
  session.on('select-usb-device', (event, _details, callback) => {
    event.preventDefault();
    callback();
  });
}

/**
 * Guards every session that is ever made: no permissions, devices or downloads. The console saves by the save
 * dialog; a download of a blob that the console made is allowed.
 */
export function guardAllSessions(app: App): void {
  // wall: desktop-no-downloads
  app.on('session-created', guardSession);
}

const guarded = new WeakSet<Session>();

/** Guards a session once; further calls do nothing. */
export function guardSession(session: Session): void {
  if (guarded.has(session)) return;
  guarded.add(session);
  guardPermissions(session);
  session.on('will-download', (event, item) => {
    if (!item.getURL().startsWith(`blob:${consoleOrigin}/`)) event.preventDefault();
  });
}
