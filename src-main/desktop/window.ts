/** The console's window. */
import { BrowserWindow, nativeTheme, screen, type WebPreferences } from 'electron';
import type { Store } from '../services/durable/store.ts';
import { consoleHome } from './console-origin.ts';
import { minimumSize, placeWindow, type WindowState } from './window-state.ts';

/** What every page of ours is denied, with or without a preload. */
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
  spellcheck: false,
  navigateOnDragDrop: false,
  safeDialogs: true,
} as const satisfies WebPreferences;

/** The console's ground (src-renderer/frame/tokens.ts; a test compares), so that nothing flashes before its first picture. */
const background = { light: '#f7f7f9', dark: '#131419' } as const;

/** Milliseconds of rest after which a moved window's place is kept. */
const settleTime = 500;

export function openConsoleWindow(options: {
  preload: string;
  state: Store<WindowState>;
  report: (source: string, error: unknown) => void;
}): BrowserWindow {
  const kept = options.state.current();
  const areas = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map((display) => display.workArea);
  const window = new BrowserWindow({
    ...placeWindow(kept.bounds, areas),
    minWidth: minimumSize.width,
    minHeight: minimumSize.height,
    show: false,
    title: 'Steward',
    backgroundColor: nativeTheme.shouldUseDarkColors ? background.dark : background.light,
    webPreferences: { ...lockedPreferences, preload: options.preload },
  });
  if (kept.maximised) window.maximize();
  window.once('ready-to-show', () => window.show());
  keepState(window, options.state, options.report);
  window.loadURL(consoleHome).catch((error: unknown) => options.report('window', error));
  return window;
}

function keepState(
  window: BrowserWindow,
  state: Store<WindowState>,
  report: (source: string, error: unknown) => void,
): void {
  let timer: NodeJS.Timeout | undefined;
  const keep = (): void => {
    clearTimeout(timer);
    const now: WindowState = { bounds: window.getNormalBounds(), maximised: window.isMaximized() };
    state.update(() => now).catch((error: unknown) => report('window state', error));
  };
  const keepSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(keep, settleTime);
  };
  window.on('resize', keepSoon);
  window.on('move', keepSoon);
  window.on('maximize', keepSoon);
  window.on('unmaximize', keepSoon);
  window.on('close', keep);
  window.on('closed', () => clearTimeout(timer));
}
