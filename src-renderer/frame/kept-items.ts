/** Pages, tabs and commands that the user starred or opened last; the side menu and the palette show them. */
import { useMemo, useSyncExternalStore } from 'react';
import { createSignal } from '#data/signal.ts';
import { choose } from '#state/choices.ts';
import { remembered } from '#state/remembered.ts';

/** Ids of destinations (`Palette/screen-items.ts`) and commands. */
export interface KeptItems {
  readonly starred: readonly string[];
  /** The latest first. */
  readonly recent: readonly string[];
}

const names = { starred: 'palette.starred', recent: 'palette.recent' } as const;
const recentKept = 12;
const starredKept = 50;
/** Recent pages that the side menu shows; one of them that is opened again keeps its line, so that none moves. */
export const recentInMenu = 3;

const changed = createSignal<void>();

export function keptItems(): KeptItems {
  return { starred: read(names.starred), recent: read(names.recent) };
}

export function useKeptItems(): KeptItems {
  const snapshot = useSyncExternalStore(changed.listen, () => JSON.stringify(keptItems()));
  return useMemo(() => JSON.parse(snapshot) as KeptItems, [snapshot]);
}

/** An item was chosen in the palette. */
export function noteOpened(id: string): void {
  const others = read(names.recent).filter((one) => one !== id);
  choose(names.recent, JSON.stringify([id, ...others].slice(0, recentKept)));
  changed.emit();
}

/** A page was opened, whichever way. */
export function noteVisited(id: string): void {
  const { starred, recent } = keptItems();
  const shown = recent.filter((one) => !starred.includes(one)).slice(0, recentInMenu);
  if (!starred.includes(id) && !shown.includes(id)) noteOpened(id);
}

export function toggleStar(id: string): void {
  const now = read(names.starred);
  const next = now.includes(id) ? now.filter((one) => one !== id) : [...now, id].slice(-starredKept);
  choose(names.starred, JSON.stringify(next));
  changed.emit();
}

/** A storage is never a truth: whatever is not a list of texts is none. */
function read(name: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(remembered(name) ?? '[]');
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
