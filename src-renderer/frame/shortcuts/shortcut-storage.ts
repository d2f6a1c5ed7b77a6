/** Stored ids of starred and recent pages, and the height that they need in the side menu. */
import { readHint } from '#state/stored-hints.ts';

/** Ids of destinations (`Palette/screen-items.ts`) and commands. */
export interface Shortcuts {
  readonly starred: readonly string[];
  /** Newest first. */
  readonly recent: readonly string[];
}

export const shortcutNames = { starred: 'palette.starred', recent: 'palette.recent' } as const;
/** Number of recent pages in the side menu. */
export const recentInMenu = 3;
/** Pixels of a heading with its margins, and of an entry (MenuSections.module.css). */
const aboveLines = 34;
const lineHeight = 28;

export function shortcutsAtom(): Shortcuts {
  return { starred: read(shortcutNames.starred), recent: read(shortcutNames.recent) };
}

/** Starred pages are left out of the recent ones. */
export function recentOf({ starred, recent }: Shortcuts): readonly string[] {
  return recent.filter((id) => !starred.includes(id));
}

/** Returns the pixels of both parts, for a placeholder until their code has loaded. */
export function heightOfShortcuts(): number {
  const kept = shortcutsAtom();
  const heightOf = ({ length }: readonly string[]) => (length === 0 ? 0 : aboveLines + length * lineHeight);
  return heightOf(kept.starred) + heightOf(recentOf(kept).slice(0, recentInMenu));
}

/** Another program may have changed the storage: anything but a list of texts counts as empty. */
function read(name: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(readHint(name) ?? '[]');
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
