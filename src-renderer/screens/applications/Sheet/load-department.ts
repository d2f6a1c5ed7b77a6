/** Reads a department's applications for the sheet, in parts, so that no response blocks the page for long. */
import { callRead } from '#data/read.ts';
import { queryAppList } from '#shared/api/applications/lists.ts';
import { loadModuleStatus } from '#shared/api/applications/modules.ts';
import { queryAppManageSyncConfigs } from '#shared/api/applications/sync.ts';
import { wholeList } from '#shared/kit/every-page.ts';
import { isToggledHere } from '#shared/rules/common/applications/permissions.ts';
import type { Department, Detach } from '#shared/rules/common/departments/scope.ts';
import { withoutMenu } from '../without-menu.ts';
import type { SheetDepartment } from './judge-cells.ts';

/** Applications of one response. */
const atOnce = 250;

export async function loadDepartment(
  { id, name }: Department,
  detach: Detach,
  signal: AbortSignal,
): Promise<SheetDepartment> {
  const { permission: flags, rootDept } = await callRead(
    queryAppManageSyncConfigs,
    { deptId: id },
    { signal },
  );
  const query = { deptId: id, installed: true, showDisable: true, pageSize: atOnce };
  const apps = await wholeList(
    (pageNo) => callRead(queryAppList, { ...query, pageNo }, { signal }),
    (app) => app.id,
  );
  const statuses = await callRead(loadModuleStatus, { deptId: id }, { signal });
  const noMenu = await withoutMenu(apps, signal);
  return { id, name, noMenu, flags, onElsewhere: !isToggledHere(detach, rootDept), apps, statuses };
}
