/** Reads a department's applications in parts, so that no answer blocks a page for long. */
import { queryAppList } from '../../../api/applications/lists.ts';
import { batchCheckAppMenuSetting, loadModuleStatus } from '../../../api/applications/modules.ts';
import { queryAppManageSyncConfigs } from '../../../api/applications/sync.ts';
import { readingAhead, wholeList } from '../../../kit/every-page.ts';
import { isToggledHere } from '../../common/applications/permissions.ts';
import type { Department, Detach } from '../../common/departments/scope.ts';
import type { Ask } from '../../common/record/record.ts';
import { isMenuChecked } from '../menu-setting.ts';
import type { SheetDepartment } from './judge-cells.ts';

/** Applications of one response. */
const atOnce = 250;

/** The part of a department that the sheet shows. */
export type SheetApps = Pick<SheetDepartment, 'id' | 'name' | 'apps'>;

/** `onFirst` gets the first applications while further ones are on their way. */
export async function readSheetApps(
  ask: Ask,
  { id, name }: Department,
  onFirst?: (first: SheetApps) => void,
): Promise<SheetApps> {
  const query = { deptId: id, installed: true, showDisable: true, pageSize: atOnce };
  let hasFirst = false;
  const load = async (pageNo: number) => {
    const answer = await ask(queryAppList, { ...query, pageNo });
    if (!hasFirst && answer.result.length < (answer.totalCount ?? 0))
      onFirst?.({ id, name, apps: answer.result });
    hasFirst = true;
    return answer;
  };
  return { id, name, apps: await wholeList(readingAhead(load, atOnce), (app) => app.id) };
}

/** With everything by which filled cells are judged. */
export async function readSheetDepartment(
  ask: Ask,
  department: Department,
  detach: Detach,
): Promise<SheetDepartment> {
  const { id: deptId } = department;
  const [shown, { permission: flags, rootDept }, statuses] = await Promise.all([
    readSheetApps(ask, department),
    ask(queryAppManageSyncConfigs, { deptId }),
    ask(loadModuleStatus, { deptId }),
  ]);
  const noMenu = await withoutMenu(ask, shown.apps);
  return { ...shown, noMenu, flags, onElsewhere: !isToggledHere(detach, rootDept), statuses };
}

interface MenuOwner {
  readonly id: string;
  readonly baseApp: boolean;
}

export function menuCheckIds(apps: readonly MenuOwner[]): string[] {
  return apps.filter(isMenuChecked).map(({ id }) => id);
}

/** Applications whose menu cannot be set (spec 3§5.2; APP-091, 111): only long ids are asked about, never base ones. */
export async function withoutMenu(ask: Ask, apps: readonly MenuOwner[]): Promise<Set<string>> {
  const appIds = menuCheckIds(apps);
  if (appIds.length === 0) return new Set();
  const answers = await ask(batchCheckAppMenuSetting, { appIds });
  return new Set(answers.filter(({ menuSetting }) => !menuSetting).map(({ appId }) => appId));
}
