/** The number of an application's users, from its licence; null where it is unknown. */
import { useMemo } from 'react';
import { useRead } from '#data/read.ts';
import type { ModuleStatus } from '#shared/api/applications/app.ts';
import { queryModuleLicenseInfo } from '#shared/api/licence-info/apps.ts';

export type UsersOf = (app: Pick<ModuleStatus, 'moduleStr'>) => number | null;

/** A failed read is silent (3§8): the figures are missing. */
export function useUsers(deptId: string): UsersOf {
  const { data } = useRead(queryModuleLicenseInfo, { deptId });
  const users = useMemo(
    () =>
      new Map(
        (data ?? []).map(
          ({ moduleStr, usedLicense, usedLicenseApp }) =>
            [moduleStr, Math.max(usedLicense ?? 0, usedLicenseApp ?? 0)] as const,
        ),
      ),
    [data],
  );
  return ({ moduleStr }) => users.get(moduleStr) ?? null;
}
