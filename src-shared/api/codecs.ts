/** The platform's spellings of simple values, each turned into a clean one and back. */
import * as z from 'zod';
import { parseJson, stringifyJson } from '../kit/exact-json.ts';
import { digitsOf, type ExactNumber, exactNumberOf, isExactNumber } from '../kit/exact-number.ts';
import { idFrom } from './id-types.ts';

/** A number that a double cannot hold, as `parseJson` reads it. */
export const exactNumber = z.custom<ExactNumber>(isExactNumber);

/** Status flags are 1 or 0 (spec 1§9), as numbers or strings; sent as strings. */
export const flag01 = z.codec(z.union([z.enum(['0', '1']), z.literal([0, 1])]), z.boolean(), {
  decode: (wire) => String(wire) === '1',
  encode: (value) => (value ? ('1' as const) : ('0' as const)),
});

/**
 * A number that the wire may spell as a string. One beyond those that a double tells apart is refused with its digits,
 * rather than read as another; a fraction loses what stands behind its 15th digit.
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

/** A number that measures something: none is below zero, and none is larger than a double tells apart. */
export const wireAmount = wireNumber.refine((value) => value >= 0 && value <= Number.MAX_SAFE_INTEGER, {
  message: 'no amount',
});

/** A count: whole, too. */
export const wireCount = wireAmount.refine(Number.isInteger, { message: 'no count' });

/** An id that the wire may spell as a number; kept as a string, and sent back as what it came. */
export const wireId = z.codec(z.union([z.string(), z.number(), exactNumber]), z.string(), {
  decode: idFrom,
  encode: (value) => value,
});

/** The same where there may be none; kept as ''. */
export const optionalWireId = z.codec(wireId.in.nullish(), z.string(), {
  decode: (wire) => (wire === null || wire === undefined ? '' : idFrom(wire)),
  encode: (value) => value,
});

/** A text or a number of a document that is kept as it is; the digits of what a double cannot hold as a text. */
export const wireScalar = z.union([
  z.string(),
  z.number(),
  z.codec(exactNumber, z.string(), { decode: digitsOf, encode: exactNumberOf }),
]);

/** Ids in one text, separated by commas; one at least. */
export const idList = z.codec(z.string().min(1), z.array(z.string().min(1)).min(1), {
  decode: (wire) => wire.split(','),
  encode: (value) => value.join(','),
});

/**
 * Names for digits, both ways. What is no such digit is refused; with `unset` it is that name, as is nothing at all.
 */
export function digits<const Names extends Readonly<Record<string, string>>>(
  names: Names,
  unset?: NoInfer<Names[keyof Names] & string>,
) {
  type Name = Names[keyof Names] & string;
  const byName = new Map(Object.entries(names).map(([digit, name]) => [name, digit]));
  const said = z.union([z.string(), z.number()]);
  const wire: z.core.$ZodType<string | number | null | undefined, string | number | null | undefined> =
    unset === undefined ? said : said.nullish();
  return z.codec(wire, z.enum(Object.values(names) as [Name, ...Name[]]), {
    decode: (given) => (names[String(given ?? '')] ?? unset ?? String(given)) as Name,
    encode: (value) => byName.get(value) ?? value,
  });
}

/** A text that the wire may leave out or null; kept as ''. */
export const wireText = z.codec(z.string().nullish(), z.string(), {
  decode: (wire) => wire ?? '',
  encode: (value) => value,
});

/** What the text of each `jsonString` holds, for whoever describes the wire (scripts/openapi): zod sees a text. */
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
