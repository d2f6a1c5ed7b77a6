/**
 * Loads the team's view in this order (spec 3§2.2; LAUNCH-009): after the detach check the navigation's mode, the
 * configs, the applications, the navigation. Its sign of loading disappears after half a second (LAUNCH-010).
 */
import { useEffect, useState } from 'react';
import { useRead } from '#data/read.ts';
import { querySysNavigationMenus } from '#shared/api/applications/display.ts';
import { queryAppList } from '#shared/api/applications/lists.ts';
import { queryMixMenuEnabled, querySysAppManageConfigs } from '#shared/api/applications/settings.ts';
import { queryAppManageSyncConfigs } from '#shared/api/applications/sync.ts';

/** Milliseconds (3§9). */
const signed = 500;

/** A page of one row: only the total is needed. */
const counted = { installed: true, showDisable: true, pageNo: 1, pageSize: 1 } as const;

export function useTeamView(deptId: string) {
  // A prefetch: the section of the navigation reads it from the cache and shows its failure.
  useRead(queryMixMenuEnabled, { deptId });
  const configs = useRead(querySysAppManageConfigs, { deptId });
  // Failed reads are silent, as of most lists (3§8): the count of applications in the navigation is missing then.
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
