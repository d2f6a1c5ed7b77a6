/** Replaces values by their mapped ones at given fields; unmapped values stay. */
import { everyItem, type FieldPath, type PathStep } from './field-path.ts';
import type { Scalar } from './field-words.ts';
import { isPlain } from './rename-fields.ts';

export interface WordsAt {
  readonly path: FieldPath;
  readonly words: ReadonlyMap<Scalar, Scalar>;
}

/** Returns a new value. */
export function exchangeWords(value: unknown, all: readonly WordsAt[]): unknown {
  return all.reduce((now, { path, words }) => {
    const other = (found: unknown): unknown =>
      words.has(found as Scalar) ? words.get(found as Scalar) : found;
    return path.kind === 'place' ? at(now, path.steps, other) : anywhere(now, path.name, other);
  }, value);
}

type Exchange = (found: unknown) => unknown;

function at(value: unknown, steps: readonly PathStep[], other: Exchange): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return other(value);
  if (step === everyItem) return Array.isArray(value) ? value.map((one) => at(one, rest, other)) : value;
  if (!isPlain(value) || !Object.hasOwn(value, step)) return value;
  return { ...value, [step]: at(value[step], rest, other) };
}

function anywhere(value: unknown, name: string, other: Exchange): unknown {
  if (Array.isArray(value)) return value.map((one) => anywhere(one, name, other));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, anywhere(key === name ? other(one) : one, name, other)]),
  );
}
