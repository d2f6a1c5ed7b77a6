/**
 * Entries of a list of plain values (ids, words) that were not understood: each is left out of its list alone, and goes
 * back with the list, whatever became of the others.
 */

export interface OddEntries {
  /** The list on the wire. */
  readonly whole: readonly unknown[];
  /** Indices in `whole`, ascending. */
  readonly at: readonly number[];
}

/** `indices` are those of a list from which the entries `before` were left out. */
export function moreOddEntries(
  before: OddEntries | undefined,
  list: readonly unknown[],
  indices: readonly number[],
): OddEntries {
  const whole = before?.whole ?? list;
  const left = [...whole.keys()].filter((index) => !before?.at.includes(index));
  const at = [...(before?.at ?? []), ...indices.flatMap((index) => left[index] ?? [])];
  return { whole, at: at.sort((one, other) => one - other) };
}

export function withoutOddEntries({ whole, at }: OddEntries): unknown[] {
  return whole.filter((_, index) => !at.includes(index));
}

/** The entry that was not understood, or all of them. */
export function rawOddEntries({ whole, at }: OddEntries): unknown {
  return at.length === 1 ? whole[at[0] as number] : at.map((index) => whole[index]);
}

/** Each entry goes back behind the nearest one that it followed and that is still in the list. */
export function withOddEntries(list: readonly unknown[], { whole, at }: OddEntries): unknown[] {
  const filled = [...list];
  for (const index of at) {
    const earlier = whole.slice(0, index).reverse();
    const positions = earlier.map((one) => filled.findLastIndex((other) => isSame(one, other)));
    filled.splice((positions.find((position) => position >= 0) ?? -1) + 1, 0, whole[index]);
  }
  return filled;
}

/** An id may be a number on the wire and a text in a request. */
function isSame(one: unknown, other: unknown): boolean {
  const spelled = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return spelled(one) === spelled(other);
}
