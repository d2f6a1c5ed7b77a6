/** Checks of the values that a field of a call may have. A check answers the fault of a value, or null. */

export type Check = (value: unknown) => string | null;

/** A text that says something. */
export const text: Check = (value) =>
  typeof value === 'string' && value !== '' ? null : 'is no text, or an empty one';

/** A text that may be empty. */
export const anyText: Check = (value) => (typeof value === 'string' ? null : 'is no text');

/** A number, or its digits: a query spells both alike. */
export const wholeNumber: Check = (value) =>
  Number.isSafeInteger(value) || (typeof value === 'string' && /^\d{1,15}$/.test(value))
    ? null
    : 'is no whole number';

/** An id: the documents say Long or nothing, and platforms answer numbers; whoever was told a number sends one back. */
export const recordId: Check = (value) =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && value > 0) ? null : 'is no id';

/** An id, or an empty text where there is none. */
export const recordIdOrEmpty: Check = (value) => (value === '' ? null : recordId(value));

/** Status flags are 1 or 0 (1§9). */
export const flag: Check = oneOf('0', '1');

/** YYYY-MM-DD. */
export const day: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? null : 'is no day';

export const file: Check = (value) => (value instanceof File && value.size > 0 ? null : 'is no file');

/** Country code plus number (1§7.1). */
export const mobile: Check = (value) =>
  typeof value === 'string' && /^\+?\d{6,18}$/.test(value) ? null : 'is no country code plus number';

export function oneOf(...words: readonly string[]): Check {
  return (value) =>
    (typeof value === 'string' || typeof value === 'number') && words.includes(String(value))
      ? null
      : `is none of ${words.join(', ')}`;
}

/** A text of characters of this set, none twice, e.g. `13`. */
export function charactersOf(set: string): Check {
  return (value) =>
    typeof value === 'string' &&
    [...value].every((one) => set.includes(one)) &&
    new Set(value).size === value.length
      ? null
      : `is not made of the characters ${set}`;
}

export function orNull(check: Check): Check {
  return (value) => (value === null ? null : check(value));
}

export function listOf(check: Check): Check {
  return (value) => {
    if (!Array.isArray(value)) return 'is no list';
    for (const [place, entry] of value.entries()) {
      const problem = check(entry);
      if (problem) return `[${place}] ${problem}`;
    }
    return null;
  };
}

/** A JSON document as a text, as a query has to carry one. */
export function jsonText(check: Check): Check {
  return (value) => {
    if (typeof value !== 'string') return 'is no text';
    try {
      return check(JSON.parse(value));
    } catch {
      return 'is no JSON';
    }
  };
}

/** The fields of a call or of a record: those that must be there, and those that may. Any other is refused. */
export interface Fields {
  readonly required?: Readonly<Record<string, Check>>;
  readonly optional?: Readonly<Record<string, Check>>;
  /** Fields that come together or not at all. */
  readonly together?: readonly string[];
}

export function record(fields: Fields): Check {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'is no record';
    return fieldsProblem(fields, new Map(Object.entries(value)));
  };
}

/** The first fault among these fields, by the field's name, or null. */
export function fieldsProblem(fields: Fields, given: ReadonlyMap<string, unknown>): string | null {
  const { required = {}, optional = {}, together = [] } = fields;
  for (const name of Object.keys(required)) if (!given.has(name)) return `field ${name} is missing`;
  for (const [name, value] of given) {
    const check = Object.hasOwn(required, name) ? required[name] : optional[name];
    if (!check || !(Object.hasOwn(required, name) || Object.hasOwn(optional, name))) {
      return `field ${name} is unknown`;
    }
    const problem = check(value);
    if (problem) return `field ${name} ${problem}`;
  }
  const missing = together.filter((name) => !given.has(name));
  if (missing.length > 0 && missing.length < together.length) {
    return `field ${missing.join(', ')} is missing: ${together.join(' and ')} come together`;
  }
  return null;
}
