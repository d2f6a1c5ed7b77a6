/** The lists of sign-in where a network segment that entries stand for is another, or gone. */
import type { SegmentValues } from '#shared/api/network/segments.ts';
import type { HeldLists } from '#shared/rules/network/list-rules.ts';

export function withSegment(now: HeldLists, id: string, values: SegmentValues): HeldLists {
  const { segmentType, ipStart, ipEnd } = values;
  // No entry stands for it, or the form has refused it.
  if (!now.segments.has(id) || segmentType === '') return now;
  return { ...now, segments: new Map([...now.segments, [id, { segmentType, ipStart, ipEnd }]]) };
}

export function withoutSegments(now: HeldLists, items: readonly { readonly id: string }[]): HeldLists {
  const segments = new Map(now.segments);
  for (const { id } of items) segments.delete(id);
  return { ...now, segments };
}
