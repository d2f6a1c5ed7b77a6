/** What the server holds of the tenant is read anew, e.g. after an answer that says no (spec 1§4 "reload the data"). */

import { readAgain } from '#data/read.ts';
import { getTeamsAuthInfo, queryContactPurchaseConfigs } from '#shared/api/tenant/changes.ts';
import { getTenantInfo, queryTenantTips } from '#shared/api/tenant/tenant.ts';

export function reloadTenant(): Promise<void> {
  return readAgain([getTenantInfo, getTeamsAuthInfo, queryTenantTips, queryContactPurchaseConfigs]);
}
