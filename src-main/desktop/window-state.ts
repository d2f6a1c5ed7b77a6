/** Where the window was: kept between starts, and used only where a display still shows that place. */
import type { Rectangle } from 'electron';
import * as z from 'zod';
import { openStore, type Store } from '../services/durable/store.ts';

const pixels = z.number().int().min(-100_000).max(100_000);
const windowState = z.object({
  bounds: z.object({ x: pixels, y: pixels, width: pixels.min(1), height: pixels.min(1) }).nullable(),
  maximised: z.boolean(),
});
export type WindowState = z.output<typeof windowState>;

export const minimumSize = { width: 900, height: 600 } as const;
const preferredSize = { width: 1440, height: 900 } as const;

export function openWindowState(folder: string): Promise<Store<WindowState>> {
  return openStore<WindowState>({
    folder,
    name: 'window',
    version: 1,
    read: (data) => windowState.safeParse(data).data ?? null,
    defaults: () => ({ bounds: null, maximised: false }),
  });
}

/**
 * Bounds (device-independent pixels) for a new window. The kept ones are taken where enough of the title bar to
 * grab lies on a display; else the preferred size is centred on the first display. Never larger than the display.
 */
export function placeWindow(kept: Rectangle | null, workAreas: readonly Rectangle[]): Rectangle {
  const home = workAreas[0] ?? { x: 0, y: 0, ...preferredSize };
  const display = kept && workAreas.find((area) => canGrab(kept, area));
  if (kept && display) {
    const width = clamp(kept.width, minimumSize.width, display.width);
    const height = clamp(kept.height, minimumSize.height, display.height);
    return { x: kept.x, y: kept.y, width, height };
  }
  const width = Math.min(preferredSize.width, home.width);
  const height = Math.min(preferredSize.height, home.height);
  return {
    x: Math.round(home.x + (home.width - width) / 2),
    y: Math.round(home.y + (home.height - height) / 2),
    width,
    height,
  };
}

/** 120 × 32 pixels of the title bar must be in reach. */
function canGrab(window: Rectangle, area: Rectangle): boolean {
  const across = Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x);
  return across >= 120 && window.y >= area.y && window.y + 32 <= area.y + area.height;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(most, 1));
}
