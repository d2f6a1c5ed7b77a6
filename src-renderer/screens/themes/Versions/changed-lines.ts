/** The differing lines of two states of a long text, with some context: the common beginning and end are left out. */

/** Lines of context around the difference. */
const around = 2;

export interface ChangedLines {
  /** Number of the first shown line, from 1. */
  readonly from: number;
  readonly before: readonly string[];
  readonly now: readonly string[];
}

export function changedLines(before: string, now: string): ChangedLines {
  const [earlier, after] = [before.split('\n'), now.split('\n')];
  const shorter = Math.min(earlier.length, after.length);
  let head = 0;
  while (head < shorter && earlier[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && earlier.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const first = Math.max(0, head - around);
  const rest = Math.max(0, tail - around);
  return {
    from: first + 1,
    before: earlier.slice(first, earlier.length - rest),
    now: after.slice(first, after.length - rest),
  };
}
