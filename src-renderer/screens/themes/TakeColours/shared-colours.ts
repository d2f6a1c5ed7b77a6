/** Colours that one theme can take from another: of the fields that both have, as far as the form asks for them. */

import { parseColour } from '#shared/kit/colour/colour.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { type Fields, rowsOf } from '#shared/rules/common/fields/field.ts';

/** By field. What is no colour is left; '' is one: the terminal's usual one. */
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

/** Those of them that are others here. */
export function newColours<Values extends object>(
  values: Values,
  colours: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const own = values as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(colours).filter(([name, colour]) => !sameValue(own[name], colour)),
  );
}
