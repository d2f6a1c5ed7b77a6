/**
 * Marks on a decoded answer for what was not understood of it: such a field holds a stand-in of its own type, and says
 * so under a symbol, which copies of the row keep and JSON leaves out.
 */

export interface OddField {
  /** As the wire had it; undefined: it was missing. */
  readonly raw: unknown;
  /** What was expected, in zod's words. */
  readonly problem: string;
}

export type OddFields = Readonly<Record<string, OddField>>;

const odd = Symbol('odd fields');

/** Of this object's own fields; null: all of them were understood, or it is no object. */
export function oddFieldsOf(value: unknown): OddFields | null {
  if (typeof value !== 'object' || value === null) return null;
  return (value as { [odd]?: OddFields })[odd] ?? null;
}

export function markOdd(owner: object, name: string, field: OddField): void {
  Object.assign(owner, { [odd]: { ...oddFieldsOf(owner), [name]: field } });
}

/** Whether anything in a row, however deep, was not understood. */
export function hasOddFields(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (oddFieldsOf(value)) return true;
  return Object.values(value).some(hasOddFields);
}
