/** The rich text among the edits of a change: in its fields, and in the rows of its lists. */
import type { AnyRecord } from '../records/records.ts';
import type { CollectedEdits } from './collected-change.ts';
import { diffRows } from './row-diff.ts';

export interface ChangedMarkup {
  /** The field of the record; and the field of the row when the text is in a row. */
  readonly name: string;
  readonly part: string | undefined;
  /** The name of the row; '' for a field of the record. */
  readonly row: string;
  readonly before: unknown;
  readonly after: unknown;
}

export function changedMarkup(
  kind: Pick<AnyRecord, 'html' | 'rows'> | null | undefined,
  edits: CollectedEdits,
): readonly ChangedMarkup[] {
  return Object.entries(edits).flatMap(([name, { from, to }]): ChangedMarkup[] => {
    if (kind?.html?.includes(name)) return [{ name, part: undefined, row: '', before: from, after: to }];
    const parts = kind?.rows?.[name]?.html ?? [];
    if (parts.length === 0) return [];
    const rows = (diffRows(from, to) ?? []).filter(({ state }) => state !== 'same' && state !== 'moved');
    return rows.flatMap(({ key, before, after }) =>
      parts.map((part) => ({
        name,
        part,
        row: key,
        before: partOf(before, part),
        after: partOf(after, part),
      })),
    );
  });
}

function partOf(row: unknown, part: string): unknown {
  return typeof row === 'object' && row !== null
    ? (row as Readonly<Record<string, unknown>>)[part]
    : undefined;
}
