/** Taking a change of a record back: its fields only, over the newest state; what others changed later is asked about. */

import { type Clash, type Edits, mergeEdits } from '#shared/kit/merge.ts';
import { growthOf } from '#shared/rules/changes/plan.ts';
import { type AnyRecord, recordById } from '#shared/rules/records/records.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { RecordUndo } from '../changes/change.ts';
import { mayChange } from '../changes/guarding.ts';
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
  /** The toast after success, unless the kind of record says more. */
  readonly success: MessageKey;
  /** Says it of what was restored by several calls, of which none was said by itself. */
  readonly onSeveral?: (success: MessageKey) => void;
  /** Asked where it deletes records that were made. */
  readonly mayDelete?: () => Promise<boolean>;
  readonly undoes?: number;
  /** The mark of the server where the change was made. */
  readonly meant?: string | undefined;
}

/**
 * `unknown`: this version knows no such kind of record. `several`: by calls of their own, of which none was said by itself.
 */
export async function restoreRecord(
  { kind: id, place: given, edits }: RecordUndo,
  { choose, always, success: usual, onSeveral, mayDelete, undoes, meant: server = meant() }: RestoreOptions,
): Promise<Saved | 'unknown' | 'several'> {
  const kind = await recordById(id);
  const place = kind?.place.safeParse(given);
  if (!kind || !place?.success) return 'unknown';
  const grown = growthOf({ edits });
  if (grown < 0 && mayDelete && !(await mayDelete())) return 'kept';
  const success = (grown > 0 && kind.madeAgain) || usual;
  const options = { success, meant: server, ...(undoes === undefined ? {} : { undoes }) } as const;
  const ask: Choose<Values> = (clashes) => choose(kind, place.data, clashes.map(restored));
  const save = (agreed: Edits<Values>) => {
    const how = { ...options, choose: ask };
    const places = kind.apart?.places(place.data) ?? [];
    if (kind.apart && places.length > 1)
      return restoreApart(
        kind,
        places.map((one) => [one, editsOf(kind.apart, one, agreed)] as const),
        {
          ...how,
          onSeveral: () => onSeveral?.(success),
          guard: askedOnce({ kind: id, place: place.data, edits: agreed as RecordUndo['edits'] }),
        },
      );
    return saveRecord<unknown, Values>(kind, place.data, agreed, how);
  };
  if (!always) return save(edits);
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
  return save(agreed);
}

interface ApartOptions {
  readonly choose: Choose<Values>;
  readonly meant: string;
  readonly undoes?: number;
  readonly guard: typeof mayChange;
  readonly onSeveral: () => void;
}

/** About all of it, before the first part is sent. */
function askedOnce(does: RecordUndo): typeof mayChange {
  let answer: ReturnType<typeof mayChange> | null = null;
  return (change) => {
    answer ??= mayChange({ ...change, does });
    return answer;
  };
}

/** One after another. Where one of them fails, the same undo goes on with those that are left. */
async function restoreApart(
  kind: AnyRecord,
  parts: readonly (readonly [place: unknown, edits: Edits<Values>])[],
  { onSeveral, ...options }: ApartOptions,
): Promise<Saved | 'several'> {
  const came = new Set<Saved>();
  for (const [place, edits] of parts)
    came.add(await saveRecord<unknown, Values>(kind, place, edits, { ...options, success: null }));
  const said = (['kept', 'collected', 'saved'] as const).find((one) => came.has(one)) ?? 'same';
  if (said !== 'saved') return said;
  onSeveral();
  return 'several';
}

/** What of the edits is about this part of their place. */
function editsOf(apart: AnyRecord['apart'], place: unknown, edits: Edits<Values>): Edits<Values> {
  const names = Object.keys(edits);
  const side = (which: 'from' | 'to') =>
    apart?.of(Object.fromEntries(names.map((name) => [name, edits[name]?.[which]])), place) ?? {};
  const [from, to] = [side('from'), side('to')];
  return Object.fromEntries(names.map((name) => [name, { from: from[name], to: to[name] }]));
}

function restored({ name, theirs, mine }: Clash<Values>): Restored {
  return { name, now: theirs, back: mine, later: true };
}
