/** The name of an application in lists, and its terminals (spec 3§3.1, 3§3.2, 3§5.1). */
import type { AppInfo } from '../../../api/applications/manage.ts';

/** The names of an application in one language, before any change by the tenant. */
export interface AppNames {
  /** The platform's name. */
  readonly plain: string;
  /** A custom application's name in that language; null when it has none. */
  readonly custom: string | null;
}

/** A platform application shows the tenant's custom names only while the custom-name switch is on (3§5.1). */
export function namesIn(info: AppInfo, { plain, custom }: AppNames): { menuName: string; shortName: string } {
  const { applicationType, menuname, shortname } = info.sysMenus;
  if (applicationType !== '')
    return { menuName: custom ?? menuname, shortName: custom ?? (shortname || menuname) };
  if (!info.customNameStatus) return { menuName: plain, shortName: plain };
  return { menuName: info.customMenuName, shortName: info.customShortName || info.customMenuName };
}

export interface Clients {
  readonly pc: boolean;
  readonly mobile: boolean;
}

/** Returns the terminals of the application's module; for a custom application the scope limits them further. */
export function clientsOf({ sysMenus, content }: Pick<AppInfo, 'sysMenus' | 'content'>): Clients {
  const { applyClient, applicationType } = sysMenus;
  const scope = applicationType === '' ? 'PC_MOBILE' : content.scope;
  return {
    pc: applyClient !== 'mobile' && scope !== 'MOBILE',
    mobile: applyClient !== 'pc' && scope !== 'PC',
  };
}
