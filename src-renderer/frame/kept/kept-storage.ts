/** Ids of starred and recent pages in this browser, and the room that they take in the side menu's first picture. */
import { remembered } from '#state/remembered.ts';

/** Ids of destinations (`Palette/screen-items.ts`) and commands. */
export interface KeptItems {
  readonly starred: readonly string[];
  /** The latest first. */
  readonly recent: readonly string[];
}

export const keptNames = { starred: 'palette.starred', recent: 'palette.recent' } as const;
/** Recent pages that the side menu shows. */
export const recentInMenu = 3;
/** Pixels of a part's heading with the space around it, and of a line (MenuSections.module.css). */
const aboveLines = 34;
const lineHeight = 28;

export function keptItems(): KeptItems {
  return { starred: read(keptNames.starred), recent: read(keptNames.recent) };
}

/** Recent pages are those that are not starred. */
export function recentOf({ starred, recent }: KeptItems): readonly string[] {
  return recent.filter((id) => !starred.includes(id));
}

/** Pixels that both parts take: room for them until their code has come. */
export function heightOfKept(): number {
  const kept = keptItems();
  const heightOf = ({ length }: readonly string[]) => (length === 0 ? 0 : aboveLines + length * lineHeight);
  return heightOf(kept.starred) + heightOf(recentOf(kept).slice(0, recentInMenu));
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
