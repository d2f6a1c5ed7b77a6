/**
 * The relations between address ranges, by one sweep over the sorted ranges with a stack of those that are still
 * open. Each range has at most one finding, because one is enough to tidy up by.
 */
import type { AddressRange } from '../../kit/patterns/ip-range.ts';

export const relations = ['same', 'inside', 'overlaps', 'beside'] as const;
/** `beside`: the other range ends right before this one, and both could be one. */
type Relation = (typeof relations)[number];

interface Finding {
  /** `at` and `other` are indexes into the given ranges. */
  readonly at: number;
  readonly other: number;
  readonly relation: Relation;
}

export function findOverlaps(ranges: readonly AddressRange[]): Finding[] {
  const families = ['IPv4', 'IPv6'] as const;
  return families.flatMap((family) => sweep(ranges, indicesOf(ranges, family))).sort((a, b) => a.at - b.at);
}

/** Indexes sorted by first address, the wider range first, so that a container comes before its content. */
function indicesOf(ranges: readonly AddressRange[], family: AddressRange['family']): Int32Array {
  const indices: number[] = [];
  // Comparing numbers is many times faster than comparing bigints; equal numbers fall back to the exact addresses.
  const rough = new Float64Array(ranges.length);
  for (let at = 0; at < ranges.length; at += 1) {
    const range = ranges[at] as AddressRange;
    if (range.family !== family) continue;
    indices.push(at);
    rough[at] = Number(range.first);
  }
  const exact = (one: AddressRange, two: AddressRange) => {
    if (one.first !== two.first) return one.first < two.first ? -1 : 1;
    return one.last === two.last ? 0 : one.last > two.last ? -1 : 1;
  };
  return Int32Array.from(indices).sort(
    (a, b) =>
      (rough[a] as number) - (rough[b] as number) ||
      exact(ranges[a] as AddressRange, ranges[b] as AddressRange) ||
      a - b,
  );
}

function sweep(ranges: readonly AddressRange[], indices: Int32Array): Finding[] {
  const found: Finding[] = [];
  /** Last addresses decrease from bottom to top: a range that ends before a later one can't meet any further range. */
  const open: number[] = [];
  for (const at of indices) {
    const range = ranges[at] as AddressRange;
    let meets: { readonly other: number; readonly relation: Relation } | null = null;
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const other = ranges[top] as AddressRange;
      if (other.last >= range.last) break;
      if (other.last >= range.first) meets = { other: top, relation: 'overlaps' };
      else if (other.last + 1n === range.first) meets ??= { other: top, relation: 'beside' };
      open.pop();
    }
    const holder = open.at(-1);
    if (holder !== undefined) {
      const { first, last } = ranges[holder] as AddressRange;
      const relation = first === range.first && last === range.last ? 'same' : 'inside';
      // A range inside one and overlapping another is reported as inside: removing it loses nothing.
      meets = { other: holder, relation };
    }
    if (meets) found.push({ at, ...meets });
    open.push(at);
  }
  return found;
}

/** Indexes of the ranges that contain this address. */
export function indexesHolding(
  ranges: readonly AddressRange[],
  { family, address }: { readonly family: AddressRange['family']; readonly address: bigint },
): number[] {
  const indices: number[] = [];
  for (const [at, range] of ranges.entries())
    if (range.family === family && range.first <= address && address <= range.last) indices.push(at);
  return indices;
}
