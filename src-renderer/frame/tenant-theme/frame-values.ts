/**
 * Extracts a theme's style, layout and colours for the frame. The source is untrusted, so each field is read by name
 * and accepted only when valid; the rest stays unset.
 */
import { themeDtus, topicStyles } from '#shared/api/themes/context.ts';
import { parseColour } from '#shared/kit/colour/colour.ts';
import { plainBack } from '#shared/rules/themes/look/back-look.ts';
import { backLookTable } from '#shared/rules/themes/look/back-look-table.ts';
import type { BackLookName, BackLookValues } from '#shared/rules/themes/look/look.ts';
import type { AnyLookTable } from '#shared/rules/themes/look/look-table.ts';

const table: AnyLookTable = backLookTable;
/** The frame takes colours, and the choices that decide on them. */
const lookFields = (Object.keys(table) as BackLookName[]).filter((name) => {
  const field = table[name];
  return field?.kind === 'colour' || field?.inks !== undefined || field?.part === 'layout';
});

/** Names of all fields that `frameValuesOf` reads. */
export const frameFields = [...lookFields, 'topicStyle', 'dtu'] as const;

/** Returns null when `input` is no theme at all. */
export function frameValuesOf(input: unknown): BackLookValues | null {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, 'topicStyle')) return null;
  const ownField = (name: string): unknown =>
    /* wall: frame-inherited */ Object.hasOwn(input, name) ? Reflect.get(input, name) : undefined;
  const oneOf = <Choice>(choices: readonly Choice[], name: string, otherwise: Choice) =>
    choices.find((choice) => choice === ownField(name)) ?? otherwise;
  const valueNamed = (name: BackLookName): unknown => {
    const field = table[name];
    if (field?.kind === 'choice') return oneOf(choicesOf(field), name, plainBack[name]);
    const value = ownField(name);
    return typeof value === 'string' && /* wall: frame-colours */ parseColour(value) !== null ? value : '';
  };
  return {
    ...plainBack,
    ...Object.fromEntries(lookFields.map((name) => [name, valueNamed(name)])),
    topicStyle: oneOf(topicStyles, 'topicStyle', plainBack.topicStyle),
    dtu: oneOf(themeDtus, 'dtu', plainBack.dtu),
  };
}

function choicesOf(field: Extract<AnyLookTable[string], { readonly kind: 'choice' }>): readonly unknown[] {
  return typeof field.options === 'function' ? [] : field.options.map(({ value }) => value);
}
