/** All IP segments, and all entries of the lists of sign-in: read page by page, with how far it is. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callRead } from '#data/read.ts';
import { ipconfig } from '#shared/api/network/ip-lists.ts';
import { type Segment, segments } from '#shared/api/network/segments.ts';
import { type AddressRange, rangeBetween } from '#shared/rules/network/address.ts';
import type { ListedRange } from '#shared/rules/network/verdict.ts';

/** Rows of a page. */
const pageSize = 1000;

interface Page<Row> {
  readonly result: readonly Row[];
  readonly totalCount: number;
}

async function everyPage<Row>(
  load: (pageNo: number) => Promise<Page<Row>>,
  progress: (done: number, total: number) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { result, totalCount } = await load(pageNo);
    rows.push(...result);
    progress(rows.length, totalCount);
    if (result.length === 0 || rows.length >= totalCount) return rows;
  }
}

/** One that has addresses; of any type there is nothing to compare. */
export interface NamedRange {
  readonly id: string;
  readonly name: string;
  readonly range: AddressRange;
}

export function useAllSegments() {
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const read = useQuery({
    // Under the call's own id, so that a change of a segment reads it anew.
    queryKey: [segments.query.id, 'all'],
    queryFn: ({ signal }) =>
      everyPage<Segment>(
        (pageNo) => callRead(segments.query, { pageNo, pageSize, reference: 'all' }, { signal }),
        (done, total) => setProgress({ done, total }),
      ),
    select: namedRanges,
  });
  return { ...read, progress };
}

/** What a server holds may be odd: that has no range, and is left out. */
function namedRanges(all: readonly Segment[]): NamedRange[] {
  return all.flatMap(({ id, segmentName: name, segmentType, ipStart, ipEnd }) => {
    if (segmentType === 'unlimit') return [];
    const range = rangeBetween(ipStart, ipEnd);
    return typeof range === 'string' ? [] : [{ id, name, range }];
  });
}

export function useAllEntries(known: readonly NamedRange[]) {
  const read = useQuery({
    queryKey: [ipconfig.query.id, 'all'],
    queryFn: ({ signal }) =>
      everyPage(
        (pageNo) => callRead(ipconfig.query, { pageNo, pageSize }, { signal }),
        () => undefined,
      ),
  });
  const entries = read.data?.flatMap((entry): ListedRange[] => {
    const range =
      entry.segmentType === 'segment'
        ? known.find(({ id }) => id === entry.netWorkSegmentId)?.range
        : rangeBetween(entry.ipStart, entry.ipEnd);
    if (range === undefined || typeof range === 'string') return [];
    const { id, configName: name, ipConfigType: list, clientType: terminal } = entry;
    return [{ id, name, list, terminal, range }];
  });
  return { ...read, entries };
}
