/** The use of applications beside their licences: rows, what they cost, and which are unused, over or near a limit. */
import type { AppItem } from '#shared/api/applications/app.ts';
import type { AppUse } from '#shared/api/applications/use.ts';
import type { AppLicenceState, ModuleLicence } from '#shared/api/licence-info/apps.ts';
import { type LicenceRatio, licenceRatios, toMerge } from '#shared/rules/licence-info/licence-ratio.ts';

/** The licence's statement about the price of an application. */
export type CostClass = 'paid' | 'free' | 'trial' | 'prepaid' | 'unlicensed';

export interface UsageRow {
  readonly key: string;
  /** Null where the server lists no applications, so that only the licence names the module. */
  readonly app: AppItem | null;
  readonly name: string;
  readonly ratios: readonly LicenceRatio[];
  /** Seats in use on the terminal that has most of them; null where no seat is counted. */
  readonly seats: number | null;
  readonly cost: CostClass | null;
  /** Null where the server does not tell. */
  readonly use: AppUse | null;
}

interface UsageFacts {
  readonly apps: readonly AppItem[] | undefined;
  readonly nameOf: (app: AppItem) => string;
  readonly licences: readonly ModuleLicence[] | undefined;
  readonly uses: readonly AppUse[] | undefined;
}

export function usageRows({ apps, nameOf, licences = [], uses = [] }: UsageFacts): UsageRow[] {
  const licenceOf = new Map(licences.map((one) => [one.moduleStr, one]));
  const useOf = new Map(uses.map((one) => [one.moduleId, one]));
  if (apps === undefined) {
    return [...licenceOf.values()].map((licence) => ({
      key: licence.moduleStr,
      app: null,
      name: licence.moduleStr,
      use: null,
      ...licenceFacts(licence),
    }));
  }
  return apps.map((app) => ({
    key: app.id,
    app,
    name: nameOf(app),
    use: useOf.get(app.moduleId) ?? null,
    ...licenceFacts(licenceOf.get(app.module)),
  }));
}

function licenceFacts(licence: ModuleLicence | undefined): Pick<UsageRow, 'ratios' | 'seats' | 'cost'> {
  if (licence === undefined) return { ratios: [], seats: null, cost: null };
  const counts = [licence.usedLicense, licence.usedLicenseApp].flatMap((count) => count ?? []);
  return {
    ratios: licenceRatios(toMerge(licence), true),
    seats: counts.length === 0 ? null : Math.max(...counts),
    cost: costOf(licence),
  };
}

const costs: Partial<Record<AppLicenceState, CostClass>> = {
  probation: 'trial',
  prepaid: 'prepaid',
  inexistent: 'unlicensed',
  free: 'free',
  outFreeUserInweek: 'free',
  outFreeUserOutweek: 'free',
  normal: 'paid',
  outPayUserInweek: 'paid',
  outPayUserOutweek: 'paid',
};

/** The pay status takes precedence over the module's own state, as for its ratio. */
function costOf({ appPayStatus, status }: ModuleLicence): CostClass | null {
  return costs[appPayStatus as AppLicenceState] ?? (status === null ? null : (costs[status] ?? null));
}

export const usageKinds = ['unused', 'over', 'near'] as const;
export type UsageKind = (typeof usageKinds)[number];

/** The filters that a row matches. An application whose use is not told counts as unused while no seat is taken. */
export function kindsOf({ app, ratios, seats, use }: UsageRow): UsageKind[] {
  const standings = ratios.map(({ standing }) => standing);
  const users = use?.users ?? seats;
  const kinds: UsageKind[] = app?.menuStatus !== false && users === 0 ? ['unused'] : [];
  if (standings.includes('over')) return [...kinds, 'over'];
  return standings.includes('near') ? [...kinds, 'near'] : kinds;
}

/** The largest part of its seats that an application uses, for sorting; null without a limit. */
export function fillOf({ ratios }: UsageRow): number | null {
  const parts = ratios.flatMap(({ used, max }) => {
    if (typeof max !== 'number') return [];
    return max > 0 ? used / max : used > 0 ? Number.MAX_SAFE_INTEGER : 0;
  });
  return parts.length === 0 ? null : Math.max(...parts);
}
