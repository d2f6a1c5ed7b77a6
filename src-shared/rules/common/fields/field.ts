/**
 * The fields of a form, declared once in a table: labels, controls and limits. The form draws its controls by the
 * table, and the sandbox refuses values by it (`check-fields.ts`). A new field is one row.
 */
import type { CustomTarget, CustomTargetKind } from '../../../api/custom-applications/target.ts';
import type { MessageKey } from '../../../text/index.ts';
import type { Message } from '../../../text/message.ts';
import type { PictureRule } from '../pictures/picture-rule.ts';
import type { Share, ShareRules } from '../shares/share.ts';

/** A range of days such as `2026-03-01`, both ends included; null for an open end. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

interface Row<Value, Values> {
  readonly label: MessageKey;
  /** The label in the form when it depends on other values. */
  readonly labelAmong?: (values: Values) => MessageKey;
  /** The text below the field while the field has no problem. */
  readonly help?: MessageKey | ((values: Values) => MessageKey | undefined);
  /** The text behind the field's "?": a limit, a format, or an effect that neither label nor help tells. */
  readonly about?: MessageKey;
  readonly required?: boolean | ((values: Values) => boolean);
  /** The message for a missing value; a general message by default. */
  readonly missing?: MessageKey | ((values: Values) => MessageKey);
  /** The group heading under which the form shows the field. */
  readonly group?: MessageKey;
  /** Tells whether the form shows the field; hidden fields are not checked. */
  readonly when?: (values: Values) => boolean;
  /** The value stored while the field is hidden; by default the old value. */
  readonly otherwise?: NoInfer<Value>;
  /** The other fields that `check` depends on; a change of any of them repeats the check. */
  readonly of?: readonly (keyof Values & string)[];
  /** A further check of the value; it is skipped for an empty value. */
  readonly check?: (value: Value, values: Values) => Message | null;
  /** The control's `name` when it differs from the field's. */
  readonly control?: string;
  /** The field's name in the platform's answer when it differs, by which a value not understood is found. */
  readonly wire?: string;
}

interface Texts {
  /** The maximum number of characters, counted as code points. */
  readonly most: number;
}

export interface TextRow<Values> extends Row<string, Values>, Texts {
  readonly kind: 'text';
  /** The number of visible lines; with this property the text may contain line breaks. */
  readonly lines?: number;
  readonly type?: 'email' | 'tel' | 'url' | 'password';
  /** The text is a code or an address and is shown in a monospaced font. */
  readonly mono?: boolean;
  /** Values by field that the form takes from a text when its field is left, such as both ends of `10.0.0.0/8`. */
  readonly meaning?: (text: string) => Readonly<Record<string, string>> | null;
}
export interface NumberRow<Values> extends Row<number, Values> {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  /** The number of decimal places; 0 by default. */
  readonly digits?: number;
  /** The unit behind the number, such as `%`. */
  readonly unit?: string;
  /** The message for a number out of range, or with the wrong number of decimal places. */
  readonly range?: MessageKey;
}
export interface SwitchRow<Values> extends Row<boolean, Values> {
  readonly kind: 'switch';
}
export interface Option<Value extends string, Values = unknown> {
  readonly value: Value;
  readonly label: MessageKey;
  /** Tells whether the option is offered. */
  readonly when?: (values: Values) => boolean;
  /** Tells whether the option is shown but cannot be chosen. */
  readonly disabled?: (values: Values) => boolean;
}
type Options<Value extends string, Values> =
  | readonly Option<Value, Values>[]
  | ((values: Values) => readonly Option<Value>[]);
export interface ChoiceRow<Value extends string, Values> extends Row<Value, Values> {
  readonly kind: 'choice';
  readonly options: Options<Value, Values>;
  /** A list of options below each other, for options with long labels. */
  readonly look?: 'list';
}
/** Several values of a few options, each with a checkbox. */
export interface ChoicesRow<Value extends string, Values> extends Row<readonly Value[], Values> {
  readonly kind: 'choices';
  readonly options: Options<Value, Values>;
}
export interface DateRangeRow<Values> extends Row<DayRange, Values> {
  readonly kind: 'dateRange';
}
/** A colour `#rrggbb`; '' is unset when the field is not required. */
export interface ColourRow<Values> extends Row<string, Values> {
  readonly kind: 'colour';
  /** The colour may have transparency: `#rrggbbaa`. */
  readonly alpha?: boolean;
}
/** The address of a picture on the platform; '' for none. */
export interface ImageRow<Values> extends Row<string, Values> {
  readonly kind: 'image';
  readonly picture: PictureRule;
}
/** The name of a font family; '' for the default one. */
export interface FontRow<Values> extends Row<string, Values> {
  readonly kind: 'font';
  /** The value `platform` offers the fonts that the server lists (`queryFonts`). */
  readonly families: readonly string[] | 'platform';
  /** The label of the default font. */
  readonly usual?: MessageKey;
}
/** The ids of people or departments. */
export interface PickedRow<Values> extends Row<readonly string[], Values> {
  readonly kind: 'people' | 'departments';
  /** The menu code by which the server decides whom the user may see. */
  readonly menuCode: string;
  readonly most: number;
}
export interface SharesRow<Values> extends Row<readonly Share[], Values>, ShareRules {
  readonly kind: 'shares';
  /** The menu code by which the server decides whom the user may see. */
  readonly menuCode: string;
  readonly most: number;
}
/** Things of the platform, by id and name, in the order in which they were chosen. */
export interface TargetsRow<Values> extends Row<readonly CustomTarget[], Values> {
  readonly kind: 'targets';
  readonly targetKind: (values: Values) => CustomTargetKind;
  readonly most: number;
}
export interface CodeRow<Values> extends Row<string, Values>, Texts {
  readonly kind: 'code';
  readonly language: 'css' | 'json' | 'text';
  readonly lines?: number;
}
/** HTML of the rich-text editor; `most` limits the characters of its text. */
export interface RichTextRow<Values> extends Row<string, Values>, Texts {
  readonly kind: 'richText';
}

type TextLike<Values> =
  | TextRow<Values>
  | ColourRow<Values>
  | ImageRow<Values>
  | FontRow<Values>
  | CodeRow<Values>
  | RichTextRow<Values>;

/** The rows that a value of this type can have. */
export type FieldRowOf<Value, Values> = [Value] extends [boolean]
  ? SwitchRow<Values>
  : [Value] extends [number | null]
    ? NumberRow<Values>
    : [Value] extends [string]
      ? ChoiceRow<Value, Values> | (string extends Value ? TextLike<Values> : never)
      : [Value] extends [readonly (infer Item extends string)[]]
        ? ChoicesRow<Item, Values> | (string extends Item ? PickedRow<Values> : never)
        : [Value] extends [readonly Share[]]
          ? SharesRow<Values>
          : [Value] extends [readonly CustomTarget[]]
            ? TargetsRow<Values>
            : [Value] extends [DayRange]
              ? DateRangeRow<Values>
              : never;

/**
 * Any row, as the form and the checks use it. Generic functions on rows are called with explicit type arguments,
 * because inferring them takes the type checker seconds for each call.
 */
export type AnyRow<Values> =
  | SwitchRow<Values>
  | NumberRow<Values>
  | ChoiceRow<string, Values>
  | ChoicesRow<string, Values>
  | DateRangeRow<Values>
  | PickedRow<Values>
  | SharesRow<Values>
  | TargetsRow<Values>
  | TextLike<Values>;
export type FieldKind = AnyRow<never>['kind'];

/** The table of a form, in the form's order. A value without a row is sent as it was read. */
export type Fields<Values extends object> = {
  readonly [Name in keyof Values & string]?: FieldRowOf<Values[Name], Values>;
};

export function rowsOf<Values extends object>(fields: Fields<Values>) {
  return Object.entries(fields) as [keyof Values & string, AnyRow<Values>][];
}

/** Returns the row of a table whose fields are not known statically; undefined when the table has no such field. */
export function rowNamed(fields: object | undefined, name: string): AnyRow<never> | undefined {
  if (!fields || !Object.hasOwn(fields, name)) return undefined;
  return (fields as Readonly<Record<string, AnyRow<never>>>)[name];
}

/** An option, evaluated for the present values. */
export interface OfferedOption {
  readonly value: string;
  readonly label: MessageKey;
  readonly disabled: boolean;
}

export function optionsOf<Values>(
  { options }: Pick<ChoiceRow<string, Values> | ChoicesRow<string, Values>, 'options'>,
  values: Values,
): readonly OfferedOption[] {
  const all: readonly Option<string, Values>[] = typeof options === 'function' ? options(values) : options;
  return all
    .filter(({ when }) => when?.(values) ?? true)
    .map(({ value, label, disabled }) => ({ value, label, disabled: disabled?.(values) ?? false }));
}

export function controlName(name: string, row: { readonly control?: string }): string {
  return row.control ?? name;
}

/** Derives the parts of a record kind (`rules/common/record/record.ts`) from the table of its form. */
export function describedBy<Values extends object>(fields: Fields<Values>) {
  const rows = new Map<string, AnyRow<Values>>(rowsOf(fields));
  return {
    fields,
    label(name: string): { readonly key: MessageKey } | { readonly text: string } {
      const row = rows.get(name);
      return row ? { key: row.label } : { text: name };
    },
    /** Returns the labels of the chosen options; null for a choice whose options depend on other fields. */
    words(name: string, value: unknown): readonly MessageKey[] | null {
      const row = rows.get(name);
      if (row?.kind !== 'choice' && row?.kind !== 'choices') return null;
      const { options } = row;
      if (typeof options === 'function') return null;
      const chosen = new Set<unknown>([value].flat());
      return options.filter((option) => chosen.has(option.value)).map((option) => option.label);
    },
    html: namesOf(fields, 'richText'),
    countedFields: namesOf(fields, 'targets'),
    shares: namesOf(fields, 'shares'),
  };
}

function namesOf<Values extends object>(fields: Fields<Values>, wanted: FieldKind) {
  return rowsOf(fields).flatMap(([name, { kind }]) => (kind === wanted ? [name] : []));
}
