/** Licences of the applications of a department (spec 3§3.4, 3§7.4, 3§9; APP-007, 169, 186, 187). */
import { useMemo } from 'react';
import { useRead } from '#data/read.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import { queryModuleLicenseInfo } from '#shared/api/licence-info/apps.ts';
import { lookUpConfigs } from '#shared/api/licence-info/reminder.ts';
import {
  type LicenceRatio,
  licenceRatios,
  type MergedLicence,
  toMerge,
} from '#shared/rules/licence-info/licence-ratio.ts';
import { type NextChange, nextChanges } from '#shared/rules/licence-info/next-licence.ts';
import { remindConfigKey, remindOn } from '#shared/rules/licence-info/remind.ts';
import { useNextLicence } from '#state/next-licence.ts';

export interface AppLicenceUse {
  readonly ratios: readonly LicenceRatio[];
  readonly payStatus: string;
  /** Changes by the licence in the licence tool; empty where it changes nothing or none is open. */
  readonly next: readonly NextChange[];
}

/** Failed reads are silent (3§8): the cards stand without licences. */
export function useLicences(deptId: string): (app: AppItem) => AppLicenceUse | null {
  const licences = useRead(queryModuleLicenseInfo, { deptId });
  const configs = useRead(lookUpConfigs, { configKeys: remindConfigKey });
  const byModule = useMemo(
    () => new Map<string, MergedLicence>((licences.data ?? []).map((one) => [one.moduleStr, toMerge(one)])),
    [licences.data],
  );
  const open = useNextLicence();
  const remind = remindOn(configs.data ?? []);
  // Stable objects: a card with an unchanged licence does not re-render.
  const useByModule = useMemo(
    () =>
      new Map(
        [...byModule].map(([module, licence]): [string, AppLicenceUse] => [
          module,
          {
            ratios: licenceRatios(licence, remind),
            payStatus: licence.appPayStatus,
            next: open ? nextChanges(licence, open.modules.get(module)) : [],
          },
        ]),
      ),
    [byModule, open, remind],
  );
  return ({ module }) => useByModule.get(module) ?? null;
}
