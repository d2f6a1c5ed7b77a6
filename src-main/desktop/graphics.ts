/**
 * Graphics by the processor instead of the graphics card: by a setting, and after the card's process has crashed twice.
 * Broken drivers and remote desktops show white windows otherwise.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import type { DesktopStore, StoredValue } from './desktop-store.ts';

/** Crashes in one run after which the card is given up; Chromium ends the program after some more. */
const mostCrashes = 2;

export interface KeptGraphics {
  readonly accelerated: boolean;
}

export function keptGraphics(store: DesktopStore): StoredValue<KeptGraphics> {
  return store.part('graphics', readGraphics, { accelerated: true });
}

function readGraphics(data: unknown): KeptGraphics | null {
  if (typeof data !== 'object' || data === null) return null;
  const { accelerated } = data as Readonly<Record<string, unknown>>;
  return typeof accelerated === 'boolean' ? { accelerated } : null;
}

/** Reads the value of the last run at once: Electron takes it only before it is ready. */
export function applyGraphics(dataDir: string): void {
  let stored: unknown;
  try {
    stored = JSON.parse(readFileSync(join(dataDir, 'desktop.json'), 'utf8'));
  } catch {
    // No file yet, or one that the store will set aside: the first value counts.
    return;
  }
  const graphics = (stored as { readonly graphics?: unknown } | null)?.graphics;
  if (readGraphics(graphics)?.accelerated === false) app.disableHardwareAcceleration();
}

/** Logs processes of Chromium that crashed; `giveUp` is called once, when the card's has crashed too often. */
export function watchProcesses(report: (source: string, error: unknown) => void, giveUp: () => void): void {
  let crashes = 0;
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    report('process', `${type}: ${reason} (${exitCode})`);
    if (type !== 'GPU') return;
    crashes += 1;
    if (crashes === mostCrashes) giveUp();
  });
}
