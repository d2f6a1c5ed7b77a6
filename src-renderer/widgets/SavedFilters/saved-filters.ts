/** A log's named filters, stored per server. */
import { saveChoice } from '#state/choices.ts';
import { readHint } from '#state/stored-hints.ts';

export interface SavedFilter {
  readonly name: string;
  /** The query string, without `?`. */
  readonly search: string;
}

export const longestName = 40;
const most = 50;
const longestSearch = 8000;

export type SavedOf = 'loginLog' | 'operationLog';

const nameOf = (server: string, of: SavedOf) => `${of}.saved.${server}`;

/** Invalid stored values are ignored. */
export function readSaved(server: string, of: SavedOf): readonly SavedFilter[] {
  try {
    const stored: unknown = JSON.parse(readHint(nameOf(server, of)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSaved).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Returns the stored filters; null when the browser's storage is full. */
export function writeSaved(
  server: string,
  of: SavedOf,
  saved: readonly SavedFilter[],
): readonly SavedFilter[] | null {
  if (saved.length > most) return null;
  return saveChoice(nameOf(server, of), JSON.stringify(saved)) ? saved : null;
}

/** Sorted by name; a filter with the same name is replaced. */
export function withSaved(saved: readonly SavedFilter[], one: SavedFilter): SavedFilter[] {
  return [...saved.filter(({ name }) => name !== one.name), one].sort((a, b) => a.name.localeCompare(b.name));
}

function isSaved(value: unknown): value is SavedFilter {
  const { name, search } = (value ?? {}) as Partial<SavedFilter>;
  return (
    typeof name === 'string' &&
    name !== '' &&
    name.length <= longestName &&
    typeof search === 'string' &&
    search.length <= longestSearch
  );
}
