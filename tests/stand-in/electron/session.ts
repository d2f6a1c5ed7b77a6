import { EventEmitter } from 'node:events';
import { answers } from './answers.ts';
import type { Contents } from './contents.ts';
import { record } from './recording.ts';
import { needsPlatform } from './rules.ts';
import { system } from './system.ts';

type Known = Pick<
  Electron.Session,
  | 'clearStorageData'
  | 'setProxy'
  | 'closeAllConnections'
  | 'clearAuthCache'
  | 'resolveProxy'
  | 'setSpellCheckerEnabled'
  | 'setPermissionRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setCertificateVerifyProc'
  | 'setDevicePermissionHandler'
  | 'setDisplayMediaRequestHandler'
  | 'setBluetoothPairingHandler'
>;

interface Handlers {
  readonly permissionCheck?: Exclude<Parameters<Electron.Session['setPermissionCheckHandler']>[0], null>;
  readonly permissionRequest?: Exclude<Parameters<Electron.Session['setPermissionRequestHandler']>[0], null>;
}

export class Session extends EventEmitter implements Known {
  readonly handlers: Record<string, unknown> = {};
  readonly webRequest = {
    onBeforeSendHeaders: (filter: unknown, listener: unknown): void => {
      this.handlers.onBeforeSendHeaders = listener;
      record<void>('webRequest.onBeforeSendHeaders', filter)();
    },
    onBeforeRequest: (filter: unknown, listener: unknown): void => {
      this.handlers.onBeforeRequest = listener;
      record<void>('webRequest.onBeforeRequest', filter)();
    },
    onHeadersReceived: (listener: unknown): void => {
      this.handlers.onHeadersReceived = listener;
    },
  };
  readonly cookies = { get: async (): Promise<typeof answers.cookies> => answers.cookies };
  clearStorageData = async (): Promise<void> => record<void>('session.clearStorageData')();
  #proxy: Electron.ProxyConfig = { mode: 'system' };
  /** Names and passwords of proxies, as Chromium keeps them for a session. */
  readonly authCache = new Map<string, { username: string; password: string }>();
  setProxy = async (config: Electron.ProxyConfig): Promise<void> => {
    record<void>('session.setProxy', config)();
    this.#proxy = config;
  };
  /** Source (net/proxy_resolution): loopback is bypassed by itself, whatever is set. */
  resolveProxy = async (url: string): Promise<string> => {
    const { mode, pacScript = '' } = this.#proxy;
    if (/^(localhost|127\..*|\[::1\])$/.test(new URL(url).hostname) || mode === 'direct') return 'DIRECT';
    return mode === 'pac_script' ? answers.proxyScript(pacScript, url) : answers.systemProxy;
  };
  closeAllConnections = async (): Promise<void> => record<void>('session.closeAllConnections')();
  clearAuthCache = async (): Promise<void> => this.authCache.clear();
  #set(name: string): (handler: unknown) => void {
    return (handler) => {
      this.handlers[name] = handler;
    };
  }
  setSpellCheckerEnabled = (on: boolean): void => record<void>('session.setSpellCheckerEnabled', on)();
  setPermissionRequestHandler = this.#set('permissionRequest');
  setPermissionCheckHandler = this.#set('permissionCheck');
  setCertificateVerifyProc = this.#set('certificateVerify');
  setDevicePermissionHandler = this.#set('devicePermission');
  setDisplayMediaRequestHandler = this.#set('displayMedia');
  /** d.ts: `@platform win32,linux`. */
  setBluetoothPairingHandler = (handler: unknown): void => {
    needsPlatform('session.setBluetoothPairingHandler', 'win32', 'linux');
    this.#set('bluetoothPairing')(handler);
  };

  /**
   * A page writes its clipboard. Source (spec/chromium-spec.ts, navigator.clipboard.writeText): "returns an error when
   * permission denied"; d.ts: "To clear the handler, call …(null)", and without one everything is granted. An origin is
   * told as an address, with its slash (docs/api/session: `requestingOrigin` "The origin URL of the permission check").
   */
  async writeClipboard(contents: Contents, requestingUrl: string, isMainFrame = true): Promise<void> {
    const { permissionCheck, permissionRequest } = this.handlers as Handlers;
    const origin = `${requestingUrl.split('/').slice(0, 3).join('/')}/`;
    const details = { isMainFrame, requestingUrl };
    // The walls use no more of a page than the stand-in has.
    const page = contents as unknown as Electron.WebContents;
    const what = 'clipboard-sanitized-write';
    const checked = permissionCheck?.(page, what, origin, { ...details, securityOrigin: origin }) ?? true;
    const granted = await new Promise<boolean>((answer) =>
      permissionRequest ? permissionRequest(page, what, answer, details) : answer(true),
    );
    if (!checked || !granted) throw new DOMException('Write permission denied.', 'NotAllowedError');
  }
}

function sessions() {
  const made = new Map<string, Session>();
  return {
    defaultSession: new Session(),
    made,
    fromPartition(name: string, options?: Electron.FromPartitionOptions): Session {
      record<void>('session.fromPartition', name, options)();
      const known = made.get(name);
      if (known) return known;
      const own = new Session();
      made.set(name, own);
      system.emit('session-created', own);
      return own;
    },
  };
}

export let session = sessions();
export function newSessions(): void {
  session = sessions();
}
