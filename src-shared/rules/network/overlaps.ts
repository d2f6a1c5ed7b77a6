/**
 * How ranges of addresses lie to each other: one sweep over them in order, with those that are still open on a stack.
 * Each range has at most one finding: beside how many others it lies does not matter to whoever tidies up.
 */
import type { AddressRange } from '../../kit/patterns/ip-range.ts';

export const relations = ['same', 'inside', 'overlaps', 'beside'] as const;
/** `beside`: what ends right before it; both could be one. */
type Relation = (typeof relations)[number];

interface Finding {
  /** Places in what was given. */
  readonly at: number;
  readonly other: number;
  readonly relation: Relation;
}

export function findOverlaps(ranges: readonly AddressRange[]): Finding[] {
  const families = ['IPv4', 'IPv6'] as const;
  return families.flatMap((family) => sweep(ranges, placesOf(ranges, family))).sort((a, b) => a.at - b.at);
}

/** In the order of their first addresses, the wider one first: what it holds comes after it. */
function placesOf(ranges: readonly AddressRange[], family: AddressRange['family']): Int32Array {
  const places: number[] = [];
  // Numbers are compared many times faster; where two are the same, the addresses themselves decide.
  const rough = new Float64Array(ranges.length);
  for (let at = 0; at < ranges.length; at += 1) {
    const range = ranges[at] as AddressRange;
    if (range.family !== family) continue;
    places.push(at);
    rough[at] = Number(range.first);
  }
  const exact = (one: AddressRange, two: AddressRange) => {
    if (one.first !== two.first) return one.first < two.first ? -1 : 1;
    return one.last === two.last ? 0 : one.last > two.last ? -1 : 1;
  };
  return Int32Array.from(places).sort(
    (a, b) =>
      (rough[a] as number) - (rough[b] as number) ||
      exact(ranges[a] as AddressRange, ranges[b] as AddressRange) ||
      a - b,
  );
}

function sweep(ranges: readonly AddressRange[], places: Int32Array): Finding[] {
  const found: Finding[] = [];
  /** Their last addresses fall from the bottom to the top: what ends before another that began later is done with. */
  const open: number[] = [];
  for (const at of places) {
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
      // What lies in one and runs over the end of another is inside: taking it away loses nothing.
      meets = { other: holder, relation };
    }
    if (meets) found.push({ at, ...meets });
    open.push(at);
  }
  return found;
}

/** Places of the ranges that hold this address. */
export function holding(
  ranges: readonly AddressRange[],
  { family, address }: { readonly family: AddressRange['family']; readonly address: bigint },
): number[] {
  const places: number[] = [];
  for (const [at, range] of ranges.entries())
    if (range.family === family && range.first <= address && address <= range.last) places.push(at);
  return places;
}
