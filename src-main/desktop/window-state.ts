/**
 * Where the window was: kept between starts for each arrangement of displays (at the desk, on the way), and used only
 * where a display still shows that place.
 */
import type { Display, Rectangle } from 'electron';
import * as z from 'zod';
import { openStore, type Store } from '../services/durable/store.ts';
import { zoomRange } from './zoom.ts';

const pixels = z.number().int().min(-100_000).max(100_000);
const place = z.object({
  /** Which displays there were; empty where an older version did not say. */
  displays: z.string().max(1000),
  bounds: z.object({ x: pixels, y: pixels, width: pixels.min(1), height: pixels.min(1) }),
  maximised: z.boolean(),
  fullScreen: z.boolean(),
});
/** The youngest first. */
const windowState = z.object({
  places: z.array(place),
  /** Chromium's zoom level: 0 is actual size, each step is a fifth more. */
  zoom: z.number().min(zoomRange.min).max(zoomRange.max),
});
export type WindowPlace = z.output<typeof place>;
export type WindowState = z.output<typeof windowState>;

const firstVersion = z.object({ bounds: place.shape.bounds.nullable(), maximised: z.boolean() });
const placesKept = 8;

export const minimumSize = { width: 900, height: 600 } as const;
const preferredSize = { width: 1440, height: 900 } as const;

export function openWindowState(folder: string): Promise<Store<WindowState>> {
  return openStore<WindowState>({
    folder,
    name: 'window',
    version: 2,
    read: (data, version) => (version === 1 ? fromFirst(data) : (windowState.safeParse(data).data ?? null)),
    defaults: () => ({ places: [], zoom: 0 }),
  });
}

function fromFirst(data: unknown): WindowState | null {
  const kept = firstVersion.safeParse(data).data;
  if (!kept) return null;
  const { bounds, maximised } = kept;
  return { places: bounds ? [{ displays: '', bounds, maximised, fullScreen: false }] : [], zoom: 0 };
}

/** The same for the same displays in the same places with the same scale, whatever their order. */
export function arrangementOf(displays: readonly Pick<Display, 'bounds' | 'scaleFactor'>[]): string {
  return displays
    .map(({ bounds: { x, y, width, height }, scaleFactor }) => `${width}x${height}+${x}+${y}@${scaleFactor}`)
    .sort()
    .join(' ')
    .slice(0, 1000);
}

/** What was kept for these displays, else the last place of all: its size is still the user's wish. */
export function keptPlace({ places }: WindowState, displays: string): WindowPlace | null {
  return places.find((each) => each.displays === displays) ?? places[0] ?? null;
}

export function withPlace(state: WindowState, now: WindowPlace): WindowState {
  const others = state.places.filter(({ displays }) => displays !== now.displays && displays !== '');
  return { ...state, places: [now, ...others].slice(0, placesKept) };
}

/**
 * Bounds (device-independent pixels) for a window. The kept ones are taken where enough of the title bar to grab lies
 * on a display; else their size is centred on the first display. Never larger than the display.
 */
export function placeWindow(kept: Rectangle | null, workAreas: readonly Rectangle[]): Rectangle {
  const home = workAreas[0] ?? { x: 0, y: 0, ...preferredSize };
  const display = kept && workAreas.find((area) => canGrab(kept, area));
  if (kept && display) {
    const width = clamp(kept.width, minimumSize.width, display.width);
    const height = clamp(kept.height, minimumSize.height, display.height);
    return { x: kept.x, y: kept.y, width, height };
  }
  const wish = kept ?? preferredSize;
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
