/** The first view of the tenant. */
import { queryContactPurchaseConfigs } from '../../api/tenant/changes.ts';
import { getTenantInfo } from '../../api/tenant/tenant.ts';
import type { FirstReads } from '../common/first-reads.ts';
import { tenantAccessOf } from '../common/session/tenant-access.ts';

export const tenantReads: FirstReads = (ask, facts) =>
  Promise.all([
    ask(getTenantInfo, {}),
    tenantAccessOf(facts).edit ? ask(queryContactPurchaseConfigs, {}) : null,
  ]);
