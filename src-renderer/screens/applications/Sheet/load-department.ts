/** Reads a department's applications for the sheet, in parts, so that no response blocks the page for long. */
import { callRead } from '#data/read.ts';
import { queryAppList } from '#shared/api/applications/lists.ts';
import { loadModuleStatus } from '#shared/api/applications/modules.ts';
import { queryAppManageSyncConfigs } from '#shared/api/applications/sync.ts';
import { readingAhead, wholeList } from '#shared/kit/every-page.ts';
import { isToggledHere } from '#shared/rules/common/applications/permissions.ts';
import type { Department, Detach } from '#shared/rules/common/departments/scope.ts';
import { withoutMenu } from '../without-menu.ts';
import type { SheetDepartment } from './judge-cells.ts';

/** Applications of one response. */
const atOnce = 250;

/** What the sheet shows of a department. */
export type SheetApps = Pick<SheetDepartment, 'id' | 'name' | 'apps'>;

export async function loadApps({ id, name }: Department, signal: AbortSignal): Promise<SheetApps> {
  const query = { deptId: id, installed: true, showDisable: true, pageSize: atOnce };
  const load = (pageNo: number) => callRead(queryAppList, { ...query, pageNo }, { signal });
  return { id, name, apps: await wholeList(readingAhead(load, atOnce), (app) => app.id) };
}

/** With everything by which filled cells are judged. */
export async function loadDepartment(
  department: Department,
  detach: Detach,
  signal: AbortSignal,
): Promise<SheetDepartment> {
  const { id: deptId } = department;
  const [shown, { permission: flags, rootDept }, statuses] = await Promise.all([
    loadApps(department, signal),
    callRead(queryAppManageSyncConfigs, { deptId }, { signal }),
    callRead(loadModuleStatus, { deptId }, { signal }),
  ]);
  const noMenu = await withoutMenu(shown.apps, signal);
  return { ...shown, noMenu, flags, onElsewhere: !isToggledHere(detach, rootDept), statuses };
}
