/** Reports the odd values that a computation reads, since its result rests on their stand-ins. */
import { type OddField, oddFieldsOf } from './odd-fields.ts';

export interface OddRead {
  readonly name: string;
  readonly field: OddField;
  /** The object was copied by spreading, so that the use of the field is unknown. */
  readonly isCopied: boolean;
}

type Tell = (read: OddRead) => void;

const watchedOf = new WeakMap<object, object>();

/** A copy that reports each read of an odd field. */
export function watchOdd<Value>(value: Value, tell: Tell): Value {
  if (typeof value !== 'object' || value === null) return value;
  const odd = oddFieldsOf(value);
  // A copy, because a proxy of a frozen object must return its original values.
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as object;
  let described: PropertyKey | null = null;
  const watched = new Proxy(copy, {
    // Spreading asks for the description of each property before its value.
    getOwnPropertyDescriptor(target, name) {
      described = name;
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    get(target, name, self) {
      const field = typeof name === 'string' ? odd?.[name] : undefined;
      if (field) tell({ name: String(name), field, isCopied: described === name });
      described = null;
      return watchOdd(Reflect.get(target, name, self) as unknown, tell);
    },
  });
  watchedOf.set(watched, value);
  return watched as Value;
}

/** A computed result with the original values in place of watched ones. */
export function unwatched(made: unknown): unknown {
  if (typeof made !== 'object' || made === null) return made;
  const value = watchedOf.get(made);
  if (value) return value;
  if (Array.isArray(made)) return made.map(unwatched);
  if (Object.getPrototypeOf(made) !== Object.prototype) return made;
  return Object.fromEntries(Reflect.ownKeys(made).map((key) => [key, unwatched(Reflect.get(made, key))]));
}
