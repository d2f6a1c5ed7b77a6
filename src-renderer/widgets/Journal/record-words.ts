/** An entry's changes in the words of its record's form. Loaded lazily, since it knows all kinds of records. */
import { bridge } from '#data/bridge.ts';
import { labelOf, valueText } from '#data/records/record-text.ts';
import { keptWayBack } from '#shared/rules/journal/kept-way-back.ts';
import { recordById } from '#shared/rules/records/records.ts';

export interface ChangedWords {
  /** The record's name of the field. */
  readonly name: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** Null for an entry without a record's way back. Its states don't fit: they use the call's field names. */
export async function readChangedWords(id: number): Promise<readonly ChangedWords[] | null> {
  const { undo } = await bridge.journal.undoOf({ id });
  const wayBack = undo && keptWayBack(undo);
  const kind = wayBack && (await recordById(wayBack.kind));
  if (!kind) return null;
  return Object.entries(wayBack.edits).map(([name, { from, to }]) => ({
    name,
    label: labelOf<unknown, Record<string, unknown>>(kind, name, wayBack.place),
    // The way back leads from the new value to the old one.
    before: valueText<Record<string, unknown>>(kind, name, to),
    after: valueText<Record<string, unknown>>(kind, name, from),
  }));
}
