/** Scroll positions in long lists that grow while the user reads; a list restores its own when the user returns. */
import { atom } from 'jotai';
import { store } from '#data/store.ts';

export interface ListPosition {
  /** Number of rows added so far. */
  readonly rowCount: number;
  /** Index of the first visible row, and how many of its pixels are scrolled away. */
  readonly row: number;
  readonly above: number;
}

/** Limit of remembered lists, ordered by last use. */
const most = 20;
const listPositionsAtom = atom<ReadonlyMap<string, ListPosition>>(new Map());

/** `list` identifies list, server and query. */
export function keepListPosition(list: string, position: ListPosition): void {
  store.set(listPositionsAtom, (now) => {
    const others = [...now].filter(([name]) => name !== list);
    return new Map([...others.slice(1 - most), [list, position]]);
  });
}

export function storedListPosition(list: string): ListPosition | null {
  return store.get(listPositionsAtom).get(list) ?? null;
}
