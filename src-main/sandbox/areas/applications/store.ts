/** Applications and groups as they are in a department: the tenant's, with what departments on the way down say. */
import type { Selectable } from 'kysely';
import type { AppItem, ModuleStatus } from '#shared/api/applications/app.ts';
import { applicationTypes } from '#shared/api/applications/app.ts';
import type { AppInfo } from '#shared/api/applications/manage.ts';
import { defaultInfo } from '#shared/rules/applications/app-defaults.ts';
import { type AppNames, namesIn } from '#shared/rules/applications/shown-as.ts';
import type { Language } from '#shared/text/types.ts';
import type { Tables } from '../../kernel/database/tables.ts';
import { bodyOf } from '../../kernel/modules/body.ts';
import type { AppContext } from './place.ts';

export type AppRow = Selectable<Tables['app_menu']>;
export type CategoryRow = Selectable<Tables['app_category']>;

export interface App {
  readonly row: AppRow;
  /** Whose word holds for most of it; '' for the whole tenant's. */
  readonly from: string;
  /** Its English name, where it was given one; otherwise its own. */
  readonly english: string | null;
  /** From 1, among those of its group. */
  readonly order: number;
  /** Whose word holds of what is shown, of what is on, and of what is said of it; '' for the whole tenant's. */
  readonly froms: { readonly display: string; readonly enabled: string; readonly info: string };
}

type Here = Pick<AppContext, 'store' | 'user' | 'place'>;

/** The groups, those of the whole tenant first, each department's in its order. */
export async function categoriesHere({ store, user, place }: Here): Promise<CategoryRow[]> {
  const rows = await store
    .selectFrom('app_category')
    .selectAll()
    .where('tenant_key', '=', user.tenantKey)
    .where('dept_id', 'in', place.keys)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return place.keys.flatMap((key) => rows.filter(({ dept_id }) => dept_id === key));
}

/**
 * The team's, and what `owner` made for themselves: in the order of the groups, and within each by their places; those
 * in none come first.
 */
export async function appsHere(here: Here, owner = ''): Promise<App[]> {
  const { store, user, place } = here;
  const rows = await store
    .selectFrom('app_menu')
    .selectAll()
    .where('tenant_key', '=', user.tenantKey)
    .where('owner', 'in', ['', owner])
    .orderBy('id')
    .execute();
  const said = await store
    .selectFrom('app_setting')
    .selectAll()
    .where('tenant_key', '=', user.tenantKey)
    .where('dept_id', 'in', place.keys)
    .execute();
  const named = await store
    .selectFrom('language_name')
    .select(['target_id', 'name'])
    .where('tenant_key', '=', user.tenantKey)
    .where('field', '=', 'app_menu.menuname')
    .where('lang', '=', 'en_US')
    .execute();
  const english = new Map(named.map(({ target_id, name }) => [target_id, name]));
  const byApp = Map.groupBy(said, ({ app_id }) => app_id);
  const numbers = new Map([
    ['', 0],
    ...(await categoriesHere(here)).map(({ id }, index) => [id, index + 1] as const),
  ]);
  const merged = rows.map((row) => {
    const settings = place.keys.flatMap(
      (key) => byApp.get(row.id)?.find(({ dept_id }) => dept_id === key) ?? [],
    );
    const laid: AppRow = Object.assign({}, row, ...settings.map(spoken));
    // Whether it is on is a department's own only in the depth.
    const enabled = place.enableKey === '' ? row.enabled : laid.enabled;
    // A group that was deleted, or is another department's, is none here.
    const category_id = numbers.has(laid.category_id) ? laid.category_id : '';
    return {
      row: { ...laid, enabled, category_id },
      from: settings.at(-1)?.dept_id ?? '',
      english: english.get(row.id) ?? null,
      froms: {
        display: settings.findLast(({ display }) => display !== null)?.dept_id ?? '',
        enabled:
          place.enableKey === '' ? '' : (settings.findLast(({ enabled }) => enabled !== null)?.dept_id ?? ''),
        info: settings.findLast(({ body }) => body !== null)?.dept_id ?? '',
      },
    };
  });
  merged.sort(
    (a, b) =>
      (numbers.get(a.row.category_id) ?? 0) - (numbers.get(b.row.category_id) ?? 0) ||
      a.row.position - b.row.position ||
      (a.row.id < b.row.id ? -1 : 1),
  );
  const counted = new Map<string, number>();
  return merged.map((app) => {
    const order = (counted.get(app.row.category_id) ?? 0) + 1;
    counted.set(app.row.category_id, order);
    return { ...app, order };
  });
}

/** What a setting says; the rest of it is null. */
function spoken(setting: Selectable<Tables['app_setting']>): Partial<AppRow> {
  const { tenant_key: _, dept_id: _of, app_id: _about, ...says } = setting;
  return Object.fromEntries(Object.entries(says).filter(([, value]) => value !== null));
}

type Said = Partial<Pick<AppRow, 'enabled' | 'display' | 'category_id' | 'position' | 'body'>>;

/** Keeps what is said of an application, of the whole tenant (`key` '') or of a department. */
export async function sayOf(key: string, id: string, says: Said, { store, user }: Here): Promise<void> {
  const tenant_key = user.tenantKey;
  if (key === '') {
    await store
      .updateTable('app_menu')
      .set(says)
      .where('tenant_key', '=', tenant_key)
      .where('id', '=', id)
      .execute();
    return;
  }
  await store
    .insertInto('app_setting')
    .values({ tenant_key, dept_id: key, app_id: id, ...says })
    .onConflict((conflict) => conflict.columns(['tenant_key', 'dept_id', 'app_id']).doUpdateSet(says))
    .execute();
}

/** As it is by itself, in the reader's language. */
export function ownName({ row, english }: App, language: Language): string {
  return language === 'zh-CN' ? row.chinese_name : (english ?? row.english_name);
}

/** What it is called in a language before the tenant's own words. */
export function plainNames(app: App, language: Language): AppNames {
  const given = app.row.kind === 'custom' && language === 'en-US' ? app.english : null;
  return { plain: ownName(app, language), given };
}

/** As the tenant calls it, or as it is by itself. */
export function nameOf(app: App, language: Language): string {
  return namesOf(app, language).menuName;
}

function namesOf(app: App, language: Language): ReturnType<typeof namesIn> {
  const names = plainNames(app, language);
  return bodyOf(app.row).info
    ? namesIn(infoOf(app, language), names)
    : { menuName: names.plain, shortName: names.plain };
}

/** All that is said of it; where it stands and whether it is on or shown are what they are by now. */
export function infoOf(app: App, language: Language): AppInfo {
  const { row, order } = app;
  const { customs = [], info } = bodyOf(row);
  const menuname = ownName(app, language);
  const own = defaultInfo({
    ...{ id: row.id, menuname, applicationType: typeOf(app), icon: row.icon, openMode: row.open_mode },
    ...{ acId: row.category_id, module: row.module_str, moduleId: moduleOf(app), orderNum: order },
    ...{ status: row.enabled === 1, display: row.display === 1, target: customs[0]?.targetId ?? '' },
  });
  if (!info) return own;
  const { menuDisplay } = own;
  const appModuleLink = { ...own.appModuleLink, updateTime: info.appModuleLink.updateTime };
  const { acId, status } = appModuleLink;
  const given = row.kind === 'system' ? null : info.sysMenus;
  const names = { menuname: given?.menuname || menuname, shortname: given?.shortname || menuname };
  const sysMenus = { ...info.sysMenus, ...names };
  return { ...info, sysMenus, appModuleLink, menuDisplay, content: { ...info.content, acId, status } };
}

/** A menu without a module stands for itself. */
export const moduleOf = ({ row }: App) => row.module_id || row.id;

const typeOf = ({ row }: App) => applicationTypes.find((type) => type === row.application_type) ?? '';

export function itemOf(app: App, language: Language): AppItem {
  const { row, from, order } = app;
  const { customs = [], info } = bodyOf(row);
  return {
    ...{ id: row.id, menuid: row.id, sysMenuId: row.id, ...namesOf(app, language) },
    ...{ menuStatus: row.enabled === 1, showApp: row.display === 1 },
    ...{ userId: row.user_id, applicationType: typeOf(app), applicationCustoms: [...customs] },
    ...{
      openMode: info?.sysMenus.openMode ?? row.open_mode,
      moduleId: moduleOf(app),
      orderIndex: order,
      orgId: from,
    },
    menuType: row.kind === 'custom' ? 'CUSTOM_MENU' : 'DEFAULT_MENU',
    ...{
      menuCode: row.module_str,
      module: row.module_str,
      path: row.path,
      icon: info?.sysMenus.icon ?? row.icon,
    },
    ...{ baseApp: row.base === 1, installed: row.installed === 1, acId: row.category_id },
  };
}

export function statusOf(app: App, deptId: string, language: Language): ModuleStatus {
  const { row } = app;
  return {
    ...{ moduleId: moduleOf(app), deptId, status: row.enabled === 1, moduleStr: row.module_str },
    ...{ moduleName: nameOf(app, language), applicationType: typeOf(app) },
    ...{ baseApp: row.base === 1, installed: row.installed === 1 },
  };
}
