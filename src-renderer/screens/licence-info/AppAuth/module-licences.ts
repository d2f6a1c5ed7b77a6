/**
 * Completes the rows of the app list from the modules' licences (spec 1§7.2 queryModuleLicenseInfo, 3§3.4): a missing
 * state, and the last day of a trial.
 */
import type { AppLicenceRow, AppLicenceState, ModuleLicence } from '#shared/api/licence-info/apps.ts';

export interface AppLicence extends AppLicenceRow {
  /** YYYY-MM-DD; '' where the app is not on trial. */
  readonly trialEnd: string;
}

/** `modules` is undefined until it is loaded, or where the server cannot state it. */
export function withModuleLicences(
  rows: readonly AppLicenceRow[],
  modules: readonly ModuleLicence[] | undefined,
): AppLicence[] {
  const byName = new Map((modules ?? []).map((module) => [module.moduleStr, module]));
  return rows.map((row) => {
    const module = row.moduleStr === '' ? undefined : byName.get(row.moduleStr);
    const status = row.status ?? payState(module) ?? module?.status ?? null;
    return { ...row, status, trialEnd: status === 'probation' ? (module?.probationExpire ?? '') : '' };
  });
}

/** The pay status decides whether a ratio is shown (3§9), so it takes precedence over the module's own state. */
function payState(module: ModuleLicence | undefined): AppLicenceState | null {
  const pay = module?.appPayStatus;
  return pay === 'probation' || pay === 'prepaid' ? pay : null;
}
