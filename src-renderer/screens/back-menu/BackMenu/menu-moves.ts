import type { BackMenuGroup } from '#shared/api/back-menu/back-menu.ts';
import { changedOrder, groupMoves, type MenuArrangement } from '#shared/rules/back-menu/arrange.ts';

export interface MovedMenuPosition {
  readonly domainName: string;
  readonly deptId: string;
}

export interface Moves {
  /** The order with the unsaved moves. */
  readonly arrangement: MenuArrangement;
  /** Numbers of moved entries; null without moves. */
  readonly count: { readonly menus: number; readonly groups: number } | null;
  /** Numbers of moves that the server refused, which wait to be tried again; null without any. */
  readonly refusedCounts: { readonly menus: number; readonly groups: number } | null;
  readonly saving: boolean;
  readonly move: (next: MenuArrangement) => void;
  readonly discard: () => void;
  readonly save: () => Promise<void>;
  readonly saveRefused: () => Promise<void>;
  readonly discardRefused: () => void;
}

export const menuGroupIds = (arrangement: MenuArrangement) => arrangement.map(({ id }) => id);

export function menuArrangementOf(groups: readonly BackMenuGroup[]): MenuArrangement {
  return groups.map(({ id, children }) => ({ id, menus: children.map((menu) => menu.id) }));
}

/** Counts menus in another group, or at another index of their group. */
export function movedMenus(before: MenuArrangement, after: MenuArrangement): number {
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
