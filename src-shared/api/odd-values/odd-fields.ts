/**
 * Marks for odd values on a decoded answer. Such a field holds a stand-in of its own type, and the mark is under a
 * symbol, which copies of the row keep and JSON leaves out.
 */

export interface OddField {
  /** The value on the wire; undefined where it was missing. */
  readonly raw: unknown;
  /** The expectation, as zod words it. */
  readonly problem: string;
  /** `raw` holds entries of a list, which stay in it whatever happens to the others. */
  readonly isEntry?: boolean;
}

export type OddFields = Readonly<Record<string, OddField>>;

const odd = Symbol('odd fields');

/** The odd fields of this object; null where it has none. */
export function oddFieldsOf(value: unknown): OddFields | null {
  if (typeof value !== 'object' || value === null) return null;
  return (value as { [odd]?: OddFields })[odd] ?? null;
}

export function markOdd(owner: object, name: string, field: OddField): void {
  Object.assign(owner, { [odd]: { ...oddFieldsOf(owner), [name]: field } });
}

/** The first of these fields that has an odd value, at any depth; null where none has. */
export function oddFieldAmong(value: object, names: readonly string[]): string | null {
  const odd = oddFieldsOf(value);
  const isOdd = (name: string) => odd?.[name] !== undefined || hasOddFields(Reflect.get(value, name));
  return names.find(isOdd) ?? null;
}

/** Whether a row has an odd value at any depth. */
export function hasOddFields(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (oddFieldsOf(value)) return true;
  return Object.values(value).some(hasOddFields);
}
