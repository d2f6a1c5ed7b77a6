/** The unfolded parts of a share; they survive while the share is out of view. */
import { atom, useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { store } from '#data/store.ts';

export interface PostExpansion {
  /** The whole text is shown. */
  readonly words: boolean;
  /** The box for a comment is shown. */
  readonly comments: boolean;
  /** Pages of all comments that are loaded; 0: only the last few are shown. */
  readonly pages: number;
}

const closed: PostExpansion = { words: false, comments: false, pages: 0 };
/** Shares that are remembered, the latest at the end. */
const most = 200;
const openedAtom = atom<ReadonlyMap<string, PostExpansion>>(new Map());

export function usePostExpansion(
  id: string,
): readonly [PostExpansion, (change: Partial<PostExpansion>) => void] {
  const all = useAtomValue(openedAtom, { store });
  const open = useCallback(
    (change: Partial<PostExpansion>) =>
      store.set(openedAtom, (now) => {
        const others = [...now].filter(([each]) => each !== id);
        return new Map([...others.slice(1 - most), [id, { ...closed, ...now.get(id), ...change }]]);
      }),
    [id],
  );
  return [all.get(id) ?? closed, open];
}
