/** Reads tenant information and tips (spec 1§2.3, 1§7.1). Every signed-in user may read them (1§6). */
import { getTenantInfo, queryTenantTips, type TenantInfo } from '#shared/api/tenant/tenant.ts';
import { isNearLimit } from '#shared/rules/common/licence/seats.ts';
import { serverTime } from '../../kernel/clock.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { type TenantPlan, tenantPlanOf } from '../../kernel/tenant/plan.ts';
import { findConfig } from '../../kernel/tenant/store.ts';
import { runningTerm } from '../../kernel/tenant/term.ts';
import { authenticationStatusOf, reviewedTenant } from './review.ts';
import { countRefreshes, usedAfter } from './used-space.ts';

export const tenantRoutes: readonly Implementation[] = [
  implement(getTenantInfo, 'signedIn', async (_, { store, user, scenario, now, language }) => {
    const row = await reviewedTenant(store, user.tenantKey, now);
    if (!row) return refuse(messagesIn(language).failed);
    const plan = tenantPlanOf(scenario);
    const flushes = await countRefreshes(store, user.tenantKey);
    return {
      tenantName: row.name,
      tenantKey: row.tenant_key,
      contact: row.contact,
      mobile: row.mobile,
      email: row.email,
      telephone: row.telephone,
      address: row.address,
      tenantImcId: row.imc_id,
      authenticationStatus: authenticationStatusOf(row, plan.status),
      dateCreated: row.created_on,
      ...termOf(row.created_on, plan, serverTime(now).slice(0, 10)),
      ...figuresOf(plan),
      usedSpace: usedAfter(plan.space, flushes),
    };
  }),

  implement(queryTenantTips, 'signedIn', (_, { store, user }) =>
    findConfig(store, user.tenantKey, 'tenantTips'),
  ),
];

/** The free edition does not expire. */
function termOf(createdOn: string, { status }: TenantPlan, today: string) {
  if (status === 'free') return { status, dateExpired: '', dayRemain: null };
  const term = runningTerm(createdOn, today);
  return { status, dateExpired: term.lastDay, dayRemain: term.daysRemaining };
}

function figuresOf({ space, pc, app, external }: TenantPlan) {
  return {
    usedSpace: space[0],
    maxSpace: space[1],
    pcAuthUserUsedNumbers: pc[0],
    pcAuthUserMaxNumbers: pc[1],
    appAuthUserUsedNumbers: app[0],
    appAuthUserMaxNumbers: app[1],
    externalUserUsedNumbers: external[0],
    externalUserMaxNumbers: external[1],
    tenantLicenseInfo: {
      useWarn: isNearLimit(...pc),
      appUseWarn: isNearLimit(...app),
      externalUseWarn: isNearLimit(...external),
    },
  } satisfies Partial<TenantInfo>;
}
