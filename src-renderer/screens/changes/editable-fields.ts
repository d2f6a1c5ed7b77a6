/** The fields of a collected change that its record's own form can edit. */
import type { TrayChange } from '#shared/bridge/changes.ts';
import { rowNamed, type Fields as Table } from '#shared/rules/common/fields/field.ts';
import type { AnyRecord } from '#shared/rules/records/records.ts';

/** Returns undefined for a change without form fields. */
export function editableChangeFields(
  kind: AnyRecord | undefined,
  { edits }: Pick<TrayChange, 'edits'>,
): Table<Record<string, unknown>> | undefined {
  return Object.keys(edits).some((name) => rowNamed(kind?.fields, name)) ? kind?.fields : undefined;
}
