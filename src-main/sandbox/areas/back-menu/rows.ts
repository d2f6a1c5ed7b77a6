/** Rows of one menu set: read in order, numbered, named in the reader's language. */
import type { BackMenuGroup, BackMenuItem } from '#shared/api/back-menu/back-menu.ts';
import type { PlatformLanguage } from '#shared/api/language-names/platform-languages.ts';
import { menu as texts } from '#shared/text/tables/menu.ts';
import type { Language } from '#shared/text/types.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Deed, record } from '../../kernel/operation-log/record.ts';
import type { BackMenuContext, BackMenuRow } from './back-menu-scope.ts';

type At = Pick<SignedInContext, 'store' | 'user'>;

/** The field of names in several languages. */
export const menuNameField = 'backstage_menu.custom_name';

/** A department's copy of a menu has the original's id, this mark and the department's id. */
const mark = '@';
export const copiedId = (id: string, deptId: string) => `${bareId(id)}${mark}${deptId}`;
const bareId = (id: string) => id.split(mark)[0] ?? id;

export function storedMenuRows(key: string, { store, user }: At): Promise<BackMenuRow[]> {
  return store
    .selectFrom('back_menu')
    .selectAll()
    .where('tenant_key', '=', user.tenantKey)
    .where('dept_id', '=', key)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export const groupsIn = (rows: readonly BackMenuRow[]) => rows.filter(({ group_id }) => group_id === '');

/** Arranges the menus by group, the groups in their order. */
export function byGroup(rows: readonly BackMenuRow[]): { group: BackMenuRow; menus: BackMenuRow[] }[] {
  const below = Map.groupBy(rows, ({ group_id }) => group_id);
  return groupsIn(rows).map((group) => ({ group, menus: below.get(group.id) ?? [] }));
}

/** Writes positions from 1 to rows of one group. */
export async function number(
  rows: readonly Pick<BackMenuRow, 'id' | 'position' | 'group_id'>[],
  group_id: string,
  context: At,
): Promise<void> {
  for (const [index, row] of rows.entries()) {
    const position = index + 1;
    if (row.position === position && row.group_id === group_id) continue;
    await inTable(row.id, context).set({ position, group_id }).execute();
  }
}

export function inTable(id: string, { store, user }: At) {
  return store.updateTable('back_menu').where('tenant_key', '=', user.tenantKey).where('id', '=', id);
}

export async function removeRows(ids: readonly string[], { store, user }: At): Promise<void> {
  const some = 500;
  for (let at = 0; at < ids.length; at += some) {
    const part = ids.slice(at, at + some);
    await store
      .deleteFrom('back_menu')
      .where('tenant_key', '=', user.tenantKey)
      .where('id', 'in', part)
      .execute();
    await store
      .deleteFrom('language_name')
      .where('tenant_key', '=', user.tenantKey)
      .where('field', '=', menuNameField)
      .where('target_id', 'in', part)
      .execute();
  }
}

/** Custom names in the reader's language, by menu; the field's own language is not among them. */
export async function namesInLanguage(language: Language, { store, user }: At): Promise<Map<string, string>> {
  const lang = language.replace('-', '_') as PlatformLanguage;
  const rows = await store
    .selectFrom('language_name')
    .select(['target_id', 'name'])
    .where('tenant_key', '=', user.tenantKey)
    .where('field', '=', menuNameField)
    .where('lang', '=', lang)
    .execute();
  return new Map(rows.map(({ target_id, name }) => [target_id, name]));
}

/** A system menu is named in the reader's language; the tenant's own menu has only its custom name. */
export function menuRowName({ id, kind, menu_code, group_id }: BackMenuRow, language: Language): string {
  if (kind === 'custom') return '';
  const { group, entry } = texts[language];
  const names: Readonly<Record<string, string>> = group_id === '' ? group : entry;
  return names[group_id === '' ? bareId(id).replace('group-', '') : menu_code] ?? '';
}

export function menuRowTitle(row: BackMenuRow, language: Language): string {
  return row.custom_named === 1 ? row.custom_name : menuRowName(row, language);
}

type Custom = ReadonlyMap<string, string>;

function namesOf(row: BackMenuRow, language: Language, custom: Custom) {
  const { id, custom_name, position: menuOrder } = row;
  return {
    id,
    menuName: menuRowName(row, language),
    menuOrder,
    customName: custom.get(id) ?? custom_name,
    customNameStatus: row.custom_named === 1,
  };
}

export function backMenuItemOf(
  row: BackMenuRow,
  language: Language,
  custom: Custom = new Map(),
): BackMenuItem {
  return {
    ...namesOf(row, language, custom),
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

export function groupOf(
  row: BackMenuRow,
  children: BackMenuItem[],
  language: Language,
  custom: Custom = new Map(),
): BackMenuGroup {
  const names = namesOf(row, language, custom);
  return { ...names, originCustomName: row.custom_name, menuType: row.kind, children };
}

/** Writes to the operation log of the department. */
export async function recordMenuChange(deed: Omit<Deed, 'deptId'>, context: BackMenuContext): Promise<void> {
  await record(context.store, context, { ...deed, deptId: context.menuScope.deptId });
}
