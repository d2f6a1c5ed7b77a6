/**
 * What an entry changed, in the words of its record's form, where it keeps the way back of a record. Loaded when it is
 * wanted: it knows all kinds of records.
 */
import { bridge } from '#data/bridge.ts';
import { labelOf, valueText } from '#data/records/record-text.ts';
import { keptWayBack } from '#shared/rules/journal/kept-way-back.ts';
import { recordById } from '#shared/rules/records/records.ts';

export interface ChangedWords {
  /** What the record calls the field. */
  readonly name: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/**
 * null: the entry keeps no way back, or one of a kind that this version does not know. The states of an entry are those of
 * its call, whose names are other ones.
 */
export async function wordsOf(id: number): Promise<readonly ChangedWords[] | null> {
  const { undo } = await bridge.journal.undoOf({ id });
  const kept = undo && keptWayBack(undo);
  const kind = kept && (await recordById(kept.kind));
  if (!kind) return null;
  return Object.entries(kept.edits).map(([name, { from, to }]) => ({
    name,
    label: labelOf<unknown, Record<string, unknown>>(kind, name, kept.place),
    // The way back leads from what came to what was.
    before: valueText<Record<string, unknown>>(kind, name, to),
    after: valueText<Record<string, unknown>>(kind, name, from),
  }));
}
