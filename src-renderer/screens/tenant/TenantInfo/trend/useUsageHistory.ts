/** Keeps today's figures on this computer and answers all that are kept: the trend's data (beyond the specification). */
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { TenantInfo } from '#shared/api/tenant.ts';
import type { UsageDay, UsageHistory } from '#shared/bridge/usage.ts';
import { seatUse } from '#shared/rules/tenant/seats.ts';
import { bridge } from '../../../../data/bridge.ts';
import { localDay } from '../../../../data/local-day.ts';
import { useActiveServer } from '../../../../state/program.ts';

/** Other figures, another day or another tenant are kept anew; the shell writes what is not kept already. */
export function useUsageHistory(info: TenantInfo): UseQueryResult<UsageHistory, Error> {
  const server = useActiveServer().id;
  const tenant = info.tenantKey;
  const figures = usageOf(info, localDay(Date.now()));
  return useQuery({
    queryKey: ['usage.record', server, tenant, figures],
    queryFn: () => bridge.usage.record({ server, tenant, figures }),
    placeholderData: (before, query) =>
      query?.queryKey[1] === server && query.queryKey[2] === tenant ? before : undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** `day`: YYYY-MM-DD. */
export function usageOf(info: TenantInfo, day: string): UsageDay {
  const seats = (used: number, max: number) => ({ used, max: seatUse(used, max).unlimited ? null : max });
  return {
    day,
    pc: seats(info.pcAuthUserUsedNumbers, info.pcAuthUserMaxNumbers),
    app: seats(info.appAuthUserUsedNumbers, info.appAuthUserMaxNumbers),
    external: seats(info.externalUserUsedNumbers, info.externalUserMaxNumbers),
    space: { used: info.usedSpace, max: info.maxSpace },
  };
}
