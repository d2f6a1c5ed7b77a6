/** Moves that are not saved yet, and the order that is stored. */
import type { BackMenuGroup } from '#shared/api/back-menu/back-menu.ts';
import { type Arrangement, changedOrder, groupMoves } from '#shared/rules/back-menu/arrange.ts';

export interface At {
  readonly domainName: string;
  readonly deptId: string;
}

export interface Moves {
  /** As it stands with the moves. */
  readonly arrangement: Arrangement;
  /** How much was moved; null: nothing. */
  readonly count: { readonly menus: number; readonly groups: number } | null;
  readonly saving: boolean;
  readonly move: (next: Arrangement) => void;
  readonly discard: () => void;
  readonly save: () => Promise<void>;
}

export const idsOf = (arrangement: Arrangement) => arrangement.map(({ id }) => id);

export function arrangementOf(groups: readonly BackMenuGroup[]): Arrangement {
  return groups.map(({ id, children }) => ({ id, menus: children.map((menu) => menu.id) }));
}

/** Menus that are in another group, or were moved within theirs. */
export function movedMenus(before: Arrangement, after: Arrangement): number {
  const changed = new Set(changedOrder(before, after).map(({ parentId }) => parentId));
  const was = new Map(before.flatMap(({ id, menus }) => menus.map((menu) => [menu, id] as const)));
  return after
    .filter(({ id }) => changed.has(id))
    .map(({ id, menus }) => {
      const stayed = menus.filter((menu) => was.get(menu) === id);
      const old = (before.find((group) => group.id === id)?.menus ?? []).filter((menu) =>
        menus.includes(menu),
      );
      return menus.length - stayed.length + groupMoves(old, stayed).length;
    })
    .reduce((sum, moved) => sum + moved, 0);
}
