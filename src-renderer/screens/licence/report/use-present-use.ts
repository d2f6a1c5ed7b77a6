/**
 * Present use as the server that is signed in to counts it: by the licence's own figures, or, where these are not
 * shown to this user or by this kind of server, by the organisation's (spec 1§7.1, 1§7.2).
 */
import { useQueryClient } from '@tanstack/react-query';
import { readKey, useRead } from '#data/read.ts';
import { getLicenseBaseInfo, type LicenceBaseInfo } from '#shared/api/licence-info/licence-info.ts';
import { getTenantInfo, type TenantInfo } from '#shared/api/tenant/tenant.ts';
import { type PresentUse, presentUse } from '#shared/rules/licence/usage-check.ts';

export interface KnownUse {
  /** null: the server does not say. */
  readonly use: PresentUse | null;
  /** Whose licence the server runs on; '' where it does not say. */
  readonly company: string;
}

/** null: not known yet. Nobody is asked where the user is not signed in (`enabled`). */
export function usePresentUse(enabled: boolean): KnownUse | null {
  const base = useRead(getLicenseBaseInfo, {}, { enabled });
  const tenant = useRead(getTenantInfo, {}, { enabled: enabled && base.isError });
  if (base.data) return { use: presentUse(base.data), company: base.data.companyName };
  if (!base.isError || tenant.isPending) return null;
  return tenant.data ? { use: tenantUse(tenant.data), company: '' } : { use: null, company: '' };
}

/** What a screen has asked already: a report asks nobody. */
export function useKnownUse(): () => PresentUse | null {
  const client = useQueryClient();
  return () => {
    const base = client.getQueryData<LicenceBaseInfo>(readKey(getLicenseBaseInfo, {}));
    if (base) return presentUse(base);
    const tenant = client.getQueryData<TenantInfo>(readKey(getTenantInfo, {}));
    return tenant ? tenantUse(tenant) : null;
  };
}

function tenantUse(info: TenantInfo): PresentUse {
  return {
    pcSeats: info.pcAuthUserUsedNumbers,
    mobileSeats: info.appAuthUserUsedNumbers,
    externalSeats: info.externalUserUsedNumbers,
  };
}
