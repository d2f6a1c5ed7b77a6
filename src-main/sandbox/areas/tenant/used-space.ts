/** Used space, recounted at most every 2 hours, or as the operator has set (spec 1§4 "Used-space refresh", 1§9). */
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { readRefreshGap, refreshGapKey } from '#shared/rules/tenant/edit/used-space.ts';
import type { Store } from '../../kernel/database/tables.ts';
import { platformConfigs } from '../../kernel/tenant/platform-configs.ts';
import { findConfigs } from '../../kernel/tenant/store.ts';

/** MB that each count adds, as people go on working. */
const growth = 36.875;

/** In MB; never more than the limit. */
export function usedAfter([used, max]: readonly [used: number, max: number], refreshes: number): number {
  return Math.min(max, Math.round((used + refreshes * growth) * 1000) / 1000);
}

export async function countRefreshes(store: Store, tenantKey: string): Promise<number> {
  const row = await store
    .selectFrom('used_space')
    .select('refreshes')
    .where('tenant_key', '=', tenantKey)
    .executeTakeFirst();
  return row?.refreshes ?? 0;
}

/** Milliseconds between two counts: the tenant's own config, else the platform's, else the default. */
export async function refreshGapOf(
  store: Store,
  tenantKey: string,
  scenario: SandboxScenario,
): Promise<number> {
  const own = await findConfigs(store, tenantKey, [refreshGapKey]);
  return readRefreshGap(own.length > 0 ? own : platformConfigs(scenario));
}

/**
 * Recounts; returns false within the limit time. One statement, so that of two concurrent calls only one counts. A
 * count with a future time, from a wrong clock, does not block the tenant.
 */
export async function refreshUsedSpace(
  store: Store,
  tenantKey: string,
  { now, gap }: { readonly now: number; readonly gap: number },
): Promise<boolean> {
  const result = await store
    .insertInto('used_space')
    .values({ tenant_key: tenantKey, refreshed_at: now, refreshes: 1 })
    .onConflict((conflict) =>
      conflict
        .column('tenant_key')
        .doUpdateSet((eb) => ({ refreshed_at: now, refreshes: eb('used_space.refreshes', '+', 1) }))
        .where((eb) =>
          eb.or([eb('used_space.refreshed_at', '<=', now - gap), eb('used_space.refreshed_at', '>', now)]),
        ),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
