/** Fields of a changed object with their old and new values, as the log stores them in an entry's detail. */

/** Texts are shown in quotation marks, numbers as they are; a key stands for a word of the log's own. */
type FieldValue = string | number | { readonly key: string };

export interface LoggedField {
  /** A key of the log's words, or the name itself. */
  readonly field: string;
  readonly from: FieldValue;
  readonly to: FieldValue;
}

/** A character that no key or typed value begins with. */
const mark = '\u001e';

/** '' for no field. */
export function changedFieldsDetail(fields: readonly LoggedField[]): string {
  return fields.length === 0 ? '' : mark + JSON.stringify(fields);
}

/** null for a detail of another form. */
export function changedFieldsOf(detail: string): readonly LoggedField[] | null {
  return detail.startsWith(mark) ? JSON.parse(detail.slice(mark.length)) : null;
}
