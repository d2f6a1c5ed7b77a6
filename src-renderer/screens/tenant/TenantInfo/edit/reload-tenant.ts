/** What the server holds of the tenant is read anew, e.g. after an answer that says no (spec 1§4 "reload the data"). */

import { queryClient } from '#data/read.ts';
import { getTeamsAuthInfo, queryContactPurchaseConfigs } from '#shared/api/tenant/changes.ts';
import { getTenantInfo, queryTenantTips } from '#shared/api/tenant/tenant.ts';

export async function reloadTenant(): Promise<void> {
  const reads = [getTenantInfo, getTeamsAuthInfo, queryTenantTips, queryContactPurchaseConfigs];
  await Promise.all(reads.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })));
}
