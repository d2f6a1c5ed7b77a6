/** The console's zoom by menu, keys and wheel; it is stored with the window and set again after each load. */
import type { BrowserWindow } from 'electron';

export type ZoomStep = 'in' | 'out' | 'reset';

/** Chromium's levels: 0 is actual size; each whole level is 20 % more of the one before (58 % to 249 %). */
export const zoomRange = { min: -3, max: 5 } as const;
const step = 0.5;

export function zoomedLevel(level: number, direction: ZoomStep): number {
  if (direction === 'reset') return 0;
  const next = level + (direction === 'in' ? step : -step);
  return Math.min(Math.max(next, zoomRange.min), zoomRange.max);
}

/** The factor of a level, for a window that is made. */
export function zoomFactor(level: number): number {
  return 1.2 ** level;
}

/** `keep` receives every new level. */
export function watchZoom(window: BrowserWindow, kept: () => number, keep: (level: number) => void): void {
  const contents = window.webContents;
  contents.on('did-finish-load', () => contents.setZoomLevel(kept()));
  contents.on('zoom-changed', (_event, direction) => keep(applyZoom(window, direction)));
}

export function applyZoom(window: BrowserWindow, direction: ZoomStep): number {
  const level = zoomedLevel(window.webContents.getZoomLevel(), direction);
  window.webContents.setZoomLevel(level);
  return level;
}
