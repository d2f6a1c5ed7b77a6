/** All IP segments and all entries of the sign-in lists: read page by page, with progress. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callRead, useRead } from '#data/read.ts';
import { ipconfig } from '#shared/api/network/ip-lists.ts';
import { segments } from '#shared/api/network/segments.ts';
import { everyPage, pageSize, wholeList } from '#shared/kit/every-page.ts';
import { listedRanges } from '#shared/rules/network/list-rules.ts';
import { joinReads } from '#widgets/join-reads.ts';

/** A segment with addresses; a segment of any type has nothing to compare. */
export interface NamedRange {
  readonly id: string;
  readonly name: string;
  readonly ipStart: string;
  readonly ipEnd: string;
}

export function useAllSegments() {
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const read = useQuery({
    // The key begins with the call's own id, so that a change of a segment refetches it.
    queryKey: [segments.query.id, 'all'],
    queryFn: async ({ signal }) => {
      const load = (pageNo: number) =>
        callRead(segments.query, { pageNo, pageSize, reference: 'all' }, { signal });
      // Only what is compared is kept: there may be 100,000.
      const ranges: NamedRange[] = [];
      let unlimited = 0;
      for await (const { rows, done, total } of everyPage(load, ({ id }) => id)) {
        for (const { id, segmentName: name, segmentType, ipStart, ipEnd } of rows) {
          if (segmentType === 'unlimit') unlimited += 1;
          else ranges.push({ id, name, ipStart, ipEnd });
        }
        setProgress({ done, total });
      }
      return { ranges, unlimited };
    },
    // Structural sharing would compare up to 100,000 rows one by one.
    structuralSharing: false,
  });
  return { ...read, progress };
}

export function useAllEntries() {
  const read = useQuery({
    queryKey: [ipconfig.query.id, 'all'],
    queryFn: ({ signal }) =>
      wholeList(
        (pageNo) => callRead(ipconfig.query, { pageNo, pageSize }, { signal }),
        ({ id }) => id,
      ),
  });
  const ids = [...new Set(read.data?.map(({ netWorkSegmentId }) => netWorkSegmentId) ?? [])].filter(
    (id) => id !== '',
  );
  const named = useRead(segments.byIds, { ids }, { enabled: ids.length > 0 });
  const known = new Map(named.data?.map((segment) => [segment.id, segment]));
  const { data, ...state } = ids.length > 0 ? joinReads([read], [named]) : joinReads([read]);
  return { ...state, data: data?.[0].flatMap((entry) => listedRanges(entry, (id) => known.get(id))) };
}
