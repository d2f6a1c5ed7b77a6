/**
 * What no page may do in the desktop shell, whoever wrote it (Electron's security checklist, limits.md §2): no
 * permission, no device, no webview, no navigation away, no window of its own.
 */
import type { App, Session, WebContents } from 'electron';
import { consoleOrigin, isConsolePage } from './console-origin.ts';
import { takeGesture, watchGestures } from './gestures.ts';

/** Where a kind of page may go. */
export interface PagePolicy {
  mayNavigate(address: string): boolean;
  /** Where a frame inside the page may go. */
  mayFrame(address: string): boolean;
  /** A page wants a new window: what happens instead of one. */
  wantsWindow(address: string): void;
}

/** Pages that are not the console's get their policy here, by the shell's code that makes their window. */
const policies = new WeakMap<WebContents, PagePolicy>();

export function setPagePolicy(contents: WebContents, policy: PagePolicy): void {
  policies.set(contents, policy);
}

/** Holds for every page that is ever made. `openLink` gets what a console page wants to open outside. */
export function guardAllPages(app: App, openLink: (address: string) => void): void {
  const consolePolicy: PagePolicy = {
    mayNavigate: isConsolePage,
    mayFrame: () => false,
    wantsWindow: openLink,
  };
  app.on('web-contents-created', (_event, contents) => {
    const policy = (): PagePolicy => policies.get(contents) ?? consolePolicy;
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.on('will-frame-navigate', (event) => {
      if (!allowed(policy(), event)) event.preventDefault();
    });
    contents.on('will-redirect', (event) => {
      if (!allowed(policy(), event)) event.preventDefault();
    });
    watchGestures(contents);
    contents.setWindowOpenHandler(({ url }) => {
      // For a click or a key, once for each; a page that opens windows by itself opens none.
      if (takeGesture(contents)) policy().wantsWindow(url);
      return { action: 'deny' };
    });
  });
}

function allowed(policy: PagePolicy, to: { url: string; isMainFrame: boolean }): boolean {
  return to.isMainFrame ? policy.mayNavigate(to.url) : policy.mayFrame(to.url);
}

/** Denies every kind of permission, asked for or merely checked, and every device. Nothing is spell-checked. */
function denyPermissions(session: Session): void {
  // Also where a page asks for it: codes are no prose, and dictionaries would be fetched from elsewhere.
  session.setSpellCheckerEnabled(false);
  session.setPermissionRequestHandler((_contents, _permission, callback) => callback(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, callback) => callback(null));
  session.setBluetoothPairingHandler((_details, callback) => callback({ confirmed: false }));
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
 * Every session that is ever made, by whatever code: without permissions, devices and downloads. The console saves by
 * the save dialog; what it makes itself (a blob) may be kept, nothing else is.
 */
export function guardAllSessions(app: App): void {
  app.on('session-created', guardSession);
}

const guarded = new WeakSet<Session>();

/** Once for each, whoever comes first. */
export function guardSession(session: Session): void {
  if (guarded.has(session)) return;
  guarded.add(session);
  denyPermissions(session);
  session.on('will-download', (event, item) => {
    if (!item.getURL().startsWith(`blob:${consoleOrigin}/`)) event.preventDefault();
  });
}
