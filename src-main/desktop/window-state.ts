/**
 * Position of the window, kept between starts for each arrangement of displays (at the desk, on the way), and used
 * only where a display still shows that position.
 */
import type { Display, Rectangle } from 'electron';
import type { DesktopStore, StoredValue } from './desktop-store.ts';
import { zoomRange } from './zoom.ts';

export interface WindowArrangement {
  /** The arrangement of displays (`arrangementOf`). */
  readonly displays: string;
  readonly bounds: Rectangle;
  readonly maximised: boolean;
  readonly fullScreen: boolean;
}

export interface WindowState {
  /** Newest first. */
  readonly places: readonly WindowArrangement[];
  /** Chromium's zoom level: 0 is actual size, each step is a fifth more. */
  readonly zoom: number;
}

const arrangementsKept = 8;

export const minimumSize = { width: 900, height: 600 } as const;
const preferredSize = { width: 1440, height: 900 } as const;

export function keptWindowState(store: DesktopStore): StoredValue<WindowState> {
  return store.part('window', readWindowState, { places: [], zoom: 0 });
}

/** Validates by hand: no schema library is loaded before the window. */
export function readWindowState(data: unknown): WindowState | null {
  if (!isRecord(data)) return null;
  const { places, zoom } = data;
  if (!Array.isArray(places) || !isNumber(zoom, zoomRange.min, zoomRange.max)) return null;
  const read = places.map(readArrangement);
  return read.every((arrangement) => arrangement !== null) ? { places: read, zoom } : null;
}

function readArrangement(data: unknown): WindowArrangement | null {
  if (!isRecord(data) || !isRecord(data.bounds)) return null;
  const { displays, maximised, fullScreen } = data;
  const { x, y, width, height } = data.bounds;
  if (typeof displays !== 'string' || typeof maximised !== 'boolean' || typeof fullScreen !== 'boolean')
    return null;
  if (!isPixels(x) || !isPixels(y) || !isPixels(width) || !isPixels(height)) return null;
  if (width < 1 || height < 1) return null;
  return { displays, bounds: { x, y, width, height }, maximised, fullScreen };
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function isNumber(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}

function isPixels(value: unknown): value is number {
  return Number.isInteger(value) && isNumber(value, -100_000, 100_000);
}

/** A key for the displays' positions, sizes and scales, independent of their order. */
export function displaysKey(displays: readonly Pick<Display, 'bounds' | 'scaleFactor'>[]): string {
  return displays
    .map(({ bounds: { x, y, width, height }, scaleFactor }) => `${width}x${height}+${x}+${y}@${scaleFactor}`)
    .sort()
    .join(' ')
    .slice(0, 1000);
}

/** Returns the position for these displays, else the newest one, whose size still fits the user's wish. */
export function storedWindowArrangement({ places }: WindowState, displays: string): WindowArrangement | null {
  return places.find((each) => each.displays === displays) ?? places[0] ?? null;
}

export function withArrangement(state: WindowState, now: WindowArrangement): WindowState {
  const others = state.places.filter(({ displays }) => displays !== now.displays);
  return { ...state, places: [now, ...others].slice(0, arrangementsKept) };
}

/**
 * Returns the bounds (device-independent pixels) of a window. The kept bounds apply where enough of the title bar
 * to grab lies on a display; else their size is centred on the first display. Never larger than the display.
 */
export function fitWindow(storedBounds: Rectangle | null, workAreas: readonly Rectangle[]): Rectangle {
  const home = workAreas[0] ?? { x: 0, y: 0, ...preferredSize };
  const display = storedBounds && workAreas.find((area) => canGrab(storedBounds, area));
  if (storedBounds && display) {
    const width = clamp(storedBounds.width, minimumSize.width, display.width);
    const height = clamp(storedBounds.height, minimumSize.height, display.height);
    return { x: storedBounds.x, y: storedBounds.y, width, height };
  }
  const wish = storedBounds ?? preferredSize;
  const width = clamp(wish.width, Math.min(minimumSize.width, home.width), home.width);
  const height = clamp(wish.height, Math.min(minimumSize.height, home.height), home.height);
  return {
    x: Math.round(home.x + (home.width - width) / 2),
    y: Math.round(home.y + (home.height - height) / 2),
    width,
    height,
  };
}

/** Whether the user can still reach a window with these bounds: 120 × 32 pixels of its title bar. */
export function isReachable(window: Rectangle, workAreas: readonly Rectangle[]): boolean {
  return workAreas.some((area) => canGrab(window, area));
}

function canGrab(window: Rectangle, area: Rectangle): boolean {
  const across = Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x);
  return across >= 120 && window.y >= area.y && window.y + 32 <= area.y + area.height;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(most, 1));
}
