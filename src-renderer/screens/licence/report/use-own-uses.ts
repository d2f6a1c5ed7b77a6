/**
 * Present use, as the active server counts it, with the company that it is of: the licence's own figures, and the
 * organisation's (spec 1§7.1, 1§7.2). What this user or server cannot read is left out.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readKey, useRead } from '#data/read.ts';
import { getLicenseBaseInfo, type LicenceBaseInfo } from '#shared/api/licence-info/licence-info.ts';
import { getTenantInfo, type TenantInfo } from '#shared/api/tenant/tenant.ts';
import { type OwnUse, presentUse } from '#shared/rules/licence/usage-check.ts';

/** Returns null while unknown. Without a session (`enabled`) nothing is read. */
export function useOwnUses(enabled: boolean): readonly OwnUse[] | null {
  const base = useRead(getLicenseBaseInfo, {}, { enabled });
  const tenant = useRead(getTenantInfo, {}, { enabled });
  const uses = useMemo(() => usesOf(base.data, tenant.data), [base.data, tenant.data]);
  return base.isPending || tenant.isPending ? null : uses;
}

/** Reads the cache of the screens: a report sends no request. */
export function useKnownUses(): () => readonly OwnUse[] {
  const client = useQueryClient();
  return () =>
    usesOf(
      client.getQueryData<LicenceBaseInfo>(readKey(getLicenseBaseInfo, {})),
      client.getQueryData<TenantInfo>(readKey(getTenantInfo, {})),
    );
}

function usesOf(base: LicenceBaseInfo | undefined, tenant: TenantInfo | undefined): readonly OwnUse[] {
  const uses: OwnUse[] = [];
  if (base) uses.push({ figures: presentUse(base), company: base.companyName });
  if (tenant) uses.push({ figures: tenantUse(tenant), company: tenant.tenantName });
  return uses;
}

function tenantUse(info: TenantInfo): OwnUse['figures'] {
  return {
    pcSeats: info.pcAuthUserUsedNumbers,
    mobileSeats: info.appAuthUserUsedNumbers,
    externalSeats: info.externalUserUsedNumbers,
  };
}
