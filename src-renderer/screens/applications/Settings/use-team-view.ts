/**
 * What the team's view loads, in this order (spec 3§2.2; LAUNCH-009): after the detach check the navigation's mode, the
 * configs, the applications, what navigation shows. Its sign of loading goes after half a second (LAUNCH-010).
 */
import { useEffect, useState } from 'react';
import { useRead } from '#data/read.ts';
import { querySysNavigationMenus } from '#shared/api/applications/display.ts';
import { queryAppList } from '#shared/api/applications/lists.ts';
import { queryMixMenuEnabled, querySysAppManageConfigs } from '#shared/api/applications/settings.ts';
import { queryAppManageSyncConfigs } from '#shared/api/applications/sync.ts';

/** Milliseconds (3§9). */
const signed = 500;

/** How many there are is all that is asked of the applications. */
const counted = { installed: true, showDisable: true, pageNo: 1, pageSize: 1 } as const;

export function useTeamView(deptId: string) {
  // The navigation's section reads it again from what is kept, and says what fails.
  useRead(queryMixMenuEnabled, { deptId });
  const configs = useRead(querySysAppManageConfigs, { deptId });
  // Silent, as most lists are (3§8): without them it is not said how many navigation shows.
  const apps = useRead(queryAppList, { deptId, ...counted });
  const navigation = useRead(querySysNavigationMenus, { deptId });
  const sync = useRead(queryAppManageSyncConfigs, { deptId });
  const total = apps.data?.totalCount ?? null;
  const shown = navigation.data?.navMenus.length ?? null;
  return {
    configs,
    sync,
    loading: useBeginning(),
    inNavigation: total === null || shown === null ? null : { shown, total },
  };
}

export type InNavigation = ReturnType<typeof useTeamView>['inNavigation'];

function useBeginning(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), signed);
    return () => clearTimeout(timer);
  }, []);
  return !over;
}
