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

/** `small` runs everything once: it shows that the bench works, and its figures promise nothing. */
export type Size = 'whole' | 'small';

/** The exports of a file `tests/bench/<name>.bench.ts`. */
export interface Bench {
  run(size: Size): Promise<BenchRow[]>;
}

/** The number of measurements. */
export function times(size: Size, usual: number): number {
  return size === 'small' ? 1 : usual;
}

/** The number of the first round: rounds below 0 warm up. A small run has none. */
export function warmUps(size: Size, usual: number): number {
  return size === 'small' ? 0 : -usual;
}

/** A row from two figures. */
export function row(name: string, value: number, floor: number, goal: number, unit: string): BenchRow {
  return { name, value, floor, ratio: floor === 0 ? Number.POSITIVE_INFINITY : value / floor, goal, unit };
}

/** A row against an absolute limit, such as 260 KB: the limit is the floor and the goal is 1. */
export function limitRow(name: string, value: number, limit: number, unit: string): BenchRow {
  return row(name, value, limit, 1, unit);
}

/** A row that promises nothing: a part of another row's figure, or what a peer does. */
export function statedRow(name: string, value: number, floor: number, unit: string): BenchRow {
  return row(name, value, floor, Number.POSITIVE_INFINITY, unit);
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
