/** Which fields of a collected change can be edited by the record's own form. */
import type { TrayChange } from '#shared/bridge/changes.ts';
import { rowNamed, type Fields as Table } from '#shared/rules/common/fields/field.ts';
import type { AnyRecord } from '#shared/rules/records/records.ts';

/** undefined: this change has no fields of a form. */
export function editableFields(
  kind: AnyRecord | undefined,
  { edits }: Pick<TrayChange, 'edits'>,
): Table<Record<string, unknown>> | undefined {
  return Object.keys(edits).some((name) => rowNamed(kind?.fields, name)) ? kind?.fields : undefined;
}
