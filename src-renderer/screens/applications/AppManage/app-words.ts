import type { Translate } from '#data/text.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import type { AppInfo } from '#shared/api/applications/manage.ts';

export function stateKey({ installed, menuStatus }: AppItem) {
  if (!installed) return 'applications.app.notInstalled';
  return menuStatus ? 'applications.app.on' : 'applications.app.off';
}

/** Base application, a custom application's type, or one of the platform's. */
export function typeText({ baseApp, applicationType }: AppItem, t: Translate): string {
  if (baseApp) return t('applications.app.base');
  return applicationType === '' ? t('applications.app.platform') : t(`applications.type.${applicationType}`);
}

/** The tenant's own name where it has one, else the platform's. */
export function shownAppName({ sysMenus, customNameStatus, customMenuName }: AppInfo): string {
  return customNameStatus ? customMenuName : sysMenus.menuname;
}
