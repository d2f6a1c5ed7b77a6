/** The fewest moves that turn one order of ids into another. */

/** The smallest set of ids that must move to turn `before` into `after`; both have the same ids. */
export function movedIds(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const indexById = new Map(before.map((id, at) => [id, at]));
  const stays = longestKept(after.map((id) => indexById.get(id) ?? -1));
  return new Set(after.filter((_, index) => !stays.has(index)));
}

export interface PositionChange {
  readonly id: string;
  /** Positions, from 1. */
  readonly from: number;
  readonly to: number;
}

/** The ids that must move, with their old and new positions; both lists have the same ids. */
export function positionChanges(
  before: readonly string[],
  after: readonly string[],
): readonly PositionChange[] {
  return [...movedIds(before, after)].map((id) => ({
    id,
    from: before.indexOf(id) + 1,
    to: after.indexOf(id) + 1,
  }));
}

/** Returns the indexes of a longest increasing subsequence. */
export function longestKept(numbers: readonly number[]): ReadonlySet<number> {
  /** For each length, the index at which the subsequence with the smallest last number ends. */
  const ends: number[] = [];
  const before: number[] = [];
  for (const [index, value] of numbers.entries()) {
    // Binary search, because the last numbers ascend.
    let [length, past] = [0, ends.length];
    while (length < past) {
      const middle = (length + past) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < value) length = middle + 1;
      else past = middle;
    }
    before[index] = ends[length - 1] ?? -1;
    ends[length] = index;
  }
  const kept = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) kept.add(index);
  return kept;
}
