/**
 * A stand-in for the electron module that records what it is asked and lets a test play the system's part. It knows
 * exactly what src-main/desktop and the preload use; anything else fails loudly as "not a function".
 */
import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import { firstAnswers } from './first-answers.ts';
import { type Recorded, record, recorded, recordedOf } from './recording.ts';

export { type Recorded, recorded, recordedOf };

/** What the user or the system answers; a test sets it. */
export const answers = firstAnswers();

class App extends EventEmitter {
  readonly #ready = Promise.withResolvers<void>();
  get isPackaged(): boolean {
    return answers.packaged;
  }
  /** Chromium's switches, of the command line. */
  readonly commandLine = { hasSwitch: (name: string): boolean => answers.switches.includes(name) };
  enableSandbox = (): void => record<void>('app.enableSandbox')();
  requestSingleInstanceLock = (): boolean => record<boolean>('app.requestSingleInstanceLock')(answers.lock);
  quit = (): void => record<void>('app.quit')();
  exit = (code: number): void => record<void>('app.exit', code)();
  readonly #paths = new Map<string, string>();
  setPath = (name: string, path: string): void => {
    record<void>('app.setPath', name, path)();
    this.#paths.set(name, path);
  };
  getPath = (name: string): string => this.#paths.get(name) ?? tmpdir();
  setAsDefaultProtocolClient = (...given: unknown[]): boolean =>
    record<boolean>('app.setAsDefaultProtocolClient', ...given)(true);
  addRecentDocument = (path: string): void => record<void>('app.addRecentDocument', path)();
  clearRecentDocuments = (): void => record<void>('app.clearRecentDocuments')();
  getVersion = (): string => '9.9.9';
  getLocale = (): string => answers.language;
  getPreferredSystemLanguages = (): string[] => [answers.language];
  whenReady = (): Promise<void> => this.#ready.promise;
  /** The system's part: from now on `whenReady` is fulfilled. */
  becomeReady = (): void => {
    this.emit('session-created', session.defaultSession);
    this.#ready.resolve();
  };
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
  url = 'console://app/';
  zoomLevel = 0;
  getURL = (): string => this.url;
  forcefullyCrashRenderer = (): void => {
    record<void>('webContents.forcefullyCrashRenderer')();
    this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 });
  };
  /** The user does something in the page. */
  gesture = (type = 'mouseDown'): void => void this.emit('input-event', {}, { type });
  setZoomLevel = (level: number): void => {
    this.zoomLevel = level;
  };
  getZoomLevel = (): number => this.zoomLevel;
  print = (options: unknown, done: (printed: boolean, reason: string) => void): void => {
    record<void>('webContents.print', options)();
    done(true, '');
  };
  printToPDF = async (options: unknown): Promise<Uint8Array> =>
    record<Uint8Array>('webContents.printToPDF', options)(answers.pdf);
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
    onBeforeRequest: (filter: unknown, listener: unknown): void => {
      this.handlers.onBeforeRequest = listener;
      record<void>('webRequest.onBeforeRequest', filter)();
    },
  };
  readonly cookies = { get: async (): Promise<typeof answers.cookies> => answers.cookies };
  clearStorageData = async (): Promise<void> => record<void>('session.clearStorageData')();
  setProxy = async (config: unknown): Promise<void> => record<void>('session.setProxy', config)();
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
  setBluetoothPairingHandler = this.#set('bluetoothPairing');
}

export const windows: BrowserWindow[] = [];
export class BrowserWindow extends EventEmitter {
  readonly webContents = new Contents();
  readonly options: Record<string, unknown> & { webPreferences: Record<string, unknown> };
  bounds = { x: 10, y: 20, width: 1000, height: 700 };
  state = { maximised: false, minimised: false, fullScreen: false, destroyed: false };
  constructor(options: BrowserWindow['options']) {
    super();
    this.options = options;
    windows.push(this);
    record<void>('BrowserWindow', options)();
    app.emit('web-contents-created', {}, this.webContents);
  }
  loadURL = async (url: string): Promise<void> => {
    this.webContents.url = url;
    record<void>('window.loadURL', url)();
  };
  setBounds = (bounds: BrowserWindow['bounds']): void => {
    this.bounds = bounds;
    record<void>('window.setBounds', bounds)();
  };
  setBackgroundColor = (colour: string): void => record<void>('window.setBackgroundColor', colour)();
  setFullScreen = (on: boolean): void => record<void>('window.setFullScreen', on)();
  getTitle = (): string => 'Steward';
  show = (): void => record<void>('window.show')();
  focus = (): void => record<void>('window.focus')();
  restore = (): void => record<void>('window.restore')();
  maximize = (): void => record<void>('window.maximize')();
  isMinimized = (): boolean => this.state.minimised;
  isMaximized = (): boolean => this.state.maximised;
  isFullScreen = (): boolean => this.state.fullScreen;
  isDestroyed = (): boolean => this.state.destroyed;
  getNormalBounds = (): object => this.bounds;
}

type Listener = (event: unknown, ...given: unknown[]) => unknown;
class IpcMain {
  readonly handlers = new Map<string, Listener>();
  readonly listeners = new Map<string, Listener>();
  handle = (channel: string, listener: Listener): void => void this.handlers.set(channel, listener);
  on = (channel: string, listener: Listener): void => void this.listeners.set(channel, listener);
  removeAllListeners = (channel: string): void => void this.listeners.delete(channel);
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
      const known = made.get(name);
      if (known) return known;
      const own = new Session();
      made.set(name, own);
      app.emit('session-created', own);
      return own;
    },
  };
}

/** @public as all that is taken by name from `electron`. */
export const protocol = {
  registerSchemesAsPrivileged: (schemes: unknown): void =>
    record<void>('protocol.registerSchemesAsPrivileged', schemes)(),
  handle: (scheme: string, handler: (request: Request) => Promise<Response>): void =>
    void schemeHandlers.set(scheme, handler),
};
export const shell = {
  openExternal: async (url: string): Promise<void> => record<void>('shell.openExternal', url)(),
  openPath: async (path: string): Promise<string> => record<string>('shell.openPath', path)(''),
};
export const dialog = {
  showOpenDialog: async (...given: unknown[]) =>
    record<typeof answers.open>('dialog.open', given.at(-1))(answers.open),
  showSaveDialog: async (...given: unknown[]) =>
    record<typeof answers.save>('dialog.save', given.at(-1))(answers.save),
  showErrorBox: (title: string, text: string): void => record<void>('dialog.error', title, text)(),
  showMessageBox: async (...given: unknown[]) =>
    record<{ response: number }>('dialog.message', given.at(-1))({ response: answers.button }),
  showMessageBoxSync: (...given: unknown[]): number =>
    record<number>('dialog.messageSync', given.at(-1))(answers.button),
};
/** Sealing turns a text around: what is written down is not the text, and comes back. @public */
export const safeStorage = {
  isEncryptionAvailable: (): boolean => answers.keyRing.opens,
  getSelectedStorageBackend: (): string => answers.keyRing.backend,
  encryptString: (text: string): Buffer => Buffer.from(text).reverse(),
  decryptString: (sealed: Buffer): string => Buffer.from(sealed).reverse().toString(),
};
class NativeTheme extends EventEmitter {
  themeSource = 'system';
  get shouldUseDarkColors(): boolean {
    return answers.dark;
  }
}
export let nativeTheme = new NativeTheme();
class Screen extends EventEmitter {
  getPrimaryDisplay = () => answers.displays[0];
  getAllDisplays = () => answers.displays;
}
export let screen = new Screen();
/** @public as all that is taken by name from `electron`. */
export const Menu = {
  buildFromTemplate: (template: unknown): unknown => template,
  setApplicationMenu: (menu: unknown): void => record<void>('menu', menu)(),
};
/** @public as all that is taken by name from `electron`. */
export const contextBridge = {
  exposeInMainWorld: (name: string, api: unknown): void => {
    exposed[name] = api;
  },
};
/** @public as all that is taken by name from `electron`. */
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
  nativeTheme = new NativeTheme();
  screen = new Screen();
  Object.assign(answers, firstAnswers());
}

/** As a package that takes Electron whole sees it (electron-store). */
export default {
  get app() {
    return app;
  },
  get ipcMain() {
    return ipcMain;
  },
  shell,
};
