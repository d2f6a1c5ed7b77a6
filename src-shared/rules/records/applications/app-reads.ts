import { querySysNavigationMenus, querySysUnDisplayMenus } from '../../../api/applications/display.ts';
import { queryAppList, queryGroupAppList } from '../../../api/applications/lists.ts';
import { querySysAppManageInfo } from '../../../api/applications/manage.ts';
import { loadModuleStatus } from '../../../api/applications/modules.ts';

/** Reads to repeat after a change of order, which leaves what is enabled as it is. */
export const appOrderReads = [
  queryAppList,
  queryGroupAppList,
  querySysAppManageInfo,
  querySysNavigationMenus,
  querySysUnDisplayMenus,
];
export const appReads = [...appOrderReads, loadModuleStatus];
