/** How many people use the applications: as the licences of their modules say. */
import { appsOf } from '../licence-info/apps/apps.ts';
import { offeredTo } from '../licence-info/apps/offered.ts';
import { planOf } from '../../kernel/tenant/plan.ts';
import type { AppContext } from './place.ts';

/** By module; one without a licence is used by nobody that is counted. */
export async function usersByModule(context: AppContext): Promise<ReadonlyMap<string, number>> {
  const { scenario, language, store, user, organisation } = context;
  const offered = await offeredTo(store, user.tenantKey);
  const facts = { scale: scenario.scale, status: planOf(scenario).status, language, organisation, offered };
  return new Map(
    appsOf(facts)
      .map(
        ({ row }) =>
          [row.moduleStr, Math.max(row.usedLicenseCount ?? 0, row.appUsedLicenseCount ?? 0)] as const,
      )
      // The first of a module holds, as where its licence is asked for.
      .reverse(),
  );
}
