/** Where somebody was in a long list that grows while one reads: it stands there when they come back to it. */
import { atom } from 'jotai';
import { store } from '#data/store.ts';

export interface KeptPlace {
  /** Rows that were added by then. */
  readonly shown: number;
  /** The first row on view, and how many pixels of it were above. */
  readonly row: number;
  readonly above: number;
}

/** Lists that are remembered, the one left last at the end. */
const most = 20;
const placesAtom = atom<ReadonlyMap<string, KeptPlace>>(new Map());

/** `list`: which list, of which server, asked for what. */
export function keepPlace(list: string, place: KeptPlace): void {
  store.set(placesAtom, (now) => {
    const others = [...now].filter(([name]) => name !== list);
    return new Map([...others.slice(1 - most), [list, place]]);
  });
}

export function keptPlace(list: string): KeptPlace | null {
  return store.get(placesAtom).get(list) ?? null;
}
