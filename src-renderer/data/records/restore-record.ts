/** Taking a change of a record back: its fields only, over the newest state; what others changed later is asked about. */
import { type Clash, type Edits, mergeEdits } from '#shared/rules/records/merge.ts';
import { type AnyRecord, recordById } from '#shared/rules/records/records.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { RecordUndo } from '../changes/change.ts';
import { meant } from '../meant.ts';
import { type Choose, readNewest, type Saved, saveRecord } from './save-record.ts';

type Values = Record<string, unknown>;

/** A field as it stands, and as it would be restored. */
export interface Restored {
  readonly name: string;
  readonly now: unknown;
  readonly back: unknown;
  /** Somebody changed it since. */
  readonly later: boolean;
}

export interface RestoreOptions {
  /** Answers the fields to restore; null: none. Asked always, or only where somebody changed one since. */
  readonly choose: (
    kind: AnyRecord,
    place: unknown,
    fields: readonly Restored[],
  ) => Promise<ReadonlySet<string> | null>;
  readonly always: boolean;
  /** The toast after success. */
  readonly success: MessageKey;
  readonly undoes?: number;
  /** The mark of the server where the change was made. */
  readonly meant?: string | undefined;
}

/** `unknown`: this version knows no such kind of record. */
export async function restoreRecord(
  { kind: id, place: given, edits }: RecordUndo,
  { choose, always, success, undoes, meant: server = meant() }: RestoreOptions,
): Promise<Saved | 'unknown'> {
  const kind = await recordById(id);
  const place = kind?.place.safeParse(given);
  if (!kind || !place?.success) return 'unknown';
  const options = { success, meant: server, ...(undoes === undefined ? {} : { undoes }) } as const;
  const ask: Choose<Values> = (clashes) => choose(kind, place.data, clashes.map(restored));
  if (!always) return saveRecord<unknown, Values>(kind, place.data, edits, { ...options, choose: ask });
  const newest = await readNewest(kind, place.data, Object.keys(edits), server);
  const { after, changed, clashes } = mergeEdits<Values>(edits, newest);
  if (changed.length === 0) return 'same';
  const later = new Set(clashes.map(({ name }) => name));
  const chosen = await choose(
    kind,
    place.data,
    changed.map((name) => ({ name, now: newest[name], back: after[name], later: later.has(name) })),
  );
  if (!chosen || chosen.size === 0) return 'kept';
  const agreed = Object.fromEntries(
    [...chosen].map((name) => [name, { from: newest[name], to: after[name] }]),
  ) as Edits<Values>;
  return saveRecord<unknown, Values>(kind, place.data, agreed, { ...options, choose: ask });
}

function restored({ name, theirs, mine }: Clash<Values>): Restored {
  return { name, now: theirs, back: mine, later: true };
}
