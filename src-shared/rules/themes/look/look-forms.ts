/** Forms, their defaults and colours taken from elsewhere, computed from a table of look fields. */
import type { TopicStyle } from '../../../api/themes/context.ts';
import type { FieldKind, Fields } from '../../common/fields/field.ts';
import type { Region } from './look.ts';
import { type AnyLookTable, begunAs, isShown } from './look-table.ts';

type Values = Readonly<Record<string, unknown>>;

/** The rows of the form, or of one group of it; a field's label follows from its name. */
export function lookRows<Of extends object>(table: AnyLookTable, only?: Region): Fields<Of> {
  const wanted = Object.entries(table).filter(([, { region }]) => only === undefined || region === only);
  const rows = wanted.map(([name, field]) => {
    const {
      region,
      begins,
      documented,
      stays,
      part,
      standIn,
      drawnHidden,
      inks,
      shapeOf,
      code,
      ofIcons,
      ...row
    } = field;
    return [name, { ...row, label: `themeFields.field.${name}`, group: `themeFields.group.${region}` }];
  });
  return Object.fromEntries(rows) as Fields<Of>;
}

/** A new theme's look. */
export function lookBegun(table: AnyLookTable, style: TopicStyle): Values {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, begunAs(field, style)]));
}

/** Returns the values that a change of the style resets. */
export function lookSetBack(table: AnyLookTable, style: TopicStyle): Values {
  const reset = Object.entries(table).filter(([, { stays }]) => !stays);
  return Object.fromEntries(reset.map(([name, field]) => [name, begunAs(field, style)]));
}

/** The colours, by field, that the form shows for these values. */
export function settableColours<Value>(
  table: AnyLookTable,
  values: object,
  colours: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(colours).filter(([name, colour]) => {
      const field = table[name];
      return field?.kind === 'colour' && isShown(field, colour, values);
    }),
  );
}

/** The names of a table's fields of one kind, in the form's order. */
export function lookNamesOf(table: AnyLookTable, kind: FieldKind): readonly string[] {
  return Object.keys(table).filter((name) => table[name]?.kind === kind);
}
