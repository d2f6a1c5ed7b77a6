/**
 * An employee's own applications: order and display (spec 3§2.2, 3§6; LAUNCH-001, 003, 008). Configs, module states and
 * applications are read first, then the sync setting of the person.
 */

import { isCallMissing } from '#data/missing-call.ts';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryUserConfig } from '#shared/api/invitations/invitations.ts';
import {
  loadModuleStatusPersonal,
  queryEmpAppManageConfigs,
  queryEmpMenus,
} from '#shared/api/launcher/launcher.ts';
import { navModeOf, syncTypeKey } from '#shared/rules/launcher/configs.ts';
import { arrangeReads, navigationMenusIn } from '#shared/rules/first-reads/launcher.ts';
import { joinReads } from '#widgets/join-reads.ts';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { LauncherHead } from '../LauncherHead.tsx';
import { LauncherArrangement } from './Arrangement.tsx';

export function ArrangePage() {
  const { t } = useText();
  const configs = useRead(queryEmpAppManageConfigs, {});
  const statuses = useRead(loadModuleStatusPersonal, {});
  const navMode = navModeOf(configs.data?.appManageConfigs ?? []);
  const apps = useRead(queryEmpMenus, navigationMenusIn(navMode), { enabled: configs.data !== undefined });
  // Without the module states, applications that are off stand among the others; a notice above the list says so.
  const off = statuses.data ?? (isCallMissing(statuses) ? [] : undefined);
  const loaded = configs.data && off && apps.data;
  const person = useRead(queryUserConfig, { configName: syncTypeKey }, { enabled: Boolean(loaded) });
  const lacking = off !== undefined && statuses.data === undefined;
  const { refetch } = statuses;
  const read = joinReads(
    [configs, t('launcher.configsFailed')],
    [lacking ? { data: off, error: null, refetch } : statuses, t('launcher.statusFailed')],
    [apps, t('launcher.failed')],
    [person, t('launcher.personFailed')],
  );
  return (
    <>
      {!read.data && <LauncherHead onReset={null} />}
      <ReadPart read={read} waiting={<SkeletonRows />}>
        {([{ appManageConfigs }, states, { empmenus }, follows]) => (
          <LauncherArrangement
            apps={empmenus}
            statuses={states}
            lacking={lacking && <ErrorNotice error={statuses.error} title={t('launcher.statusFailed')} />}
            configs={appManageConfigs}
            follows={follows === '1'}
          />
        )}
      </ReadPart>
    </>
  );
}

ArrangePage.firstReads = arrangeReads;
