/** The names that account security gives to ranges of addresses, for whoever may see its IP segments. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callRead } from '#data/read.ts';
import { segments } from '#shared/api/network/segments.ts';
import { everyPage, pageSize } from '#shared/kit/every-page.ts';
import {
  addressRanges,
  type LogAddressRange,
  logAddressNumber,
  rangeHolds,
} from '#shared/rules/login-log/address-ranges.ts';
import { useSecurityRights } from '../use-security-rights.ts';

/** Segments that are read; a longer list names no address, and says so. */
const most = 10_000;

interface NamedSegment extends LogAddressRange {
  readonly name: string;
}

export function useSegmentNames(enabled: boolean) {
  const may = useSecurityRights()('network_manage');
  const read = useQuery({
    queryKey: [segments.query.id, 'names'],
    queryFn: async ({ signal }) => {
      const load = (pageNo: number) =>
        callRead(segments.query, { pageNo, pageSize, reference: 'all' }, { signal });
      const named: NamedSegment[] = [];
      for await (const { rows, done, total } of everyPage(load, ({ id }) => id)) {
        if (total > most) return { named: [], tooMany: total };
        for (const row of rows) named.push(...rangeOf(row));
        if (done >= total) break;
      }
      // The smallest range that holds an address tells most of it.
      return { named: named.sort(bySize), tooMany: null };
    },
    enabled: enabled && may,
    structuralSharing: false,
  });
  const named = read.data?.named;
  const nameOf = useMemo(() => namesBy(named ?? []), [named]);
  return {
    nameOf,
    error: may ? read.error : null,
    refetch: read.refetch,
    tooMany: read.data?.tooMany ?? null,
  };
}

const bySize = (a: NamedSegment, b: NamedSegment) => (a.to - a.from < b.to - b.from ? -1 : 1);

interface SegmentRow {
  readonly segmentName: string;
  readonly segmentType: string;
  readonly ipStart: string;
  readonly ipEnd: string;
}

/** A segment of any address names none. */
function rangeOf({ segmentName: name, segmentType, ipStart, ipEnd }: SegmentRow): NamedSegment[] {
  if (segmentType === 'unlimit') return [];
  const answer = addressRanges(`${ipStart}-${ipEnd || ipStart}`);
  return 'ranges' in answer ? answer.ranges.map((range) => ({ ...range, name })) : [];
}

function namesBy(named: readonly NamedSegment[]): (address: string) => string {
  const known = new Map<string, string>();
  return (address) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const parsed = logAddressNumber(address.trim());
    const found = parsed === null ? undefined : named.find((range) => rangeHolds(range, parsed));
    known.set(address, found?.name ?? '');
    return found?.name ?? '';
  };
}
