/** Values that nobody understands, and the places of an answer in which they are put. */

/** Values of kinds that a platform sends where another one is declared. */
export const oddValues: readonly unknown[] = [
  null,
  undefined,
  '',
  'popup',
  -1,
  1_767_576_600_000,
  '0000-00-00',
  true,
  [],
  { unexpected: 1 },
];

/** Places of one value each: in the frame, and in the last row of each list. */
export function* positionsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<readonly PropertyKey[]> {
  if (Array.isArray(value)) {
    const last = value.length - 1;
    if (typeof value[last] === 'object') yield* positionsIn(value[last], [...path, last]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) yield* positionsIn(part, [...path, name]);
  } else if (path.length > 0) yield path;
}

export function withValue(data: unknown, [key, ...rest]: readonly PropertyKey[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...(data as object) }) as Record<
    PropertyKey,
    unknown
  >;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}
