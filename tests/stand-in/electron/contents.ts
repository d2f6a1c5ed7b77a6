import { EventEmitter } from 'node:events';
import { answers } from './answers.ts';
import { record } from './recording.ts';
import { preventable } from './rules.ts';

export class Frame implements Pick<Electron.WebFrameMain, 'isDestroyed' | 'detached' | 'origin' | 'url'> {
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

type Known = Pick<
  Electron.WebContents,
  | 'id'
  | 'isDestroyed'
  | 'close'
  | 'send'
  | 'getURL'
  | 'getTitle'
  | 'reload'
  | 'loadURL'
  | 'forcefullyCrashRenderer'
  | 'setZoomLevel'
  | 'getZoomLevel'
  | 'print'
  | 'printToPDF'
  | 'isLoadingMainFrame'
  | 'findInPage'
  | 'stopFindInPage'
  | 'focus'
>;

let nextId = 1;
export class Contents extends EventEmitter implements Known {
  readonly id = nextId++;
  readonly sent: unknown[][] = [];
  mainFrame = new Frame('console://app/', 'console://app');
  destroyed = false;
  /** Whether a page's beforeunload prevents that it is left. */
  unsaved = false;
  loading = false;
  title = 'Steward';
  url = 'console://app/';
  zoomLevel = 0;
  history: string[] = [];
  at = -1;
  windowOpenHandler: ((details: { url: string }) => unknown) | null = null;

  readonly navigationHistory = {
    canGoBack: (): boolean => this.at > 0,
    canGoForward: (): boolean => this.at < this.history.length - 1,
    goBack: (): void => this.#goTo('navigationHistory.goBack', -1),
    goForward: (): void => this.#goTo('navigationHistory.goForward', 1),
  } satisfies Pick<Electron.NavigationHistory, 'canGoBack' | 'canGoForward' | 'goBack' | 'goForward'>;
  #goTo(what: string, step: number): void {
    record<void>(what)();
    const to = this.history[this.at + step];
    if (to === undefined) return;
    this.at += step;
    this.url = to;
  }

  isDestroyed = (): boolean => this.destroyed;
  isLoadingMainFrame = (): boolean => this.loading;
  send = (...given: unknown[]): void => {
    if (this.destroyed) throw new TypeError('Object has been destroyed');
    this.sent.push(given);
  };
  close = (): void => {
    if (this.destroyed) throw new TypeError('Object has been destroyed');
    this.destroyed = true;
    this.emit('destroyed');
  };
  getURL = (): string => this.url;
  getTitle = (): string => this.title;
  focus = (): void => record<void>('webContents.focus')();
  forcefullyCrashRenderer = (): void => {
    record<void>('webContents.forcefullyCrashRenderer')();
    this.emit('render-process-gone', preventable(), { reason: 'killed', exitCode: 9 });
  };

  /** d.ts: the promise "will resolve when the page has finished loading, and rejects if the page fails to load". */
  loadURL = async (url: string): Promise<void> => {
    record<void>('window.loadURL', url)();
    if (this.at >= 0 && url.includes('#') && url.split('#')[0] === this.url.split('#')[0])
      return this.inPage(url);
    this.commit(url);
    const failure = answers.loadFails;
    if (failure === null) return;
    this.emit('did-fail-load', preventable(), failure.code, failure.description, url, true, 1, 1);
    throw Object.assign(new Error(`${failure.description} (${failure.code}) loading '${url}'`), {
      code: failure.description,
      errno: failure.code,
      url,
    });
  };
  reload = (): void => {
    record<void>('webContents.reload')();
    if (!this.mayUnload()) return;
    this.commit(this.url, false);
  };
  /** d.ts `did-navigate-in-page`: "the page URL changes but does not cause navigation outside of the page", as by a hash. */
  inPage(url: string): void {
    this.url = url;
    this.emit('did-navigate-in-page', preventable(), url, true);
  }
  /**
   * The last event of a navigation, however it began. docs/api/web-contents, Navigation Events: `did-navigate` is last.
   */
  commit(url: string, isNew = true): void {
    const details = { url, isMainFrame: true, isSameDocument: false };
    this.emit('did-start-navigation', preventable(details), url, false, true);
    this.url = url;
    if (isNew) {
      this.history = [...this.history.slice(0, this.at + 1), url];
      this.at += 1;
    }
    this.emit('did-navigate', preventable(), url, 200, 'OK');
  }
  /**
   * A link, form or script of the page. docs/api/web-contents, Navigation Events: "did-start-navigation,
   * will-frame-navigate, will-navigate, did-frame-navigate, did-navigate"; a prevented one emits nothing more. Returns
   * whether the page was left.
   */
  follow(url: string, isMainFrame = true): boolean {
    if (isMainFrame && !this.mayUnload()) return false;
    const start = { url, isMainFrame, isSameDocument: false };
    this.emit('did-start-navigation', preventable(start), url, false, isMainFrame);
    const will = preventable({ url, isMainFrame });
    this.emit('will-frame-navigate', will);
    if (will.defaultPrevented) return false;
    if (!isMainFrame) return true;
    this.url = url;
    this.emit('did-navigate', preventable(), url, 200, 'OK');
    return true;
  }
  /**
   * d.ts `will-prevent-unload`: "Emitted when a `beforeunload` event handler is attempting to cancel a page unload.
   * Calling `event.preventDefault()` will ignore the `beforeunload` event handler and allow the page to be unloaded."
   */
  mayUnload(): boolean {
    if (!this.unsaved) return true;
    const event = preventable();
    this.emit('will-prevent-unload', event);
    return event.defaultPrevented;
  }

  /** The user does something in the page. */
  gesture = (type = 'mouseDown'): void => void this.emit('input-event', preventable(), { type });
  setZoomLevel = (level: number): void => {
    this.zoomLevel = level;
  };
  getZoomLevel = (): number => this.zoomLevel;
  print = (options?: object, done?: (printed: boolean, reason: string) => void): void => {
    record<void>('webContents.print', options)();
    done?.(true, '');
  };
  printToPDF = async (options: unknown): Promise<Buffer<ArrayBuffer>> =>
    record<Buffer<ArrayBuffer>>('webContents.printToPDF', options)(Buffer.from(answers.pdf));
  findInPage = (text: string, options?: object): number => {
    if (text === '') throw new TypeError('Must provide a non-empty search content');
    record<void>('webContents.findInPage', text, options)();
    return 1;
  };
  stopFindInPage = (action: string): void => record<void>('webContents.stopFindInPage', action)();
  setWindowOpenHandler(handler: (details: { url: string }) => unknown): void {
    this.windowOpenHandler = handler;
  }
}
