/** Reads the tenant's data again, e.g. after a refusal (spec 1§4 "reload the data"). */

import { readAgain } from '#data/read.ts';
import { getTeamsAuthInfo, queryContactPurchaseConfigs } from '#shared/api/tenant/changes.ts';
import { getTenantInfo, queryTenantTips } from '#shared/api/tenant/tenant.ts';

export function reloadTenant(): Promise<void> {
  return readAgain([getTenantInfo, getTeamsAuthInfo, queryTenantTips, queryContactPurchaseConfigs]);
}
