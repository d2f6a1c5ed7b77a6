/** A list in parts of at most `size`, for calls that take only so many ids. */
export function splitEvery<One>(all: readonly One[], size: number): One[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size));
}
