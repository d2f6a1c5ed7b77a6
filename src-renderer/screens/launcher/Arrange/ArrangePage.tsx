/**
 * An employee's own applications: order and display (spec 3§2.2, 3§6; LAUNCH-001, 003, 008). Configs, module states and
 * applications are read first, then the sync setting of the person.
 */

import { isLacking } from '#data/missing-call.ts';
import { useRead } from '#data/read.ts';
import { prefetchRead } from '#data/prefetch-read.ts';
import { useText } from '#data/text.ts';
import { queryUserConfig } from '#shared/api/invitations/invitations.ts';
import {
  loadModuleStatusPersonal,
  queryEmpAppManageConfigs,
  queryEmpMenus,
} from '#shared/api/launcher/launcher.ts';
import { navModeOf, syncTypeKey } from '#shared/rules/launcher/configs.ts';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { LauncherHead } from '../LauncherHead.tsx';
import { LauncherArrangement } from './Arrangement.tsx';

/** The request for the applications in this person's navigation mode. */
const menusIn = (navMode: ReturnType<typeof navModeOf>) =>
  ({ displayClient: 'pc', loadAll: '1', navMode }) as const;

export function ArrangePage() {
  const { t } = useText();
  const configs = useRead(queryEmpAppManageConfigs, {});
  const statuses = useRead(loadModuleStatusPersonal, {});
  const navMode = navModeOf(configs.data?.appManageConfigs ?? []);
  const apps = useRead(queryEmpMenus, menusIn(navMode), { enabled: configs.data !== undefined });
  // Without the module states, applications that are off stand among the others; a notice above the list says so.
  const off = statuses.data ?? (isLacking(statuses) ? [] : undefined);
  const loaded = configs.data && off && apps.data;
  const person = useRead(queryUserConfig, { configName: syncTypeKey }, { enabled: Boolean(loaded) });
  const parts = [
    [configs, 'launcher.configsFailed'],
    [statuses, 'launcher.statusFailed'],
    [apps, 'launcher.failed'],
    [person, 'launcher.personFailed'],
  ] as const;
  const failed = parts.find(([read]) => read.error && read.data === undefined && !(read === statuses && off));
  if (failed) {
    const [{ error, refetch }, key] = failed;
    return (
      <>
        <LauncherHead onReset={null} />
        <ErrorNotice error={error} title={t(key)} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!loaded || person.data === undefined) {
    return (
      <>
        <LauncherHead onReset={null} />
        <SkeletonRows />
      </>
    );
  }
  return (
    <LauncherArrangement
      apps={apps.data.empmenus}
      statuses={off}
      lacking={
        statuses.data === undefined && (
          <ErrorNotice error={statuses.error} title={t('launcher.statusFailed')} />
        )
      }
      configs={configs.data.appManageConfigs}
      follows={person.data === '1'}
    />
  );
}

ArrangePage.ahead = async () => {
  const [configs] = await Promise.all([
    prefetchRead(queryEmpAppManageConfigs, {}),
    prefetchRead(loadModuleStatusPersonal, {}),
  ]);
  if (!configs) return;
  await Promise.all([
    prefetchRead(queryEmpMenus, menusIn(navModeOf(configs.appManageConfigs))),
    prefetchRead(queryUserConfig, { configName: syncTypeKey }),
  ]);
};
