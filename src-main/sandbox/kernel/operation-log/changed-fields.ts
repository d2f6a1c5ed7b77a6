/** Fields of a changed object with their old and new values, as the log stores them in an entry's detail. */

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

/** `keys` stand before the fields; '' for no field and no key. */
export function changedFieldsDetail(fields: readonly (LoggedField | LoggedSecret)[], keys = ''): string {
  return fields.length === 0 ? keys : keys + mark + JSON.stringify(fields);
}

/** The keys or values of a detail, and its changed fields. */
export function partsOfDetail(detail: string): {
  readonly keys: readonly string[];
  readonly fields: readonly (LoggedField | LoggedSecret)[];
} {
  const end = detail.indexOf(mark);
  const keys = end < 0 ? detail : detail.slice(0, end);
  return {
    keys: end === 0 ? [] : keys.split(','),
    fields: end < 0 ? [] : JSON.parse(detail.slice(end + mark.length)),
  };
}
