/** How an application is called in lists, and on which terminals it is (spec 3§3.1, 3§3.2, 3§5.1). */
import type { AppInfo } from '../../../api/applications/manage.ts';

/** What it is called in one language as long as the tenant says nothing else. */
export interface AppNames {
  /** By itself. */
  readonly plain: string;
  /** Of a custom one: its name in that language, where it was given one. */
  readonly given: string | null;
}

/** An application of the platform goes by the tenant's own words only with the switch (3§5.1). */
export function namesIn(info: AppInfo, { plain, given }: AppNames): { menuName: string; shortName: string } {
  const { applicationType, menuname, shortname } = info.sysMenus;
  if (applicationType !== '')
    return { menuName: given ?? menuname, shortName: given ?? (shortname || menuname) };
  if (!info.customNameStatus) return { menuName: plain, shortName: plain };
  return { menuName: info.customMenuName, shortName: info.customShortName || info.customMenuName };
}

export interface Clients {
  readonly pc: boolean;
  readonly mobile: boolean;
}

/** Its module's terminals; of a custom one its scope too. */
export function clientsOf({ sysMenus, content }: Pick<AppInfo, 'sysMenus' | 'content'>): Clients {
  const { applyClient, applicationType } = sysMenus;
  const scope = applicationType === '' ? 'PC_MOBILE' : content.scope;
  return {
    pc: applyClient !== 'mobile' && scope !== 'MOBILE',
    mobile: applyClient !== 'pc' && scope !== 'PC',
  };
}
