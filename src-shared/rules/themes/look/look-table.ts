/**
 * A field of a theme's look, described once: its control, what it begins with, what it sets in the picture, and what is
 * drawn where it is unset or hidden. Form, defaults, preview, contrast, shared colours and packages are made of it.
 */
import type { TopicStyle } from '../../../api/themes/context.ts';
import { type AnyRow, type FieldKind, type FieldRowOf, optionsOf } from '../../common/fields/field.ts';
import type { Region } from './look.ts';

type WithoutHead<Row> = Row extends unknown ? Omit<Row, 'label' | 'group'> : never;

/** The replacement for a value that is unset or hidden: a text, or another part of the picture, perhaps fainter. */
export type StandIn = string | { readonly part: string; readonly faint?: true };

interface LookFacts<Value, Values> {
  /** The group of the form, and the region of the preview. */
  readonly region: Region;
  /** The value of a new theme and after a change of the style; absent for a field that is unset then. */
  readonly begins?: Value | ((style: TopicStyle) => Value);
  /** `begins` is the documents' own colour (2§9). */
  readonly documented?: true;
  /** Another style leaves the field as it is. */
  readonly stays?: true;
  /** The part of the picture that the field sets; absent for a field that the preview does not draw. */
  readonly part?: string;
  readonly standIn?: StandIn | ((values: Values) => StandIn);
  /** The stored value is drawn where the form hides the field, too. */
  readonly drawnHidden?: true;
  /** The colours of a choice; without them a choice is a word that the frame's shape has. */
  readonly inks?: Readonly<Record<string, string>>;
  /** The word of the shape, where the wire spells it otherwise. */
  readonly shapeOf?: (value: Value) => string;
  /** Two letters for the colour in shared texts, which stay readable for good: none is ever used again. */
  readonly code?: string;
  /** The field belongs to a package of icons. */
  readonly ofIcons?: true;
}

type LookField<Value, Values> = WithoutHead<FieldRowOf<Value, Values>> & LookFacts<Value, Values>;

/** The order is the form's; fields of a region are adjacent. */
export type LookTable<Values extends object, Name extends keyof Values> = {
  readonly [One in Name]: LookField<Values[One], Values>;
};

type AnyLookField = WithoutHead<AnyRow<never>> &
  Omit<LookFacts<never, never>, 'begins'> & { readonly begins?: unknown };
export type AnyLookTable = Readonly<Record<string, AnyLookField>>;

/** The parts of the picture that a table's fields set. */
export type PartOf<Table> = {
  [Name in keyof Table]: Table[Name] extends { readonly part: infer Part extends string } ? Part : never;
}[keyof Table];

/** Values by the part that their field sets. */
export type PartValues<Table, Values> = {
  readonly [Name in keyof Table & keyof Values as PartOf<Pick<Table, Name>>]?: Values[Name];
};

type Values = Readonly<Record<string, unknown>>;

const unsetOf = (kind: FieldKind) => (kind === 'number' ? null : '');

/** A look in which nothing is set; a choice has its first value, since it can't be without one. */
export function lookUnset(table: AnyLookTable): Values {
  return Object.fromEntries(
    Object.entries(table).map(([name, field]) => [
      name,
      field.kind === 'choice' ? begunAs(field, 'dark') : unsetOf(field.kind),
    ]),
  );
}

export function begunAs({ begins, kind }: AnyLookField, style: TopicStyle): unknown {
  if (begins === undefined) return unsetOf(kind);
  return typeof begins === 'function' ? (begins as (style: TopicStyle) => unknown)(style) : begins;
}

/** Whether the form shows the field for these values; a chosen option that is disabled counts as hidden. */
export function isShown(field: AnyLookField, value: unknown, values: object): boolean {
  if (field.when && !field.when(values as never)) return false;
  if (field.kind !== 'choice') return true;
  return !optionsOf<never>(field, values as never).some((one) => one.value === value && one.disabled);
}

/** The field that sets a part; null where none does. */
export function lookFieldOf(table: AnyLookTable, part: string): string | null {
  return Object.keys(table).find((name) => table[name]?.part === part) ?? null;
}

/** The value of the field that sets a part. */
export function valueOfPart(table: AnyLookTable, part: string, values: object): unknown {
  return (values as Values)[lookFieldOf(table, part) ?? ''];
}

/** Values by part, turned into values by field; a part that the table lacks is left out. */
export function fieldsOfParts<Value>(
  table: AnyLookTable,
  parts: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, value]) => {
      const name = lookFieldOf(table, part);
      return name === null ? [] : [[name, value]];
    }),
  );
}
