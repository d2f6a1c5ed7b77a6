/**
 * The values of a menu or a group that the creating call does not take: names in other languages, whether it is shown
 * and common, its position, the menus of a group. An undone deletion restores them by the calls of their records.
 */
import * as z from 'zod';
import { type BackMenuGroup, queryBackstageMenus } from '../../../api/back-menu/back-menu.ts';
import { inverseOf, sameValue } from '../../../kit/merge.ts';
import { storedMenuNames } from '../../back-menu/stored-name.ts';
import { ownLanguage } from '../../common/names/languages.ts';
import type { Ask, RecordEdits } from '../../common/record/record.ts';
import { mostCommon } from '../../back-menu/group-fields.ts';
import { positionsById } from '../order-record.ts';
import { menuLayoutOf } from './menu-layout-record.ts';

/** Names by language; null where they could not be read. */
const names = z.record(z.string(), z.string()).nullable();

/** null in entries of the journal that were made before. */
export const menuBesides = z
  .strictObject({ names, menuStatus: z.boolean(), common: z.boolean(), position: z.number() })
  .nullable()
  .default(null);
type MenuBesides = z.output<typeof menuBesides>;

export const groupBesides = z
  .strictObject({
    names,
    /** Ids of its menus in their order, and of those that were common. */
    menus: z.array(z.string()),
    common: z.array(z.string()),
  })
  .nullable()
  .default(null);
type GroupBesides = z.output<typeof groupBesides>;

interface InDepartment {
  readonly deptId: string;
  readonly domainName: string;
  readonly id: string;
}

/** The message of an undo that restores no names in other languages; undefined for one that does. */
export function namesNotRestored(besides: MenuBesides | GroupBesides) {
  return besides?.names ? undefined : ('backMenu.menu.madeAgain' as const);
}

/** `id` of the locator is the new one. */
export async function completedMenu(
  ask: Ask,
  menu: InDepartment & { readonly parentId: string },
  besides: MenuBesides,
): Promise<readonly RecordEdits[]> {
  if (!besides) return [];
  const { deptId, domainName, id, parentId } = menu;
  const at = { deptId, domainName };
  const groups = (await ask(queryBackstageMenus, at)).backstageMenus;
  const group = groups.find((one) => one.id === parentId);
  const children = group?.children ?? [];
  const now = children.map((child) => child.id);
  const wanted = now.filter((one) => one !== id).toSpliced(besides.position - 1, 0, id);
  const moves = editsBetween(positionsById(now), positionsById(wanted));
  const order: RecordEdits = {
    kind: 'backMenuOrder',
    locator: {
      ...at,
      names: storedMenuNames(children),
      groups: Object.fromEntries(children.map((child) => [child.id, parentId])),
    },
    edits: moves,
  };
  const status = { menuStatus: { from: true, to: false } };
  return [
    ...namesEdits(id, besides.names),
    ...(besides.menuStatus ? [] : [{ kind: 'backMenuStatus', locator: { ...at, id }, edits: status }]),
    ...(Object.keys(moves).length > 0 ? [order] : []),
    ...(besides.common ? commonEdits(at, group, [id]) : []),
  ];
}

/** Brings back the menus that are still in the group that took them. */
export async function completedGroup(
  ask: Ask,
  { deptId, domainName, id, into }: InDepartment & { readonly into: string },
  besides: GroupBesides,
): Promise<readonly RecordEdits[]> {
  if (!besides) return [];
  const at = { deptId, domainName };
  const groups = (await ask(queryBackstageMenus, at)).backstageMenus;
  const taken = groups.find((group) => group.id === into)?.children ?? [];
  const back = besides.menus.filter((menu) => taken.some((one) => one.id === menu));
  const now = groups.map((group) => ({ id: group.id, menus: group.children.map((menu) => menu.id) }));
  const wanted = now.map((group) => ({
    id: group.id,
    menus: group.id === id ? [...group.menus, ...back] : group.menus.filter((one) => !back.includes(one)),
  }));
  const groupNames = storedMenuNames(groups);
  const layout: RecordEdits = {
    kind: 'backMenuLayout',
    locator: {
      ...at,
      groups: groupNames,
      names: storedMenuNames(groups.flatMap(({ children }) => children)),
    },
    edits: editsBetween(menuLayoutOf(now, groupNames), menuLayoutOf(wanted, groupNames)),
  };
  const restored = groups.find((group) => group.id === id);
  return [
    ...namesEdits(id, besides.names),
    ...(back.length > 0 ? [layout] : []),
    ...commonEdits(
      at,
      restored && { ...restored, children: taken.filter((menu) => back.includes(menu.id)) },
      besides.common.filter((menu) => back.includes(menu)),
    ),
  ];
}

function editsBetween<Value>(
  now: Readonly<Record<string, Value>>,
  wanted: Readonly<Record<string, Value>>,
): RecordEdits['edits'] {
  const moved = Object.keys(wanted).filter((id) => !sameValue(now[id], wanted[id]));
  return inverseOf(wanted, now, moved);
}

function namesEdits(targetId: string, known: z.output<typeof names>): readonly RecordEdits[] {
  const edits = Object.entries(known ?? {}).flatMap(([lang, to]) =>
    lang === ownLanguage || to === '' ? [] : [[lang, { from: '', to }] as const],
  );
  if (edits.length === 0) return [];
  return [
    { kind: 'backMenuNames', locator: { kind: 'backMenu', targetId }, edits: Object.fromEntries(edits) },
  ];
}

/** A group may have got other common menus since: then these stay without the mark. */
function commonEdits(
  at: { readonly deptId: string; readonly domainName: string },
  group: BackMenuGroup | undefined,
  ids: readonly string[],
): readonly RecordEdits[] {
  if (!group || ids.length === 0) return [];
  const from = group.children.filter(({ common }) => common).map((menu) => menu.id);
  const to = group.children.map((menu) => menu.id).filter((id) => from.includes(id) || ids.includes(id));
  if (to.length > mostCommon) return [];
  return [{ kind: 'backMenuGroup', locator: { ...at, id: group.id }, edits: { common: { from, to } } }];
}
