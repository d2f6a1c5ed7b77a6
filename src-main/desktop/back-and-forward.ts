/** Back and forward in a window, as in a browser: by the menu and its keys, by the mouse's buttons and by a swipe. */
import type { BrowserWindow } from 'electron';

export type HistoryStep = 'back' | 'forward';

export function goInHistory({ webContents }: BrowserWindow, direction: HistoryStep): void {
  const { navigationHistory } = webContents;
  if (direction === 'back' && navigationHistory.canGoBack()) navigationHistory.goBack();
  if (direction === 'forward' && navigationHistory.canGoForward()) navigationHistory.goForward();
}

/** Windows and Linux tell of the mouse's buttons, macOS of a swipe with three fingers. */
export function watchBackAndForward(window: BrowserWindow): void {
  if (process.platform === 'darwin')
    window.on('swipe', (_event, direction) => {
      if (direction === 'left') goInHistory(window, 'back');
      if (direction === 'right') goInHistory(window, 'forward');
    });
  else
    window.on('app-command', (_event, command) => {
      if (command === 'browser-backward') goInHistory(window, 'back');
      if (command === 'browser-forward') goInHistory(window, 'forward');
    });
}
