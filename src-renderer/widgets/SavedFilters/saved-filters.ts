/** Filters of a log that somebody has saved under a name, for each server by itself. */
import { choose } from '#state/choices.ts';
import { remembered } from '#state/remembered.ts';

export interface SavedFilter {
  readonly name: string;
  /** The search part of the address, without `?`. */
  readonly search: string;
}

export const longestName = 40;
const most = 50;
const longestSearch = 8000;

/** Whose filters they are. */
export type SavedOf = 'loginLog' | 'operationLog';

const nameOf = (server: string, of: SavedOf) => `${of}.saved.${server}`;

/** Whatever else stands there is none. */
export function readSaved(server: string, of: SavedOf): readonly SavedFilter[] {
  try {
    const stored: unknown = JSON.parse(remembered(nameOf(server, of)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSaved).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Answers what is kept now; null where the browser keeps nothing more. */
export function writeSaved(
  server: string,
  of: SavedOf,
  saved: readonly SavedFilter[],
): readonly SavedFilter[] | null {
  if (saved.length > most) return null;
  return choose(nameOf(server, of), JSON.stringify(saved)) ? saved : null;
}

/** In order of names; one of the same name is replaced. */
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
