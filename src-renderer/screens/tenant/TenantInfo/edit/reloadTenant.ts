/** What the server holds of the tenant is read anew, e.g. after an answer that says no (spec 1§4 "reload the data"). */
import { getTenantInfo, queryTenantTips } from '#shared/api/tenant.ts';
import { getTeamsAuthInfo, queryContactPurchaseConfigs } from '#shared/api/tenant-changes.ts';
import { queryClient } from '../../../../data/read.ts';

export async function reloadTenant(): Promise<void> {
  const reads = [getTenantInfo, getTeamsAuthInfo, queryTenantTips, queryContactPurchaseConfigs];
  await Promise.all(reads.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })));
}
