/** The menus of the admin centre (spec 3§3.8, 3§7.6). */
import { type BackMenuGroup, type BackMenuItem, getBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { menu as english } from '#shared/text/en-US/menu.ts';
import type { Language } from '#shared/text/types.ts';
import { menu as chinese } from '#shared/text/zh-CN/menu.ts';
import type { Row } from '../crud/rules.ts';
import { type Implementation, implement, refuse } from '../http/implement.ts';
import { messagesIn } from '../messages.ts';
import { organisationFor } from '../people/organisation.ts';
import { folded } from '../people/search.ts';

type MenuRow = Row<'back_menu'>;

export const backMenuRoutes: readonly Implementation[] = [
  // Departments have no menus of their own here: all have the tenant's.
  implement(getBackstageMenus, 'signedIn', async ({ keywords = '', deptId }, context) => {
    const { store, user, language } = context;
    if (deptId !== undefined && (await organisationFor(context)).placeOf(deptId) < 0)
      return refuse(messagesIn(language).noSuchDepartment);
    const rows = await store
      .selectFrom('back_menu')
      .selectAll()
      .where('tenant_key', '=', user.tenantKey)
      .orderBy('position')
      .execute();
    const named = rows.map((row) => ({ row, name: nameOf(row, language) }));
    const wanted = folded(keywords);
    const fits = (names: readonly string[]) => names.some((name) => folded(name).includes(wanted));
    const backstageMenus = named
      .filter(({ row }) => row.group_id === '')
      .map((group) => {
        const children = named
          .filter(({ row }) => row.group_id === group.row.id)
          .map(({ row, name }) => itemOf(row, name))
          .filter(({ menuName, customName }) => fits([menuName, customName]));
        return groupOf(group.row, group.name, children);
      })
      .filter(({ menuName, customName, children }) => children.length > 0 || fits([menuName, customName]));
    return { backstageMenus, permission: user.admin, hasSelfMenus: true };
  }),
];

const texts = { 'en-US': english, 'zh-CN': chinese } as const;

/** A system menu is named in the reader's language, one of the tenant's own has only the name that it was given. */
function nameOf({ id, kind, menu_code, group_id }: MenuRow, language: Language): string {
  if (kind === 'custom') return '';
  const { group, entry } = texts[language];
  const names: Readonly<Record<string, string>> = group_id === '' ? group : entry;
  return names[group_id === '' ? id.replace('group-', '') : menu_code] ?? '';
}

function namesOf(row: MenuRow, menuName: string) {
  const { id, custom_name: customName, position: menuOrder } = row;
  return { id, menuName, customName, customNameStatus: row.custom_named === 1, menuOrder };
}

function itemOf(row: MenuRow, name: string): BackMenuItem {
  return {
    ...namesOf(row, name),
    menuCode: row.menu_code,
    menuStatus: row.enabled === 1,
    type: row.group_id,
    parentId: row.group_id,
    common: row.common === 1,
    icon: row.icon,
    menuPath: row.path,
    openMode: row.open_mode,
    isParent: false,
  };
}

function groupOf(row: MenuRow, name: string, children: BackMenuItem[]): BackMenuGroup {
  return { ...namesOf(row, name), originCustomName: row.custom_name, menuType: row.kind, children };
}
