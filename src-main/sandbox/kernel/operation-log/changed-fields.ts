/** Fields of a changed object with their old and new values, as the log stores them in an entry's detail. */
import { isSecretField } from '#shared/rules/common/secrets/secret-names.ts';

/** Texts are shown in quotation marks, numbers as they are; a key stands for a word of the log's own. */
type FieldValue = string | number | { readonly key: string };

export interface LoggedField {
  /** A key of the log's words, or the name itself. */
  readonly field: string;
  readonly from: FieldValue;
  readonly to: FieldValue;
}

/** The words of the log for a change of a secret, whose values it never states. */
export type SecretChange = 'changed' | 'wasEmpty' | 'emptied';

export interface LoggedSecret {
  /** A key of the log's words, or the name itself. */
  readonly field: string;
  readonly secret: SecretChange;
}

/** A character that no key or typed value has. */
const mark = '\u001e';

/** Fields under the names of the calls that write them, with their values; never a secret. */
export interface ToldValues {
  /** The kind of record that the fields are of. */
  readonly record: string;
  readonly deptId?: string;
  /** The user to whom alone the record belongs. */
  readonly userId?: string;
  /** Further facts that identify the record. */
  readonly at?: Readonly<Record<string, unknown>>;
  readonly fields: readonly { readonly name: string; readonly from: unknown; readonly to: unknown }[];
}

/** Begins the values behind everything that is shown. */
const valuesMark = '\u001d';

export function withValues(detail: string, values: ToldValues | undefined): string {
  return values === undefined || values.fields.length === 0
    ? detail
    : detail + valuesMark + JSON.stringify(values);
}

/** A detail without its values, which no description shows. */
export function shownDetail(detail: string): string {
  return detail.split(valuesMark)[0] ?? '';
}

/** Null for an entry without values. */
export function valuesOfDetail(detail: string): ToldValues | null {
  const at = detail.indexOf(valuesMark);
  return at < 0 ? null : JSON.parse(detail.slice(at + valuesMark.length));
}

/** The differing fields of a changed record, without its secrets. */
export function toldFields(before: object, after: object): ToldValues['fields'] {
  return Object.entries(after).flatMap(([name, to]) => {
    const from: unknown = Reflect.get(before, name);
    const isSame = JSON.stringify(from) === JSON.stringify(to);
    return isSame || isSecretField(name, after) ? [] : [{ name, from: from ?? null, to }];
  });
}

/** `keys` stand before the fields; '' for no field and no key. */
export function changedFieldsDetail(fields: readonly (LoggedField | LoggedSecret)[], keys = ''): string {
  return fields.length === 0 ? keys : keys + mark + JSON.stringify(fields);
}

/** The keys or values of a detail, and its changed fields. */
export function partsOfDetail(whole: string): {
  readonly keys: readonly string[];
  readonly fields: readonly (LoggedField | LoggedSecret)[];
} {
  const detail = shownDetail(whole);
  const end = detail.indexOf(mark);
  const keys = end < 0 ? detail : detail.slice(0, end);
  return {
    keys: end === 0 ? [] : keys.split(','),
    fields: end < 0 ? [] : JSON.parse(detail.slice(end + mark.length)),
  };
}
