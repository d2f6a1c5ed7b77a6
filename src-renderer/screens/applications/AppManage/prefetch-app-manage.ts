/** Prefetches the first view of application management before the page is opened (data/prefetch-read.ts). */
import { prefetchRead } from '#data/prefetch-read.ts';
import {
  queryAppList,
  queryAppManagePermissions,
  queryGroupAppList,
} from '#shared/api/applications/lists.ts';
import { loadModuleStatus } from '#shared/api/applications/modules.ts';
import { queryShowDisableConfig } from '#shared/api/applications/settings.ts';
import { queryAppManageSyncConfigs } from '#shared/api/applications/sync.ts';
import { queryModuleLicenseInfo } from '#shared/api/licence-info/apps.ts';
import { lookUpConfigs } from '#shared/api/licence-info/reminder.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { asksFor, pageSizes } from '#shared/rules/common/applications/lists.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { remindConfigKey } from '#shared/rules/licence-info/remind.ts';
import { prefetchDepartment } from '#widgets/DepartmentScope/prefetch-department.ts';
import { detachedByMenu } from '#widgets/DepartmentScope/detached-by-menu.ts';

export async function prefetchAppManage(facts: SessionFacts): Promise<void> {
  const [deptId, permissions] = await Promise.all([
    prefetchDepartment(facts, detachedByMenu(appManageMenu)),
    prefetchRead(queryAppManagePermissions, {}),
    prefetchRead(lookUpConfigs, { configKeys: remindConfigKey }),
  ]);
  // Without permissions the page offers nothing.
  if (deptId === null || permissions === null) return;
  const config = await prefetchRead(queryShowDisableConfig, { deptId });
  const showDisable = config?.configValue ?? false;
  const first = { tab: 'all', keywords: '', pageNo: 1, pageSize: pageSizes.initial };
  await Promise.all([
    prefetchRead(queryAppList, asksFor({ ...first, deptId, showDisable })),
    prefetchRead(queryGroupAppList, { deptId, showDisable, isGroup: true }),
    prefetchRead(queryAppManageSyncConfigs, { deptId }),
    prefetchRead(queryModuleLicenseInfo, { deptId }),
    prefetchRead(loadModuleStatus, { deptId }),
  ]);
}
