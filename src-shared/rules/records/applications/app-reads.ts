/** What shows something else once an application or a group of them was changed. */
import { querySysNavigationMenus, querySysUnDisplayMenus } from '../../../api/applications/display.ts';
import { queryAppList, queryGroupAppList } from '../../../api/applications/lists.ts';
import { querySysAppManageInfo } from '../../../api/applications/manage.ts';
import { loadModuleStatus } from '../../../api/applications/modules.ts';

export const appReads = [
  ...[queryAppList, queryGroupAppList, loadModuleStatus, querySysAppManageInfo],
  ...[querySysNavigationMenus, querySysUnDisplayMenus],
];
