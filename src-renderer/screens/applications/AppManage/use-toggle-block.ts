/** The reason why an application cannot be toggled, known before the click (spec 3§5.2; APP-083 to 091). */
import { useMemo } from 'react';
import { useRead } from '#data/read.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import { batchCheckAppMenuSetting, loadModuleStatus } from '#shared/api/applications/modules.ts';
import { noMenuSetting } from '#shared/rules/applications/menu-setting.ts';
import { problemMessage } from '#shared/rules/applications/problem-message.ts';
import type { Message } from '#shared/text/message.ts';
import { menuCheckIds } from '#shared/rules/applications/sheet/read-sheet-department.ts';
import { toggleBlocks } from './toggle-blocks.ts';

/** null: toggling is possible, or unknown: failed reads are silent here, and toggling reads again. */
export type BlockedOf = (app: AppItem) => Message | null;

export function useToggleBlock(deptId: string, apps: readonly AppItem[], enabled: boolean): BlockedOf {
  const { data: statuses } = useRead(loadModuleStatus, { deptId }, { enabled });
  const impossible = useMemo(() => toggleBlocks(statuses ?? []), [statuses]);
  // Only applications that are off can be turned on.
  const appIds = menuCheckIds(apps.filter(({ menuStatus }) => !menuStatus));
  const { data: menuSettings } = useRead(
    batchCheckAppMenuSetting,
    { appIds },
    { enabled: enabled && appIds.length > 0 },
  );
  const without = useMemo(
    () => new Set((menuSettings ?? []).flatMap(({ appId, menuSetting }) => (menuSetting ? [] : [appId]))),
    [menuSettings],
  );
  return ({ id, moduleId, menuName, menuStatus }) => {
    if (!menuStatus && without.has(id)) return noMenuSetting(menuName);
    const problem = impossible.get(moduleId);
    return problem ? problemMessage(problem) : null;
  };
}
