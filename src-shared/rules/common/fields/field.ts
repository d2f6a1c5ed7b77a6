/**
 * The fields of a form, declared once in a table: what each is called, which control it gets, what it may hold. The
 * form draws them by it, and the sandbox refuses by it (`check-fields.ts`). A new field is one row.
 */
import type { Target, TargetKind } from '../../../api/custom-applications/target.ts';
import type { MessageKey } from '../../../text/index.ts';
import type { Message } from '../../../text/message.ts';
import type { PictureRule } from '../pictures/picture-rule.ts';
import type { Share, ShareRules } from '../shares/share.ts';

/** Two days as `2026-03-01`, both of them in it; null where that end is open. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

interface Row<Value, Values> {
  readonly label: MessageKey;
  /** What the form calls it instead, where that depends on what else is chosen. */
  readonly labelAmong?: (values: Values) => MessageKey;
  /** Under the field, until something is wrong with it. */
  readonly help?: MessageKey | ((values: Values) => MessageKey | undefined);
  readonly required?: boolean | ((values: Values) => boolean);
  /** What is said where it is missing; the usual sentence unless told. */
  readonly missing?: MessageKey | ((values: Values) => MessageKey);
  /** Fields of one group stand together under its heading. */
  readonly group?: MessageKey;
  /** Whether it is asked for at all: what is not asked for is not checked. */
  readonly when?: (values: Values) => boolean;
  /** What a form stores of it while it is not asked for; the value as it was unless told. */
  readonly otherwise?: NoInfer<Value>;
  /** Fields that its `check` looks at too: it is asked again where one of them was changed. */
  readonly of?: readonly (keyof Values & string)[];
  /** What else it has to be. It is not asked of an empty value. */
  readonly check?: (value: Value, values: Values) => Message | null;
  /** The control's `name`, where that is another than the field's. */
  readonly control?: string;
}

interface Texts {
  /** Characters that are allowed, as people count them. */
  readonly most: number;
}

export interface TextRow<Values> extends Row<string, Values>, Texts {
  readonly kind: 'text';
  /** Lines of it that are seen at first; a line break is a part of the text then. */
  readonly lines?: number;
  readonly type?: 'email' | 'tel' | 'url' | 'password';
  /** A code or an address: in letters of one width. */
  readonly mono?: boolean;
}
export interface NumberRow<Values> extends Row<number, Values> {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  /** Digits after the point; 0 unless told. */
  readonly digits?: number;
  /** Stands behind it, e.g. `%`. */
  readonly unit?: string;
  /** What is said of a number that is out of its range or no number of its kind. */
  readonly range?: MessageKey;
}
export interface SwitchRow<Values> extends Row<boolean, Values> {
  readonly kind: 'switch';
}
export interface Option<Value extends string, Values = unknown> {
  readonly value: Value;
  readonly label: MessageKey;
  /** Whether it is offered at all. */
  readonly when?: (values: Values) => boolean;
  /** It is seen, and cannot be chosen. */
  readonly disabled?: (values: Values) => boolean;
}
type Options<Value extends string, Values> =
  | readonly Option<Value, Values>[]
  | ((values: Values) => readonly Option<Value>[]);
export interface ChoiceRow<Value extends string, Values> extends Row<Value, Values> {
  readonly kind: 'choice';
  readonly options: Options<Value, Values>;
  /** Below each other, all in sight: for options of many words. */
  readonly look?: 'list';
}
/** Some of a few, each with a tick. */
export interface ChoicesRow<Value extends string, Values> extends Row<readonly Value[], Values> {
  readonly kind: 'choices';
  readonly options: Options<Value, Values>;
}
export interface DateRangeRow<Values> extends Row<DayRange, Values> {
  readonly kind: 'dateRange';
}
/** `#rrggbb`; '' is unset, where it is not required. */
export interface ColourRow<Values> extends Row<string, Values> {
  readonly kind: 'colour';
  /** It may let through what is behind it: `#rrggbbaa`. */
  readonly alpha?: boolean;
}
/** The address of a picture that the platform holds; '' for none. */
export interface ImageRow<Values> extends Row<string, Values> {
  readonly kind: 'image';
  /** What may be chosen, and what becomes of it. */
  readonly picture: PictureRule;
}
/** The name of a font family; '' for the usual one. */
export interface FontRow<Values> extends Row<string, Values> {
  readonly kind: 'font';
  /** `platform`: those that the server names (`queryFonts`). */
  readonly families: readonly string[] | 'platform';
  /** What the usual one is called. */
  readonly usual?: MessageKey;
}
/** Ids of people or departments. */
export interface PickedRow<Values> extends Row<readonly string[], Values> {
  readonly kind: 'people' | 'departments';
  /** The menu for which the server says whom one may see. */
  readonly menuCode: string;
  /** How many there may be. */
  readonly most: number;
}
/** Whom something is shared with, and who is left out. */
export interface SharesRow<Values> extends Row<readonly Share[], Values>, ShareRules {
  readonly kind: 'shares';
  /** The menu for which the server says whom one may see. */
  readonly menuCode: string;
  /** How many there may be. */
  readonly most: number;
}
/** Things of the platform, by id and name, in the order in which they were chosen. */
export interface TargetsRow<Values> extends Row<readonly Target[], Values> {
  readonly kind: 'targets';
  /** What is offered. */
  readonly targetKind: (values: Values) => TargetKind;
  /** How many there may be. */
  readonly most: number;
}
export interface CodeRow<Values> extends Row<string, Values>, Texts {
  readonly kind: 'code';
  readonly language: 'css' | 'json' | 'text';
  readonly lines?: number;
}
/** HTML of the rich-text editor; `most` counts what is read of it. */
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

/** The rows that a field of this type may have. */
type RowOf<Value, Values> = [Value] extends [boolean]
  ? SwitchRow<Values>
  : [Value] extends [number | null]
    ? NumberRow<Values>
    : [Value] extends [string]
      ? ChoiceRow<Value, Values> | (string extends Value ? TextLike<Values> : never)
      : [Value] extends [readonly (infer Item extends string)[]]
        ? ChoicesRow<Item, Values> | (string extends Item ? PickedRow<Values> : never)
        : [Value] extends [readonly Share[]]
          ? SharesRow<Values>
          : [Value] extends [readonly Target[]]
            ? TargetsRow<Values>
            : [Value] extends [DayRange]
              ? DateRangeRow<Values>
              : never;

/**
 * Any row, as the form and the checks see it. What is generic in a row's values is called with their type named: to infer
 * it from a row whose kind is known takes the checker seconds a call.
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

/** The table of a form: its fields in its order. A value that no row names is sent as it was read. */
export type Fields<Values extends object> = {
  readonly [Name in keyof Values & string]?: RowOf<Values[Name], Values>;
};

/** The rows with their names, in the order of the table. */
export function rowsOf<Values extends object>(fields: Fields<Values>) {
  return Object.entries(fields) as [keyof Values & string, AnyRow<Values>][];
}

/** Of a table whose fields are not known here; undefined: it has no such field. */
export function rowNamed(fields: object | undefined, name: string): AnyRow<never> | undefined {
  if (!fields || !Object.hasOwn(fields, name)) return undefined;
  return (fields as Readonly<Record<string, AnyRow<never>>>)[name];
}

/** As it stands among these values. */
export interface Offer {
  readonly value: string;
  readonly label: MessageKey;
  readonly disabled: boolean;
}

/** What a choice offers; some offers depend on what else is chosen. */
export function optionsOf<Values>(
  { options }: ChoiceRow<string, Values> | ChoicesRow<string, Values>,
  values: Values,
): readonly Offer[] {
  const all: readonly Option<string, Values>[] = typeof options === 'function' ? options(values) : options;
  return all
    .filter(({ when }) => when?.(values) ?? true)
    .map(({ value, label, disabled }) => ({ value, label, disabled: disabled?.(values) ?? false }));
}

/** What the form's control is called, so that it can be found. */
export function controlName(name: string, row: { readonly control?: string }): string {
  return row.control ?? name;
}

/** What a record kind says of its fields (`rules/records/record.ts`), from the table of its form. */
export function describedBy<Values extends object>(fields: Fields<Values>) {
  const rows = new Map<string, AnyRow<Values>>(rowsOf(fields));
  return {
    fields,
    label(name: string): { readonly key: MessageKey } | { readonly text: string } {
      const row = rows.get(name);
      return row ? { key: row.label } : { text: name };
    },
    /** The words of what is chosen; a choice whose offers depend on other fields has none by itself. */
    words(name: string, value: unknown): readonly MessageKey[] | null {
      const row = rows.get(name);
      if (row?.kind !== 'choice' && row?.kind !== 'choices') return null;
      const { options } = row;
      if (typeof options === 'function') return null;
      const chosen = new Set<unknown>([value].flat());
      return options.filter((option) => chosen.has(option.value)).map((option) => option.label);
    },
    html: namesOf(fields, 'richText'),
    listed: namesOf(fields, 'targets'),
    shares: namesOf(fields, 'shares'),
  };
}

function namesOf<Values extends object>(fields: Fields<Values>, wanted: FieldKind) {
  return rowsOf(fields).flatMap(([name, { kind }]) => (kind === wanted ? [name] : []));
}
