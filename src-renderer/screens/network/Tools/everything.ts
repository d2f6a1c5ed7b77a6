/** All IP segments, and all entries of the lists of sign-in: read page by page, with how far it is. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { everyPage, pageSize } from '#data/every-page.ts';
import { callRead, useRead } from '#data/read.ts';
import { ipconfig } from '#shared/api/network/ip-lists.ts';
import { type Segment, segments } from '#shared/api/network/segments.ts';
import { listedRanges } from '#shared/rules/network/list-rules.ts';

/** One that has addresses; of any type there is nothing to compare. */
export interface NamedRange {
  readonly id: string;
  readonly name: string;
  readonly ipStart: string;
  readonly ipEnd: string;
}

export function useAllSegments() {
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const read = useQuery({
    // Under the call's own id, so that a change of a segment reads it anew.
    queryKey: [segments.query.id, 'all'],
    queryFn: async ({ signal }) => {
      const all = await everyPage(
        (pageNo) => callRead(segments.query, { pageNo, pageSize, reference: 'all' }, { signal }).then(lean),
        (done, total) => setProgress({ done, total }),
      );
      const ranges = all.filter((each) => each !== null);
      return { ranges, unlimited: all.length - ranges.length };
    },
    // Of 100,000 nothing is compared one by one to keep the old ones.
    structuralSharing: false,
  });
  return { ...read, progress };
}

/** Only what is compared is kept: there may be 100,000. */
function lean({ result, totalCount }: { readonly result: readonly Segment[]; readonly totalCount: number }) {
  return {
    totalCount,
    result: result.map(({ id, segmentName: name, segmentType, ipStart, ipEnd }): NamedRange | null =>
      segmentType === 'unlimit' ? null : { id, name, ipStart, ipEnd },
    ),
  };
}

export function useAllEntries() {
  const read = useQuery({
    queryKey: [ipconfig.query.id, 'all'],
    queryFn: ({ signal }) =>
      everyPage((pageNo) => callRead(ipconfig.query, { pageNo, pageSize }, { signal })),
  });
  const ids = [...new Set(read.data?.map(({ netWorkSegmentId }) => netWorkSegmentId) ?? [])].filter(
    (id) => id !== '',
  );
  const named = useRead(segments.byIds, { ids }, { enabled: ids.length > 0 });
  const known = new Map(named.data?.map((segment) => [segment.id, segment]));
  const whole = read.data !== undefined && (ids.length === 0 || named.data !== undefined);
  return {
    error: read.error ?? named.error,
    refetch: () => Promise.all([read.refetch(), ...(ids.length > 0 ? [named.refetch()] : [])]),
    entries: whole ? read.data.flatMap((entry) => listedRanges(entry, (id) => known.get(id))) : undefined,
  };
}
