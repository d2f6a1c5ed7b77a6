/**
 * Present use, as the active server counts it: from the licence's own figures, or, where this user or server cannot
 * read them, from the organisation's (spec 1§7.1, 1§7.2).
 */
import { useQueryClient } from '@tanstack/react-query';
import { readKey, useRead } from '#data/read.ts';
import { getLicenseBaseInfo, type LicenceBaseInfo } from '#shared/api/licence-info/licence-info.ts';
import { getTenantInfo, type TenantInfo } from '#shared/api/tenant/tenant.ts';
import { type PresentUse, presentUse } from '#shared/rules/licence/usage-check.ts';

export interface KnownUse {
  /** null where the server does not state it. */
  readonly use: PresentUse | null;
  /** The company of the server's own licence; '' where it is not stated. */
  readonly company: string;
}

/** Returns null while unknown. Without a session (`enabled`) nothing is read. */
export function usePresentUse(enabled: boolean): KnownUse | null {
  const base = useRead(getLicenseBaseInfo, {}, { enabled });
  const tenant = useRead(getTenantInfo, {}, { enabled: enabled && base.isError });
  if (base.data) return { use: presentUse(base.data), company: base.data.companyName };
  if (!base.isError || tenant.isPending) return null;
  return tenant.data ? { use: tenantUse(tenant.data), company: '' } : { use: null, company: '' };
}

/** Reads the cache of the screens: a report sends no request. */
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
