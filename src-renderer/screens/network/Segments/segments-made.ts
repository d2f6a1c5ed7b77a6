/** The lists of sign-in where a network segment that entries stand for is another, or gone. */
import type { SegmentValues } from '#shared/api/network/segments.ts';
import type { ListsNow } from '../lists-now.ts';

export function withSegment(now: ListsNow, id: string, values: SegmentValues): ListsNow {
  const { segmentType, ipStart, ipEnd } = values;
  // No entry stands for it, or the form has refused it.
  if (!now.segments.has(id) || segmentType === '') return now;
  return { ...now, segments: new Map([...now.segments, [id, { segmentType, ipStart, ipEnd }]]) };
}

export function withoutSegments(now: ListsNow, items: readonly { readonly id: string }[]): ListsNow {
  const segments = new Map(now.segments);
  for (const { id } of items) segments.delete(id);
  return { ...now, segments };
}
