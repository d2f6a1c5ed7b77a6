/** Entries of the operation log for changed and moved menus, with each field from its old value to the new one. */
import type { MenuArrangement } from '#shared/rules/back-menu/arrange.ts';
import type { MenuForm } from '#shared/rules/back-menu/menu-fields.ts';
import { movedIds } from '#shared/rules/common/moved-ids.ts';
import type { Language } from '#shared/text/types.ts';
import type { LoggedField } from '../../kernel/operation-log/changed-fields.ts';
import type { Deed } from '../../kernel/operation-log/record.ts';
import type { BackMenuContext, BackMenuRow } from './back-menu-scope.ts';
import { byGroup, groupsIn, menuRowTitle } from './rows.ts';

type Groups = ReturnType<typeof byGroup>;

export function menuFieldChanges(
  before: BackMenuRow,
  after: BackMenuRow,
  language: Language,
): readonly LoggedField[] {
  const opens = ({ open_mode }: BackMenuRow) => ({
    key: open_mode === 'new' ? 'menuOpensNew' : 'menuOpensCurrent',
  });
  const [from, to] = [menuRowTitle(before, language), menuRowTitle(after, language)];
  const isRenamed = before.custom_name !== after.custom_name || before.custom_named !== after.custom_named;
  return [
    ...(isRenamed ? [{ field: 'name', from, to }] : []),
    ...(before.icon === after.icon ? [] : [{ field: 'icon', from: before.icon, to: after.icon }]),
    ...(before.path === after.path ? [] : [{ field: 'path', from: before.path, to: after.path }]),
    ...(before.open_mode === after.open_mode
      ? []
      : [{ field: 'openMode', from: opens(before), to: opens(after) }]),
  ];
}

export function groupChange(from: string, to: string, groups: Groups, language: Language): LoggedField {
  const nameOf = (id: string) => {
    const found = groups.find(({ group }) => group.id === id);
    return found ? menuRowTitle(found.group, language) : id;
  };
  return { field: 'group', from: nameOf(from), to: nameOf(to) };
}

export function arrangementOfGroups(groups: Groups): MenuArrangement {
  return groups.map(({ group, menus }) => ({ id: group.id, menus: menus.map(({ id }) => id) }));
}

/** The menus in another group, and the fewest whose move within a group explains its new order. */
export function movedMenuDeeds(
  before: readonly BackMenuRow[],
  after: readonly BackMenuRow[],
  { language, menuScope }: Pick<BackMenuContext, 'language' | 'menuScope'>,
): readonly Omit<Deed, 'deptId'>[] {
  const was = new Map(before.map((row) => [row.id, row]));
  const groups = byGroup(after);
  const titles = (rows: readonly BackMenuRow[]) =>
    Object.fromEntries(rows.map((row) => [row.id, menuRowTitle(row, language)]));
  const at = { groups: titles(groupsIn(after)), names: titles(after.filter((row) => row.group_id !== '')) };
  const positionOf = ({ group_id: id, position }: BackMenuRow) => ({
    id,
    name: at.groups[id] ?? id,
    position,
  });
  return groups.flatMap(({ group, menus }) => {
    const stayed = menus.filter(({ id }) => was.get(id)?.group_id === group.id).map(({ id }) => id);
    const old = before.filter(({ id }) => stayed.includes(id)).map(({ id }) => id);
    const moved = movedIds(old, stayed);
    return menus.flatMap((menu) => {
      const from = was.get(menu.id);
      if (!from || (stayed.includes(menu.id) && !moved.has(menu.id))) return [];
      return {
        kind: 'menuMoved' as const,
        targetId: menu.id,
        targetName: menuRowTitle(menu, language),
        changed: [
          ...(from.group_id === group.id ? [] : [groupChange(from.group_id, group.id, groups, language)]),
          { field: 'position', from: from.position, to: menu.position },
        ],
        values: {
          record: 'backMenuLayout',
          deptId: menuScope.deptId,
          at,
          fields: [{ name: menu.id, from: positionOf(from), to: positionOf(menu) }],
        },
      };
    });
  });
}

/** The fields of a menu under the names of the call that changes it. */
export function menuFormOf(row: BackMenuRow): MenuForm {
  return {
    parentId: row.group_id,
    customNameStatus: row.custom_named === 1,
    customName: row.custom_name,
    icon: row.icon,
    menuPath: row.path,
    openMode: row.open_mode,
  };
}
