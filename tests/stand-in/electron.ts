/**
 * A stand-in for the electron module that records what it is asked and lets a test play the system's part. It knows
 * exactly what src-main/desktop and the preload use; anything else fails loudly as "not a function".
 */
import { EventEmitter } from 'node:events';

export type Recorded = readonly [what: string, ...given: unknown[]];
/** Everything asked of Electron since the last `resetElectron`, in order. */
export const recorded: Recorded[] = [];
function record<T>(what: string, ...given: unknown[]): (answer?: T) => T {
  recorded.push([what, ...given]);
  return (answer) => answer as T;
}
export function recordedOf(what: string): unknown[][] {
  return recorded.filter(([name]) => name === what).map(([, ...given]) => given);
}

/** What the user or the system answers; a test sets it. */
export const answers = {
  lock: true,
  language: 'en-US',
  packaged: true,
  dark: false,
  open: { canceled: true, filePaths: [] as string[] },
  save: { canceled: true, filePath: '' },
  /** The key ring of a Linux desktop, and whether it opens at all. */
  keyRing: { opens: true, backend: 'gnome_libsecret' },
  displays: [{ workArea: { x: 0, y: 0, width: 1920, height: 1040 } }],
};

class App extends EventEmitter {
  readonly #ready = Promise.withResolvers<void>();
  get isPackaged(): boolean {
    return answers.packaged;
  }
  enableSandbox = (): void => record<void>('app.enableSandbox')();
  requestSingleInstanceLock = (): boolean => record<boolean>('app.requestSingleInstanceLock')(answers.lock);
  quit = (): void => record<void>('app.quit')();
  exit = (code: number): void => record<void>('app.exit', code)();
  setPath = (name: string, path: string): void => record<void>('app.setPath', name, path)();
  getVersion = (): string => '9.9.9';
  getLocale = (): string => answers.language;
  getPreferredSystemLanguages = (): string[] => [answers.language];
  whenReady = (): Promise<void> => this.#ready.promise;
  /** The system's part: from now on `whenReady` is fulfilled. */
  becomeReady = (): void => this.#ready.resolve();
}

export class Frame {
  parent: Frame | null = null;
  detached = false;
  destroyed = false;
  origin: string;
  url: string;
  constructor(url: string, origin: string) {
    this.url = url;
    this.origin = origin;
  }
  isDestroyed(): boolean {
    return this.destroyed;
  }
}

let nextId = 1;
export class Contents extends EventEmitter {
  readonly id = nextId++;
  readonly sent: unknown[][] = [];
  mainFrame = new Frame('console://app/', 'console://app');
  destroyed = false;
  windowOpenHandler: ((details: { url: string }) => unknown) | null = null;
  isDestroyed = (): boolean => this.destroyed;
  send = (...given: unknown[]): void => void this.sent.push(given);
  reload = (): void => record<void>('webContents.reload')();
  setWindowOpenHandler(handler: (details: { url: string }) => unknown): void {
    this.windowOpenHandler = handler;
  }
}

class Session extends EventEmitter {
  readonly handlers: Record<string, unknown> = {};
  readonly webRequest = {
    onBeforeSendHeaders: (filter: unknown, listener: unknown): void => {
      this.handlers.onBeforeSendHeaders = listener;
      record<void>('webRequest.onBeforeSendHeaders', filter)();
    },
  };
  #set(name: string): (handler: unknown) => void {
    return (handler) => {
      this.handlers[name] = handler;
    };
  }
  setPermissionRequestHandler = this.#set('permissionRequest');
  setPermissionCheckHandler = this.#set('permissionCheck');
  setDevicePermissionHandler = this.#set('devicePermission');
  setDisplayMediaRequestHandler = this.#set('displayMedia');
  setBluetoothPairingHandler = this.#set('bluetoothPairing');
}

export const windows: BrowserWindow[] = [];
export class BrowserWindow extends EventEmitter {
  readonly webContents = new Contents();
  readonly options: Record<string, unknown> & { webPreferences: Record<string, unknown> };
  bounds = { x: 10, y: 20, width: 1000, height: 700 };
  state = { maximised: false, minimised: false, destroyed: false };
  constructor(options: BrowserWindow['options']) {
    super();
    this.options = options;
    windows.push(this);
    record<void>('BrowserWindow', options)();
    app.emit('web-contents-created', {}, this.webContents);
  }
  loadURL = async (url: string): Promise<void> => record<void>('window.loadURL', url)();
  show = (): void => record<void>('window.show')();
  focus = (): void => record<void>('window.focus')();
  restore = (): void => record<void>('window.restore')();
  maximize = (): void => record<void>('window.maximize')();
  isMinimized = (): boolean => this.state.minimised;
  isMaximized = (): boolean => this.state.maximised;
  isDestroyed = (): boolean => this.state.destroyed;
  getNormalBounds = (): object => this.bounds;
}

type Listener = (event: unknown, ...given: unknown[]) => unknown;
class IpcMain {
  readonly handlers = new Map<string, Listener>();
  readonly listeners = new Map<string, Listener>();
  handle = (channel: string, listener: Listener): void => void this.handlers.set(channel, listener);
  on = (channel: string, listener: Listener): void => void this.listeners.set(channel, listener);
}

/** Renderer side, for the preload. */
class IpcRenderer extends EventEmitter {
  invoke = async (...given: unknown[]): Promise<unknown> =>
    record<unknown>('ipcRenderer.invoke', ...given)({ ok: true, value: 1 });
  send = (...given: unknown[]): void => record<void>('ipcRenderer.send', ...given)();
}

export let app = new App();
export let ipcMain = new IpcMain();
export let ipcRenderer = new IpcRenderer();
export let session = sessions();
/** What the preload put into the page's world. */
export const exposed: Record<string, unknown> = {};
export const schemeHandlers = new Map<string, (request: Request) => Promise<Response>>();

function sessions() {
  const made = new Map<string, Session>();
  return {
    defaultSession: new Session(),
    made,
    fromPartition(name: string): Session {
      const own = made.get(name) ?? new Session();
      made.set(name, own);
      return own;
    },
  };
}

export const protocol = {
  registerSchemesAsPrivileged: (schemes: unknown): void =>
    record<void>('protocol.registerSchemesAsPrivileged', schemes)(),
  handle: (scheme: string, handler: (request: Request) => Promise<Response>): void =>
    void schemeHandlers.set(scheme, handler),
};
export const shell = {
  openExternal: async (url: string): Promise<void> => record<void>('shell.openExternal', url)(),
};
export const dialog = {
  showOpenDialog: async (...given: unknown[]) =>
    record<typeof answers.open>('dialog.open', given.at(-1))(answers.open),
  showSaveDialog: async (...given: unknown[]) =>
    record<typeof answers.save>('dialog.save', given.at(-1))(answers.save),
  showErrorBox: (title: string, text: string): void => record<void>('dialog.error', title, text)(),
  showMessageBox: async (...given: unknown[]) =>
    record<object>('dialog.message', given.at(-1))({ response: 0 }),
};
/** Sealing turns a text around: what is written down is not the text, and comes back. */
export const safeStorage = {
  isEncryptionAvailable: (): boolean => answers.keyRing.opens,
  getSelectedStorageBackend: (): string => answers.keyRing.backend,
  encryptString: (text: string): Buffer => Buffer.from(text).reverse(),
  decryptString: (sealed: Buffer): string => Buffer.from(sealed).reverse().toString(),
};
export const nativeTheme = {
  themeSource: 'system',
  get shouldUseDarkColors(): boolean {
    return answers.dark;
  },
};
export const screen = {
  getPrimaryDisplay: () => answers.displays[0],
  getAllDisplays: () => answers.displays,
};
export const Menu = {
  buildFromTemplate: (template: unknown): unknown => template,
  setApplicationMenu: (menu: unknown): void => record<void>('menu', menu)(),
};
export const contextBridge = {
  exposeInMainWorld: (name: string, api: unknown): void => {
    exposed[name] = api;
  },
};
export const webUtils = { getPathForFile: (file: { path?: string }): string => file.path ?? '' };

/** A new machine: nothing recorded, nothing open, nobody has answered. */
export function resetElectron(): void {
  recorded.length = 0;
  windows.length = 0;
  schemeHandlers.clear();
  app = new App();
  ipcMain = new IpcMain();
  ipcRenderer = new IpcRenderer();
  session = sessions();
  Object.assign(answers, {
    lock: true,
    language: 'en-US',
    packaged: true,
    dark: false,
    open: { canceled: true, filePaths: [] },
    save: { canceled: true, filePath: '' },
    keyRing: { opens: true, backend: 'gnome_libsecret' },
    displays: [{ workArea: { x: 0, y: 0, width: 1920, height: 1040 } }],
  });
}
