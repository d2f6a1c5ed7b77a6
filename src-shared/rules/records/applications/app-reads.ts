/** What shows something else once an application or a group of them was changed. */
import { querySysNavigationMenus, querySysUnDisplayMenus } from '../../../api/applications/display.ts';
import { queryAppList, queryGroupAppList } from '../../../api/applications/lists.ts';
import { querySysAppManageInfo } from '../../../api/applications/manage.ts';
import { loadModuleStatus } from '../../../api/applications/modules.ts';

/** Once they stand in another order: what is on stays on. */
export const appOrderReads = [
  queryAppList,
  queryGroupAppList,
  querySysAppManageInfo,
  querySysNavigationMenus,
  querySysUnDisplayMenus,
];
export const appReads = [...appOrderReads, loadModuleStatus];
