/** Menus of the admin centre in their groups, for moves that also change a menu's group (spec 3§7.6; BMENU-047, 091). */
import * as z from 'zod';
import { type BackMenuGroup, queryBackstageMenus } from '../../../api/back-menu/back-menu.ts';
import { updateBackstageMenuOrder } from '../../../api/back-menu/changes.ts';
import { GoneRecord, type RecordKind } from '../../common/record/record.ts';
import { idsMoved } from '../order-record.ts';
import { backMenuReads } from './back-menu-reads.ts';

const locator = z.strictObject({
  deptId: z.string().min(1),
  domainName: z.string().min(1),
  /** Names of menus and of groups by id: part of the locator, because ids are the field names and values. */
  names: z.record(z.string(), z.string()),
  groups: z.record(z.string(), z.string()),
});
type LayoutLocator = z.output<typeof locator>;

export interface MenuInGroup {
  /** Id and name of the group. */
  readonly id: string;
  readonly name: string;
  /** The position in the group, from 1. */
  readonly position: number;
}
export type MenuLayout = Readonly<Record<string, MenuInGroup>>;

/** `groups`: names by id. */
export function menuLayoutOf(
  arrangement: readonly { readonly id: string; readonly menus: readonly string[] }[],
  groups: Readonly<Record<string, string>>,
): MenuLayout {
  return Object.fromEntries(
    arrangement.flatMap(({ id, menus }) =>
      menus.map((menu, index) => [menu, { id, name: groups[id] ?? id, position: index + 1 }]),
    ),
  );
}

export const backMenuLayoutRecord: RecordKind<LayoutLocator, MenuLayout> = {
  id: 'backMenuLayout',
  locator,
  touches: backMenuReads,
  title: () => 'backMenu.menu.sortedChange',
  label: (name, _, at) => ({ text: at?.names[name] ?? name }),
  row: { label: () => ({ key: 'backMenu.menu.position' }) },
  async read(ask, { deptId, domainName, groups }, names) {
    const { backstageMenus } = await ask(queryBackstageMenus, { deptId, domainName });
    const now = menuLayoutOf(arrangementOf(backstageMenus), groups);
    if (names.some((name) => !Object.hasOwn(now, name))) throw new GoneRecord();
    return now;
  },
  /** All groups are sent: the server refuses the order of a group that a menu has left without it. */
  write({ deptId }, after, moved) {
    const byGroup = Map.groupBy(Object.entries(after), ([, { id }]) => id);
    const groupMenusOrder = [...byGroup].flatMap(([parentId, menus]) => {
      const positions = Object.fromEntries(menus.map(([id, { position }]) => [id, position]));
      const inside = moved.filter((id) => Object.hasOwn(positions, id));
      return idsMoved(positions, inside).map((id, index) => ({ id, menuOrder: index + 1, parentId }));
    });
    return { endpoint: updateBackstageMenuOrder, input: { groupMenusOrder, deptId } };
  },
};

function arrangementOf(groups: readonly BackMenuGroup[]) {
  return groups.map(({ id, children }) => ({ id, menus: children.map((menu) => menu.id) }));
}
