/**
 * The moves that make one order of another, as few as possible: each moved id with its new predecessor. All other ids
 * keep their mutual order, so that a later change of the order below the moves still shows.
 */

export interface LauncherMove {
  readonly id: string;
  /** The id directly before; '' for the first place. */
  readonly after: string;
}

/** The ids of `after` that `before` lacks are no moves. */
export function movesBetween(before: readonly string[], after: readonly string[]): LauncherMove[] {
  const indexById = new Map(before.map((id, index) => [id, index]));
  const known = after.filter((id) => indexById.has(id));
  const staying = longestRising(known.map((id) => indexById.get(id) ?? 0));
  return known.flatMap((id, at) => (staying.has(at) ? [] : [{ id, after: known[at - 1] ?? '' }]));
}

/** A move of an id that is gone, or behind one that is gone, leaves the order as it is. */
export function withMoves(order: readonly string[], moves: readonly LauncherMove[]): string[] {
  const there = new Set(order);
  let waiting = moves.filter(({ id, after }) => there.has(id) && (after === '' || there.has(after)));
  const moved = new Set(waiting.map(({ id }) => id));
  const placed = order.filter((id) => !moved.has(id));
  const moveBehind = (id: string, after: string): void => {
    placed.splice(after === '' ? 0 : placed.indexOf(after) + 1, 0, id);
    moved.delete(id);
  };
  for (;;) {
    const ready = waiting.find(({ after }) => !moved.has(after));
    if (!ready) break;
    moveBehind(ready.id, ready.after);
    waiting = waiting.filter((move) => move !== ready);
  }
  // Moves behind one another in a circle: these ids stay behind their present predecessors.
  for (const [at, id] of order.entries()) if (moved.has(id)) moveBehind(id, order[at - 1] ?? '');
  return placed;
}

interface Arranged {
  /** The order before the change, moves included. */
  readonly order: readonly string[];
  readonly moves: readonly LauncherMove[];
}

/**
 * The moves that make `wanted` of the order below: those from before, and those that the change adds. A move that makes
 * no difference any more is left out.
 */
export function movesAfter(
  below: readonly string[],
  before: Arranged,
  wanted: readonly string[],
): LauncherMove[] {
  const moved = new Set([...before.moves, ...movesBetween(before.order, wanted)].map(({ id }) => id));
  const all = wanted.flatMap((id, at) => (moved.has(id) ? [{ id, after: wanted[at - 1] ?? '' }] : []));
  const expected = wanted.join('\n');
  return all.reduce((left, move) => {
    const without = left.filter((one) => one !== move);
    return withMoves(below, without).join('\n') === expected ? without : left;
  }, all);
}

/** Returns the indices of a longest rising subsequence of distinct numbers. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  /** For each length, the index of the smallest number that ends a rising subsequence of that length. */
  const ends: number[] = [];
  const before: number[] = [];
  for (const [at, number] of numbers.entries()) {
    const found = ends.findIndex((end) => (numbers[end] ?? 0) >= number);
    const length = found < 0 ? ends.length : found;
    before[at] = ends[length - 1] ?? -1;
    ends[length] = at;
  }
  const rising = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) rising.add(at);
  return rising;
}
