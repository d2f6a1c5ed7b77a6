/** Colours that one theme can take from another: of fields that both have and the form shows. */

import { parseColour } from '#shared/kit/colour/colour.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { type Fields, rowsOf } from '#shared/rules/common/fields/field.ts';

/** Colours by field. Values that are no colour are left out; '' counts, as the terminal's usual colour. */
export function sharedColours<Values extends object>(
  fields: Fields<Values>,
  values: Values,
  other: object,
): Readonly<Record<string, string>> {
  const theirs = other as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    rowsOf(fields).flatMap(([name, { kind, when }]) => {
      const colour = Object.hasOwn(theirs, name) ? theirs[name] : undefined;
      const asked = kind === 'colour' && (when?.(values) ?? true);
      return asked && typeof colour === 'string' && (colour === '' || parseColour(colour))
        ? [[name, colour]]
        : [];
    }),
  );
}

/** Colours that differ from the form's. */
export function newColours<Values extends object>(
  values: Values,
  colours: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const own = values as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(colours).filter(([name, colour]) => !sameValue(own[name], colour)),
  );
}
