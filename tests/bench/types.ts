/**
 * One measured row of `npm run bench`: our figure beside the floor (or peer) measured in the same run.
 * `value` and `floor` share `unit`; `ratio` is value over floor. A row holds when its ratio does not exceed
 * `goal` (see `holds`). For a row whose unit is a rate (more is better) turn both into a time first.
 */
export interface BenchRow {
  name: string;
  value: number;
  floor: number;
  ratio: number;
  goal: number;
  unit: string;
}

/** What a file `tests/bench/<name>.bench.ts` exports. */
export interface Bench {
  run(): Promise<BenchRow[]>;
}

/** A row from two figures. */
export function row(name: string, value: number, floor: number, goal: number, unit: string): BenchRow {
  return { name, value, floor, ratio: floor === 0 ? Number.POSITIVE_INFINITY : value / floor, goal, unit };
}

/** A row against an absolute limit, such as 300 KB: the limit is the floor and the goal is 1. */
export function limitRow(name: string, value: number, limit: number, unit: string): BenchRow {
  return row(name, value, limit, 1, unit);
}

/** Whether the promise is kept. */
export function holds(r: BenchRow): boolean {
  return r.ratio <= r.goal;
}

/** The middle of the samples; medians of at least five are what we report. */
export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const mid = Math.floor(sorted.length / 2);
  const upper = sorted[mid];
  if (upper === undefined) throw new RangeError('median of nothing');
  const lower = sorted.length % 2 === 0 ? sorted[mid - 1] : upper;
  return lower === undefined ? upper : (lower + upper) / 2;
}
