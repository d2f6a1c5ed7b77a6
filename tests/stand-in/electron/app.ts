import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import { answers } from './answers.ts';
import { record, recordedOf } from './recording.ts';
import {
  hasEnded,
  isReady,
  moveTo,
  needsEarly,
  needsPlatform,
  preventable,
  shuffledArguments,
} from './rules.ts';
import { session } from './session.ts';
import { system } from './system.ts';
import { windows } from './window.ts';

type Known = Pick<
  Electron.App,
  | 'isPackaged'
  | 'enableSandbox'
  | 'disableHardwareAcceleration'
  | 'requestSingleInstanceLock'
  | 'quit'
  | 'exit'
  | 'relaunch'
  | 'setPath'
  | 'getPath'
  | 'setAppUserModelId'
  | 'setAsDefaultProtocolClient'
  | 'addRecentDocument'
  | 'clearRecentDocuments'
  | 'getVersion'
  | 'getLocale'
  | 'getPreferredSystemLanguages'
  | 'whenReady'
  | 'isReady'
  | 'focus'
>;

export class App extends EventEmitter implements Known {
  readonly #ready = Promise.withResolvers<void>();
  readonly #paths = new Map<string, string>();
  /** Resolves with the exit code when the process is over. */
  readonly ended = Promise.withResolvers<number>();
  #quitting = false;

  constructor() {
    super();
    system.removeAllListeners();
    system.on('session-created', (session) => this.emit('session-created', session));
    system.on('contents-created', (contents) => this.emit('web-contents-created', preventable(), contents));
    system.on('window-created', (window) => this.emit('browser-window-created', preventable(), window));
    system.on('window-closed', () => this.#windowClosed());
  }

  get isPackaged(): boolean {
    return answers.packaged;
  }
  /** Chromium's switches, of the command line. */
  readonly commandLine: Pick<Electron.CommandLine, 'hasSwitch'> = {
    hasSwitch: (name) => answers.switches.includes(name),
  };
  isReady = (): boolean => isReady();
  whenReady = (): Promise<void> => this.#ready.promise;
  /** The system's part: from now on `whenReady` is fulfilled. */
  becomeReady = (): void => {
    this.emit('will-finish-launching');
    // docs/api/menu: "The default menu will be created automatically if the app does not set one."
    if (recordedOf('menu.early').length === 0) record<void>('menu.default')();
    moveTo('ready');
    this.emit('session-created', session.defaultSession);
    this.emit('ready', preventable());
    this.#ready.resolve();
  };

  /** d.ts: "This method can only be called before app is ready." */
  enableSandbox = (): void => {
    needsEarly('app.enableSandbox');
    record<void>('app.enableSandbox')();
  };
  /** d.ts: "This method can only be called before app is ready." */
  disableHardwareAcceleration = (): void => {
    needsEarly('app.disableHardwareAcceleration');
    record<void>('app.disableHardwareAcceleration')();
  };
  requestSingleInstanceLock = (additionalData?: Record<string, unknown>): boolean =>
    record<boolean>('app.requestSingleInstanceLock', additionalData)(answers.lock);
  /**
   * The system's part: another start gives its arguments to this one, and what it passed to its lock. d.ts
   * `second-instance`: "This event is guaranteed to be emitted after the `ready` event of `app` gets emitted."
   */
  startAgain = (argv: readonly string[], folder: string, additionalData: unknown): void => {
    const data = structuredClone(additionalData);
    void this.#ready.promise.then(() =>
      this.emit('second-instance', preventable(), shuffledArguments(argv), folder, data),
    );
  };

  /** d.ts: `sessionData` has to be set "before the `ready` event of the `app` module is emitted". */
  setPath = (name: string, path: string): void => {
    needsEarly(`app.setPath('${name}')`);
    record<void>('app.setPath', name, path)();
    this.#paths.set(name, path);
  };
  getPath = (name: string): string => this.#paths.get(name) ?? tmpdir();
  setAppUserModelId = (id: string): void => {
    needsPlatform('app.setAppUserModelId', 'win32');
    record<void>('app.setAppUserModelId', id)();
  };
  setAsDefaultProtocolClient = (...given: unknown[]): boolean =>
    record<boolean>('app.setAsDefaultProtocolClient', ...given)(true);
  addRecentDocument = (path: string): void => record<void>('app.addRecentDocument', path)();
  clearRecentDocuments = (): void => record<void>('app.clearRecentDocuments')();
  focus = (options?: { steal: boolean }): void => record<void>('app.focus', options)();
  relaunch = (options?: object): void => record<void>('app.relaunch', options)();
  getVersion = (): string => '9.9.9';
  getLocale = (): string => (isReady() ? answers.language : '');
  getPreferredSystemLanguages = (): string[] => [answers.language];

  /** The program's own call. */
  quit = (): void => {
    record<void>('app.quit')();
    this.quitBySystem();
  };
  /**
   * docs/api/app `before-quit`, `will-quit`, `quit`: all windows are closed between the first two; one that stays stops
   * it. `window-all-closed`: "If the user pressed Cmd + Q, or the developer called app.quit(), Electron will first try to
   * close all the windows and then emit the will-quit event, and in this case the window-all-closed event would not be
   * emitted."
   */
  quitBySystem = (): void => {
    if (hasEnded()) return;
    this.#quitting = true;
    const before = preventable();
    this.emit('before-quit', before);
    if (!before.defaultPrevented) for (const window of [...windows]) window.close();
    const will = preventable();
    const closed = !before.defaultPrevented && windows.length === 0;
    if (closed) this.emit('will-quit', will);
    this.#quitting = false;
    if (!closed || will.defaultPrevented) return;
    this.emit('quit', preventable(), 0);
    this.#end(0);
  };
  /** d.ts: "All windows will be closed immediately without asking the user, and the `before-quit` and `will-quit` events will not be emitted." */
  exit = (code = 0): void => {
    record<void>('app.exit', code)();
    this.#quitting = true;
    for (const window of [...windows]) window.destroy();
    this.emit('quit', preventable(), code);
    this.#end(code);
  };
  /** Windows alone: docs/api/app `will-quit`: "On Windows, this event will not be emitted if the app is closed due to a shutdown/restart of the system or a user logout." */
  endSession = (): boolean => {
    const event = preventable({ reasons: ['logoff'] });
    for (const window of [...windows]) window.emit('query-session-end', event);
    if (event.defaultPrevented) return false;
    for (const window of [...windows]) window.emit('session-end', preventable({ reasons: ['logoff'] }));
    return true;
  };
  /** docs/api/app `window-all-closed`: without a listener the program ends. */
  #windowClosed(): void {
    if (this.#quitting || windows.length > 0) return;
    if (this.listenerCount('window-all-closed') === 0) this.quitBySystem();
    else this.emit('window-all-closed');
  }
  #end(code: number): void {
    moveTo('ended');
    this.ended.resolve(code);
  }
}

export let app = new App();
export function newApp(): void {
  moveTo('begun');
  app = new App();
}
