/** The declared first reads of pages by their paths, with the right that opens each. */
import { appManageReads } from './app-manage.ts';
import { backMenuFirstReads } from './back-menu.ts';
import { appManageRight } from '../common/applications/permissions.ts';
import type { FirstReads } from '../common/first-reads.ts';
import { backMenuRight, themesRight } from '../common/session/area-rights.ts';
import type { Right } from '../common/session/rights.ts';
import { arrangeReads } from './launcher.ts';
import { tenantReads } from './tenant.ts';
import { themeListReads } from './themes.ts';
import type { PathWithReads } from './paths.ts';

export const readsOfPages: Readonly<
  Record<PathWithReads, { readonly right: Right; readonly reads: FirstReads }>
> = {
  '/appManage': { right: appManageRight, reads: appManageReads },
  '/backMenuSetting': { right: backMenuRight, reads: backMenuFirstReads },
  '/base/:type': { right: 'signedIn', reads: tenantReads },
  '/launcher/apps': { right: 'signedIn', reads: arrangeReads },
  '/themes/:terminal': { right: themesRight, reads: themeListReads },
};
