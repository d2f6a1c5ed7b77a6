/** The first view of application management. */
import { queryAppList, queryAppManagePermissions, queryGroupAppList } from '../../api/applications/lists.ts';
import { loadModuleStatus } from '../../api/applications/modules.ts';
import { queryShowDisableConfig } from '../../api/applications/settings.ts';
import { queryAppManageSyncConfigs } from '../../api/applications/sync.ts';
import { queryModuleLicenseInfo } from '../../api/licence-info/apps.ts';
import { lookUpConfigs } from '../../api/licence-info/reminder.ts';
import { asksFor, pageSizes } from '../common/applications/lists.ts';
import { appManageMenu } from '../common/applications/permissions.ts';
import { firstDepartment } from '../common/departments/first-department.ts';
import { detachedByMenu } from '../common/departments/scope-options.ts';
import type { FirstReads } from '../common/first-reads.ts';
import { remindConfigKey } from '../licence-info/remind.ts';

export const appManageReads: FirstReads = async (ask, facts) => {
  const [deptId, permissions] = await Promise.all([
    firstDepartment(ask, facts, detachedByMenu(appManageMenu)),
    ask(queryAppManagePermissions, {}),
    ask(lookUpConfigs, { configKeys: remindConfigKey }),
  ]);
  // Without permissions the page offers nothing.
  if (deptId === null || permissions === null) return;
  const config = await ask(queryShowDisableConfig, { deptId });
  const showDisable = config?.configValue ?? false;
  const first = { tab: 'all', keywords: '', pageNo: 1, pageSize: pageSizes.initial };
  await Promise.all([
    ask(queryAppList, asksFor({ ...first, deptId, showDisable })),
    ask(queryGroupAppList, { deptId, showDisable, isGroup: true }),
    ask(queryAppManageSyncConfigs, { deptId }),
    ask(queryModuleLicenseInfo, { deptId }),
    ask(loadModuleStatus, { deptId }),
  ]);
};
