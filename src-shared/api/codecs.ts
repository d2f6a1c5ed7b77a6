/** Codecs for the platform's spellings of simple values. */
import * as z from 'zod';
import { parseJson, stringifyJson } from '../kit/exact-json.ts';
import { digitsOf, type ExactNumber, exactNumberOf, isExactNumber } from '../kit/exact-number.ts';
import { idFrom } from './id-types.ts';

/** A number that a double can't hold, as `parseJson` reads it. */
export const exactNumber = z.custom<ExactNumber>(isExactNumber);

/** Status flags are 1 or 0 (spec 1§9), as numbers or strings; sent as strings. */
export const flag01 = z.codec(z.union([z.enum(['0', '1']), z.literal([0, 1])]), z.boolean(), {
  decode: (wire) => String(wire) === '1',
  encode: (value) => (value ? ('1' as const) : ('0' as const)),
});

/**
 * A number that the wire may spell as a string. An integer beyond the safe range is refused with its digits instead of
 * being rounded; a fraction is exact to its 15th digit.
 */
export const wireNumber = z.codec(
  z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/), exactNumber]),
  z.number(),
  {
    decode: (wire, context) => {
      const digits = typeof wire === 'string' ? wire : digitsOf(wire);
      const value = Number(digits);
      if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value;
      context.issues.push({ code: 'custom', input: wire, message: `too many digits: ${digits}` });
      return z.NEVER;
    },
    encode: (value) => value,
  },
);

/** A quantity: not negative, and within the safe range of a double. */
export const wireAmount = wireNumber.refine((value) => value >= 0 && value <= Number.MAX_SAFE_INTEGER, {
  message: 'no amount',
});

/** A count: a whole quantity. */
export const wireCount = wireAmount.refine(Number.isInteger, { message: 'no count' });

/**
 * An id that the wire may spell as a number. It is kept as a string, and sent back in the type that the server used.
 */
export const wireId = z.codec(z.union([z.string(), z.number(), exactNumber]), z.string(), {
  decode: idFrom,
  encode: (value) => value,
});

/** An id that may be missing; '' then. */
export const optionalWireId = z.codec(wireId.in.nullish(), z.string(), {
  decode: (wire) => (wire === null || wire === undefined ? '' : idFrom(wire)),
  encode: (value) => value,
});

/** A text or number of a document, unchanged; a number that a double can't hold becomes a text of its digits. */
export const wireScalar = z.union([
  z.string(),
  z.number(),
  z.codec(exactNumber, z.string(), { decode: digitsOf, encode: exactNumberOf }),
]);

/** Ids in one text, separated by commas; at least one. */
export const idList = z.codec(z.string().min(1), z.array(z.string().min(1)).min(1), {
  decode: (wire) => wire.split(','),
  encode: (value) => value.join(','),
});

/** Names for digits. An unknown digit is refused; `unset` is the name of a missing or an empty value. */
export function digits<const Names extends Readonly<Record<string, string>>>(
  names: Names,
  unset?: NoInfer<Names[keyof Names] & string>,
) {
  type Name = Names[keyof Names] & string;
  const byName = new Map(Object.entries(names).map(([digit, name]) => [name, digit]));
  const input = z.union([z.string(), z.number()]);
  const wire: z.core.$ZodType<string | number | null | undefined, string | number | null | undefined> =
    unset === undefined ? input : input.nullish();
  return z.codec(wire, z.enum(Object.values(names) as [Name, ...Name[]]), {
    decode: (given) => {
      const digit = String(given ?? '');
      return (names[digit] ?? (digit === '' ? unset : undefined) ?? digit) as Name;
    },
    encode: (value) => byName.get(value) ?? value,
  });
}

/** Names for `digits` where the wire's words are the names themselves. */
export function wordsAsNames<const Word extends string>(
  words: readonly Word[],
): Readonly<Record<Word, Word>> {
  return Object.fromEntries(words.map((word) => [word, word])) as Record<Word, Word>;
}

/** A switch by two words; `unset` is what a missing or an empty value means, and another word is refused. */
export function switchBy(on: string, off: string, unset: boolean) {
  return z.codec(z.string().nullish(), z.boolean(), {
    decode: (wire, context) => {
      if (wire === null || wire === undefined || wire === '') return unset;
      if (wire === on || wire === off) return wire === on;
      context.issues.push({ code: 'custom', input: wire, message: `neither ${on} nor ${off}` });
      return z.NEVER;
    },
    encode: (value) => (value ? on : off),
  });
}

/** A text that may be missing or null; '' then. */
export const wireText = z.codec(z.string().nullish(), z.string(), {
  decode: (wire) => wire ?? '',
  encode: (value) => value,
});

/** The inner schema of each `jsonString`, for the description of the wire (scripts/openapi): zod itself sees a text. */
export const jsonTexts = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** A JSON document inside a string field, e.g. `availableModule` (spec 1§3). */
export function jsonString<S extends z.core.$ZodType>(inner: S) {
  const codec = z.codec(z.string(), inner, {
    decode: (wire, context) => {
      try {
        return parseJson(wire) as z.input<S>;
      } catch {
        context.issues.push({ code: 'custom', input: wire, message: 'not JSON' });
        return z.NEVER;
      }
    },
    encode: (value) => stringifyJson(value),
  });
  jsonTexts.set(codec, inner);
  return codec;
}
