/** Licence usage of the tenant's apps (spec 1§3 "App licence row", 3§3.4), computed from the tenant's applications. */
import type { AppLicenceRow, AppLicenceState, ModuleLicence } from '#shared/api/licence-info/apps.ts';
import { unlimitedSeats } from '#shared/rules/common/licence/licence.ts';
import { isFreeEdition } from '#shared/rules/tenant/edit/certification.ts';
import type { Language } from '#shared/text/types.ts';
import { appName } from '../../../kernel/modules/app-name.ts';
import type { DefaultApps } from '../../../kernel/modules/offers.ts';
import type { Organisation } from '../../../kernel/people/organisation.ts';
import { scatter } from '../../../kernel/seed/scatter.ts';
import type { TenantPlan } from '../../../kernel/tenant/plan.ts';

export interface LicensedApp {
  readonly row: AppLicenceRow;
  /** The department's index in the organisation. */
  readonly departmentIndex: number;
  /** Roster position of the app's owner, among the first people. */
  readonly owner: number;
}

export interface LicensedAppFacts {
  readonly scale: 'small' | 'large';
  readonly status: TenantPlan['status'];
  readonly language: Language;
  readonly organisation: Organisation;
  readonly defaultApps: DefaultApps;
}

export const appCounts = { small: 48, large: 5000 } as const;
const owners = 12;
const totals = [20, 50, 100, 200, 500, 1000, unlimitedSeats] as const;
const freeTotals = [5, 10, 20] as const;

export function appsOf(facts: LicensedAppFacts): LicensedApp[] {
  return Array.from({ length: appCounts[facts.scale] }, (_, index) => appOf(index, facts));
}

function appOf(
  index: number,
  { status, language, organisation, defaultApps }: LicensedAppFacts,
): LicensedApp {
  const free = isFreeEdition(status);
  // Apps belong to the initial departments, so that they are easy to find among 50,000.
  const departmentIndex = scatter(index, 21) % organisation.stored;
  const state = stateOf(index, free);
  const applyClient = ([null, null, null, null, '1', '0', '2'] as const)[scatter(index, 22) % 7] ?? null;
  const licensed = state !== 'inexistent' && state !== 'disabled';
  const pc = licensed && applyClient !== '2' ? seatsOf(index, 23, free) : null;
  const mobile = licensed && applyClient !== '0' ? seatsOf(index, 24, free) : null;
  const over = [pc, mobile].some((seats) => seats !== null && seats.used > seats.total);
  return {
    departmentIndex: departmentIndex,
    owner: scatter(index, 27) % owners,
    row: {
      ...appName(index, defaultApps, language),
      deptName: organisation.department(departmentIndex).name,
      usedLicenseCount: pc?.used ?? null,
      licenseTotalCount: pc?.total ?? null,
      appUsedLicenseCount: mobile?.used ?? null,
      appLicenseTotalCount: mobile?.total ?? null,
      upperLimitRemind: pc !== null && pc.used >= pc.total,
      appUpperLimitRemind: mobile !== null && mobile.used >= mobile.total,
      applyClient,
      status: over ? overState(index, free) : state,
    },
  };
}

function stateOf(index: number, free: boolean): AppLicenceState {
  const chance = scatter(index, 25) % 20;
  if (chance === 0) return 'inexistent';
  if (chance === 1) return 'disabled';
  if (free) return 'free';
  if (chance === 2) return 'probation';
  return chance === 3 ? 'prepaid' : 'normal';
}

function overState(index: number, free: boolean): AppLicenceState {
  const late = scatter(index, 26) % 2 === 1;
  if (free) return late ? 'outFreeUserOutweek' : 'outFreeUserInweek';
  return late ? 'outPayUserOutweek' : 'outPayUserInweek';
}

/** About one app in ten is over its limit, a few are exactly at it. */
function seatsOf(index: number, salt: number, free: boolean) {
  const pick = scatter(index, salt);
  const total = (free ? freeTotals[pick % freeTotals.length] : totals[pick % totals.length]) ?? 20;
  const chance = scatter(index, salt + 100) % 100;
  if (total === unlimitedSeats) return { used: 40 + chance * 11, total };
  const share = chance < 10 ? 1.05 + chance / 40 : chance < 14 ? 1 : chance / 105;
  return { used: chance < 10 ? Math.ceil(total * share) : Math.round(total * share), total };
}

/** Days of a trial on the standard edition (spec 1§2.4). */
const trialDays = 7;

/** The app as a module's licence (3§3.4). `today` as YYYY-MM-DD. */
export function toModuleLicence({ row }: LicensedApp, today: string): ModuleLicence {
  return {
    moduleStr: row.moduleStr,
    status: row.status,
    maxLicense: row.licenseTotalCount,
    usedLicense: row.usedLicenseCount,
    maxLicenseApp: row.appLicenseTotalCount,
    usedLicenseApp: row.appUsedLicenseCount,
    probationExpire: row.status === 'probation' ? trialEnd(row.moduleStr, today) : '',
    upperLimitRemind: row.upperLimitRemind,
    appUpperLimitRemind: row.appUpperLimitRemind,
    appPayStatus: row.status ?? '',
    applyClient: row.applyClient,
  };
}

/** A trial began within the last week, so it always has days left. */
function trialEnd(moduleStr: string, today: string): string {
  const left = scatter(moduleStr.length, moduleStr.charCodeAt(0)) % trialDays;
  return new Date(Date.parse(`${today}T00:00:00Z`) + left * 86_400_000).toISOString().slice(0, 10);
}
