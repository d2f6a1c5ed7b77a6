import { EventEmitter } from 'node:events';
import { Contents } from './contents.ts';
import { record } from './recording.ts';
import { needsReady, preventable } from './rules.ts';
import { system } from './system.ts';

/** The windows that are open, oldest first. */
export const windows: BrowserWindow[] = [];

type Known = Pick<
  Electron.BrowserWindow,
  | 'loadURL'
  | 'setBounds'
  | 'getNormalBounds'
  | 'setBackgroundColor'
  | 'setFullScreen'
  | 'setTitle'
  | 'getTitle'
  | 'setProgressBar'
  | 'show'
  | 'focus'
  | 'restore'
  | 'maximize'
  | 'close'
  | 'destroy'
  | 'isVisible'
  | 'isMinimized'
  | 'isMaximized'
  | 'isFullScreen'
  | 'isDestroyed'
>;

type Options = Record<string, unknown> & { webPreferences: Record<string, unknown> };

export class BrowserWindow extends EventEmitter implements Known {
  readonly webContents = new Contents();
  readonly options: Options;
  bounds = { x: 10, y: 20, width: 1000, height: 700 };
  state = { maximised: false, minimised: false, fullScreen: false, destroyed: false, visible: false };

  /** Source (shell/browser/api/electron_api_base_window.cc): "Cannot create BrowserWindow before app is ready". */
  constructor(options: Options) {
    super();
    needsReady('BrowserWindow');
    this.options = options;
    this.state.visible = options.show !== false;
    windows.push(this);
    record<void>('BrowserWindow', options)();
    system.emit('contents-created', this.webContents);
    system.emit('window-created', this);
  }
  static getAllWindows(): BrowserWindow[] {
    return [...windows];
  }
  readonly contentView = {
    children: [] as WebContentsView[],
    addChildView(view: WebContentsView): void {
      this.children.push(view);
    },
    removeChildView(view: WebContentsView): void {
      this.children.splice(this.children.indexOf(view), 1);
    },
  };
  getContentBounds = (): Electron.Rectangle => this.bounds;
  static getFocusedWindow(): BrowserWindow | null {
    return windows.findLast((window) => window.focused) ?? null;
  }
  static fromWebContents(contents: Contents): BrowserWindow | null {
    return windows.find((window) => window.webContents === contents) ?? null;
  }
  focused = false;

  loadURL = (url: string): Promise<void> => this.webContents.loadURL(url);
  setBounds = (bounds: Partial<Electron.Rectangle>): void => {
    this.bounds = { ...this.bounds, ...bounds };
    record<void>('window.setBounds', bounds)();
  };
  setBackgroundColor = (colour: string): void => record<void>('window.setBackgroundColor', colour)();
  setFullScreen = (on: boolean): void => record<void>('window.setFullScreen', on)();
  setTitle = (title: string): void => {
    this.webContents.title = title;
    record<void>('window.setTitle', title)();
  };
  setProgressBar = (share: number): void => record<void>('window.setProgressBar', share)();
  getTitle = (): string => this.webContents.title;
  show = (): void => {
    this.state.visible = true;
    record<void>('window.show')();
    this.emit('show');
  };
  focus = (): void => {
    this.focused = true;
    record<void>('window.focus')();
  };
  restore = (): void => record<void>('window.restore')();
  /** d.ts: "Maximizes the window. This will also show (but not focus) the window if it isn't being displayed already." */
  maximize = (): void => {
    record<void>('window.maximize')();
    this.state.maximised = true;
    this.state.visible = true;
  };
  isVisible = (): boolean => this.state.visible;
  isMinimized = (): boolean => this.state.minimised;
  isMaximized = (): boolean => this.state.maximised;
  isFullScreen = (): boolean => this.state.fullScreen;
  isDestroyed = (): boolean => this.state.destroyed;
  getNormalBounds = (): Electron.Rectangle => this.bounds;

  /**
   * The user's close button, and Electron's own when it quits. d.ts `close`: "emitted before the `beforeunload` and
   * `unload` event of the DOM. Calling `event.preventDefault()` will cancel the close."
   */
  close = (): void => {
    if (this.state.destroyed) return;
    const event = preventable();
    this.emit('close', event);
    if (event.defaultPrevented || !this.webContents.mayUnload()) return;
    this.#gone();
  };
  /** d.ts: "Force closing the window, the `unload` and `beforeunload` event won't be emitted for the web page, and `close` event will also not be emitted for this window, but it guarantees the `closed` event will be emitted." */
  destroy = (): void => {
    if (!this.state.destroyed) this.#gone();
  };
  #gone(): void {
    this.state.destroyed = true;
    this.webContents.destroyed = true;
    windows.splice(windows.indexOf(this), 1);
    this.webContents.emit('destroyed');
    this.emit('closed');
    system.emit('window-closed');
  }
}

/** docs/api/web-contents-view: a page above a window's own; docs/api/base-window: it outlives the window. */
export class WebContentsView {
  readonly webContents = new Contents();
  readonly options: Options;
  bounds: Electron.Rectangle | null = null;
  constructor(options: Options) {
    needsReady('WebContentsView');
    this.options = options;
    record<void>('WebContentsView', options)();
    system.emit('contents-created', this.webContents);
  }
  setBounds = (bounds: Electron.Rectangle): void => {
    this.bounds = bounds;
  };
}
