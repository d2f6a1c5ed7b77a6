/** Starred and recent pages, tabs and commands of the user. */
import { useMemo, useSyncExternalStore } from 'react';
import { createSignal } from '#data/signal.ts';
import { saveChoice } from '#state/choices.ts';
import { type Shortcuts, shortcutsAtom, shortcutNames, recentInMenu, recentOf } from './shortcut-storage.ts';

const recentKept = 12;
const starredKept = 50;

const changed = createSignal<void>();

export function useShortcuts(): Shortcuts {
  const snapshot = useSyncExternalStore(changed.listen, () => JSON.stringify(shortcutsAtom()));
  return useMemo(() => JSON.parse(snapshot) as Shortcuts, [snapshot]);
}

/** Notes an item chosen in the palette. */
export function noteOpened(id: string): void {
  const others = shortcutsAtom().recent.filter((one) => one !== id);
  saveChoice(shortcutNames.recent, JSON.stringify([id, ...others].slice(0, recentKept)));
  changed.emit();
}

/** Notes an opened page. A recent page on view in the menu keeps its line, so that no line moves. */
export function noteVisited(id: string): void {
  const kept = shortcutsAtom();
  const shown = recentOf(kept).slice(0, recentInMenu);
  if (!kept.starred.includes(id) && !shown.includes(id)) noteOpened(id);
}

export function toggleStar(id: string): void {
  const now = shortcutsAtom().starred;
  const next = now.includes(id) ? now.filter((one) => one !== id) : [...now, id].slice(-starredKept);
  saveChoice(shortcutNames.starred, JSON.stringify(next));
  changed.emit();
}
