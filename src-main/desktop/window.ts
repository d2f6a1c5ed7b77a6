/** The console's window: locked down, at its last position on the present displays, with its zoom. */
import { BrowserWindow, nativeTheme, screen, type WebPreferences } from 'electron';
import { consoleHome } from './console-origin.ts';
import type { StoredValue } from './desktop-store.ts';
import { admitToClipboard } from './walls.ts';
import {
  displaysKey,
  isReachable,
  minimumSize,
  fitWindow,
  storedWindowArrangement,
  type WindowArrangement,
  type WindowState,
  withArrangement,
} from './window-state.ts';
import { watchZoom, zoomFactor } from './zoom.ts';

/** Restrictions of every page in Steward's windows, with or without a preload. */
// wall: window-preferences
export const lockedPreferences = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  // Codes, keys and names are no prose, and a dictionary would be downloaded.
  spellcheck: false,
  navigateOnDragDrop: false,
  safeDialogs: true,
} as const satisfies WebPreferences;

/** The console's background (src-renderer/frame/tokens.ts; a test compares), against a flash at the start. */
const background = { light: '#f7f7f9', dark: '#131419' } as const;

/** Milliseconds until a window without a first picture is shown all the same. */
const drawLimit = 5000;

/** Milliseconds without a move after which the window's position is stored. */
const settleTime = 500;

type Report = (source: string, error: unknown) => void;

export function openConsoleWindow(options: {
  preload: string;
  state: StoredValue<WindowState>;
  report: Report;
}): BrowserWindow {
  const { state, report } = options;
  const stored = storedWindowArrangement(state.current(), arrangement());
  const bounds = fitWindow(stored?.bounds ?? null, workAreas());
  const factor = zoomFactor(state.current().zoom);
  const window = new BrowserWindow({
    ...bounds,
    minWidth: minimumSize.width,
    minHeight: minimumSize.height,
    show: false,
    title: 'Steward',
    backgroundColor: ground(),
    webPreferences: { ...lockedPreferences, preload: options.preload, zoomFactor: factor },
  });
  admitToClipboard(window.webContents);
  // Electron's constructor reads bounds in the scale of the first display, which is wrong where displays differ in
  // scale.
  if (screen.getAllDisplays().length > 1) window.setBounds(bounds);
  showWhenDrawn(window, stored);
  keepArrangement(window, state, report);
  stayReachable(window);
  followAppearance(window);
  watchZoom(
    window,
    () => state.current().zoom,
    (zoom) => keepZoom(state, zoom, report),
  );
  window.loadURL(consoleHome).catch((error: unknown) => report('window', error));
  return window;
}

/** Maximising shows a window, so that this waits for the first picture too. */
function showWhenDrawn(window: BrowserWindow, stored: WindowArrangement | null): void {
  const show = (): void => {
    clearTimeout(timer);
    window.off('ready-to-show', show);
    if (stored?.maximised) window.maximize();
    if (stored?.fullScreen) window.setFullScreen(true);
    window.show();
  };
  const timer = setTimeout(show, drawLimit);
  window.on('ready-to-show', show);
  window.once('closed', () => clearTimeout(timer));
}

export function keepZoom(state: StoredValue<WindowState>, zoom: number, report: Report): void {
  state.update((now) => ({ ...now, zoom })).catch((error: unknown) => report('window state', error));
}

function arrangement(): string {
  return displaysKey(screen.getAllDisplays());
}

/** The primary display comes first: a window without a position opens there. */
function workAreas(): Electron.Rectangle[] {
  return [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map((display) => display.workArea);
}

function ground(): string {
  // Windows' contrast themes have grounds of their own, black or white.
  if (process.platform === 'win32' && nativeTheme.inForcedColorsMode)
    return nativeTheme.shouldUseDarkColors ? '#000000' : '#ffffff';
  return nativeTheme.shouldUseDarkColors ? background.dark : background.light;
}

function keepArrangement(window: BrowserWindow, state: StoredValue<WindowState>, report: Report): void {
  let timer: NodeJS.Timeout | undefined;
  const keep = (): void => {
    clearTimeout(timer);
    const current = {
      displays: arrangement(),
      bounds: window.getNormalBounds(),
      maximised: window.isMaximized(),
      fullScreen: window.isFullScreen(),
    };
    state
      .update((now) => withArrangement(now, current))
      .catch((error: unknown) => report('window state', error));
  };
  const keepSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(keep, settleTime);
  };
  window.on('resize', keepSoon);
  window.on('move', keepSoon);
  window.on('maximize', keepSoon);
  window.on('unmaximize', keepSoon);
  window.on('enter-full-screen', keepSoon);
  window.on('leave-full-screen', keepSoon);
  window.on('close', keep);
  window.on('closed', () => clearTimeout(timer));
}

/** Brings a window back that nobody can grab any more, after a display was unplugged or changed its scale. */
function stayReachable(window: BrowserWindow): void {
  const rescue = (): void => {
    const bounds = window.getNormalBounds();
    const areas = workAreas();
    if (!isReachable(bounds, areas)) window.setBounds(fitWindow(bounds, areas));
  };
  const events = ['display-removed', 'display-metrics-changed'] as const;
  // Electron types each event separately; a listener without parameters fits both.
  screen.on(events[0], rescue);
  screen.on(events[1], rescue);
  window.once('closed', () => {
    screen.off(events[0], rescue);
    screen.off(events[1], rescue);
  });
}

/** Sets the window's background, visible while a page reloads, after a change between dark and light. */
function followAppearance(window: BrowserWindow): void {
  const follow = (): void => window.setBackgroundColor(ground());
  nativeTheme.on('updated', follow);
  window.once('closed', () => nativeTheme.off('updated', follow));
}
