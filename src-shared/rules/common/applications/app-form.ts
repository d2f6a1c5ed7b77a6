/** The flat form of an application, and its way back to everything that is saved (spec 3§3.2; APP-028 to 043). */
import type { AppInfo } from '../../../api/applications/manage.ts';
import type { Share } from '../shares/share.ts';
import { fromWire, toWireShares } from '../shares/wire-shares.ts';

type Menus = AppInfo['sysMenus'];
type Content = AppInfo['content'];
type Flags = Pick<
  AppInfo,
  | 'curInstitution'
  | 'subSharing'
  | 'subDeptType'
  | 'subContain'
  | 'subPermission'
  | 'menuTop'
  | 'syncStatus'
  | 'defaultMenu'
  | 'menuDisplay'
  | 'allowDomains'
  | 'customNameStatus'
  | 'customMenuName'
  | 'customShortName'
  | 'customDescStatus'
  | 'customDesc'
>;

export interface AppForm
  extends Omit<Menus, 'id' | 'applicationRange'>,
    Omit<Content, 'acId' | 'status' | 'shares' | 'forms'>,
    Flags {
  readonly shares: readonly Share[];
  /** The detach state of the departments; `depth` means depth-open. */
  readonly detach: 'off' | 'on' | 'depth';
}

const flagNames = [
  'curInstitution',
  'subSharing',
  'subDeptType',
  'subContain',
  'subPermission',
  'menuTop',
  'syncStatus',
  'defaultMenu',
  'menuDisplay',
  'allowDomains',
  'customNameStatus',
  'customMenuName',
  'customShortName',
  'customDescStatus',
  'customDesc',
] as const;
const contentNames = [
  'innerUrl',
  'innerUrlMobile',
  'outerUrl',
  'targetId',
  'targetName',
  'urlType',
  'scope',
] as const;

function picked<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;
}

export function appForm(info: AppInfo, detach: AppForm['detach']): AppForm {
  const { id: _, applicationRange: _range, ...menus } = info.sysMenus;
  return {
    ...menus,
    ...picked(info.content, contentNames),
    ...picked(info, flagNames),
    shares: fromWire(info.sysMenuShares),
    detach,
  };
}

const trimmed = <Part extends object>(part: Part): Part =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Part;

/** Returns the application to save; values outside the form stay as they were. */
export function withForm(info: AppInfo, form: AppForm): AppInfo {
  const { shares, detach: _, ...said } = form;
  const menuNames = Object.keys(info.sysMenus) as (keyof Menus)[];
  const { moduleId, module: moduleStr } = info.appModuleLink;
  return {
    ...info,
    ...trimmed(picked(said, flagNames)),
    sysMenus: {
      ...info.sysMenus,
      ...trimmed(
        picked(
          said as unknown as Menus,
          menuNames.filter((name) => name in said),
        ),
      ),
    },
    content: { ...info.content, ...trimmed(picked(said, contentNames)) },
    sysMenuShares: toWireShares(shares, { moduleStr, moduleId, levels: true }, info.sysMenuShares),
  };
}
