/** An application as it applies in a department, and its names, its full settings and its status. */
import { type AppItem, applicationTypes, type ModuleStatus } from '#shared/api/applications/app.ts';
import type { AppInfo } from '#shared/api/applications/manage.ts';
import { defaultInfo } from '#shared/rules/common/applications/app-defaults.ts';
import { type AppNames, namesIn } from '#shared/rules/common/applications/names-in-lists.ts';
import type { Language } from '#shared/text/types.ts';
import { appBodyOf } from './body.ts';

/** An application's row, overridden by the settings of the departments on the way down. */
export interface AppRow {
  readonly tenant_key: string;
  readonly id: string;
  readonly module_id: string;
  readonly module_str: string;
  readonly kind: 'system' | 'custom';
  readonly application_type: string;
  readonly base: number;
  readonly installed: number;
  readonly chinese_name: string;
  readonly english_name: string;
  readonly icon: string;
  readonly path: string;
  readonly user_id: string;
  readonly open_mode: 'current' | 'newPage' | 'newWindow';
  readonly enabled: number;
  readonly display: number;
  readonly category_id: string;
  readonly position: number;
  readonly body: string;
  readonly owner: string;
}

export interface CategoryRow {
  readonly id: string;
  readonly dept_id: string;
  readonly group_name: string;
  readonly category_type: string;
  readonly line: number;
  readonly position: number;
}

export interface App {
  readonly row: AppRow;
  /** Key of the department that most settings come from; '' for the whole tenant. */
  readonly from: string;
  /** The English name that the tenant gave, or null for the default. */
  readonly english: string | null;
  /** From 1, within its group. */
  readonly order: number;
  /** Keys of the departments that set visibility, enabling and the other settings; '' for the whole tenant. */
  readonly froms: { readonly display: string; readonly enabled: string; readonly info: string };
}

/** The application's default name in the reader's language. */
export function defaultAppName({ row, english }: App, language: Language): string {
  return language === 'zh-CN' ? row.chinese_name : (english ?? row.english_name);
}

/** The application's names in a language before the tenant's settings. */
export function plainNames(app: App, language: Language): AppNames {
  const given = app.row.kind === 'custom' && language === 'en-US' ? app.english : null;
  return { plain: defaultAppName(app, language), custom: given };
}

/** The tenant's name for the application, or its default name. */
export function appNameOf(app: App, language: Language): string {
  return namesOf(app, language).menuName;
}

function namesOf(app: App, language: Language): ReturnType<typeof namesIn> {
  const names = plainNames(app, language);
  return appBodyOf(app.row).info
    ? namesIn(infoOf(app, language), names)
    : { menuName: names.plain, shortName: names.plain };
}

/** All settings of an application; its place, and whether it is on or shown, are the present ones. */
export function infoOf(app: App, language: Language): AppInfo {
  const { row, order } = app;
  const { customs = [], info } = appBodyOf(row);
  const menuname = defaultAppName(app, language);
  const appInfo = defaultInfo({
    id: row.id,
    menuname,
    applicationType: typeOf(app),
    icon: row.icon,
    openMode: row.open_mode,
    acId: row.category_id,
    module: row.module_str,
    moduleId: appModuleId(app),
    orderNum: order,
    status: row.enabled === 1,
    display: row.display === 1,
    target: customs[0]?.targetId ?? '',
  });
  if (!info) return appInfo;
  const { menuDisplay } = appInfo;
  const appModuleLink = { ...appInfo.appModuleLink, updateTime: info.appModuleLink.updateTime };
  const { acId, status } = appModuleLink;
  const given = row.kind === 'system' ? null : info.sysMenus;
  const names = { menuname: given?.menuname || menuname, shortname: given?.shortname || menuname };
  const sysMenus = { ...info.sysMenus, ...names };
  return { ...info, sysMenus, appModuleLink, menuDisplay, content: { ...info.content, acId, status } };
}

/** The applications in navigation's order: those that the organisation puts at the top come first. */
export function topFirst(apps: readonly App[], language: Language): App[] {
  const isTop = (app: App) => Number(infoOf(app, language).menuTop);
  return apps.toSorted((a, b) => isTop(b) - isTop(a));
}

/** A menu without a module is its own module. */
export const appModuleId = ({ row }: App) => row.module_id || row.id;

const typeOf = ({ row }: App) => applicationTypes.find((type) => type === row.application_type) ?? '';

export function appItemOf(app: App, language: Language): AppItem {
  const { row, from, order } = app;
  const { customs = [], info } = appBodyOf(row);
  return {
    id: row.id,
    menuid: row.id,
    sysMenuId: row.id,
    ...namesOf(app, language),
    menuStatus: row.enabled === 1,
    showApp: row.display === 1,
    userId: row.user_id,
    applicationType: typeOf(app),
    applicationCustoms: [...customs],
    openMode: info?.sysMenus.openMode ?? row.open_mode,
    moduleId: appModuleId(app),
    orderIndex: order,
    orgId: from,
    menuType: row.kind === 'custom' ? 'CUSTOM_MENU' : 'DEFAULT_MENU',
    menuCode: row.module_str,
    module: row.module_str,
    path: row.path,
    icon: info?.sysMenus.icon ?? row.icon,
    baseApp: row.base === 1,
    installed: row.installed === 1,
    acId: row.category_id,
  };
}

export function moduleStatusOf(app: App, deptId: string, language: Language): ModuleStatus {
  const { row } = app;
  return {
    moduleId: appModuleId(app),
    deptId,
    status: row.enabled === 1,
    moduleStr: row.module_str,
    moduleName: appNameOf(app, language),
    applicationType: typeOf(app),
    baseApp: row.base === 1,
    installed: row.installed === 1,
  };
}
