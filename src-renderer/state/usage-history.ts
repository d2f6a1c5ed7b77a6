/** Stores today's figures on this computer, and returns all stored ones for the trend (beyond the specification). */
import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { bridge } from '#data/bridge.ts';
import { localDay } from '#data/local-day.ts';
import { useFirstRenderDone } from '#data/use-first-render-done.ts';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import type { UsageHistory } from '#shared/bridge/usage.ts';
import { seatUse } from '#shared/rules/common/licence/seats.ts';
import type { UsageDay } from '#shared/rules/forecast/usage-day.ts';
import { useActiveServer } from './program.ts';

/** Changed figures, another day or another tenant store a new entry; the shell skips duplicates. `info`: once it is read. */
export function useUsageHistory(info: TenantInfo | undefined): UseQueryResult<UsageHistory, Error> {
  const server = useActiveServer().id;
  const tenant = info?.tenantKey ?? '';
  const figures = info ? usageOf(info, localDay(Date.now())) : null;
  const settled = useFirstRenderDone();
  return useQuery({
    enabled: settled,
    queryKey: ['usage.record', server, tenant, figures],
    queryFn: figures ? () => bridge.usage.record({ server, tenant, figures }) : skipToken,
    placeholderData: (before, query) =>
      query?.queryKey[1] === server && query.queryKey[2] === tenant ? before : undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** `day`: YYYY-MM-DD. Returns null when a figure is missing: a day is stored completely or not at all. */
export function usageOf(info: TenantInfo, day: string): UsageDay | null {
  const seats = (used: number | null, max: number | null) =>
    used === null || max === null ? null : { used, max: seatUse(used, max).unlimited ? null : max };
  const { usedSpace: used, maxSpace: max } = info;
  const pc = seats(info.pcAuthUserUsedNumbers, info.pcAuthUserMaxNumbers);
  const app = seats(info.appAuthUserUsedNumbers, info.appAuthUserMaxNumbers);
  const external = seats(info.externalUserUsedNumbers, info.externalUserMaxNumbers);
  if (!pc || !app || !external || used === null || max === null) return null;
  return { day, pc, app, external, space: { used, max } };
}
