/** Takes a record's change back: its own fields over the newest state, asking about others' later changes. */

import { type Clash, type Edits, mergeEdits } from '#shared/kit/merge.ts';
import { growthOf } from '#shared/rules/changes/plan.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { type AnyRecord, recordById } from '#shared/rules/records/records.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { RecordUndo } from '../changes/change.ts';
import { mayChange } from '../changes/guarding.ts';
import { callRead } from '../read.ts';
import { serverMark } from '../server-mark.ts';
import { type Choose, readNewest, type RecordSaveOutcome, saveRecord } from './save-record.ts';

type Values = Record<string, unknown>;

/** A field's current and restored value. */
export interface RestoredField {
  readonly name: string;
  readonly now: unknown;
  readonly back: unknown;
  /** A later change has altered the field. */
  readonly later: boolean;
}

export interface RestoreOptions {
  /** Resolves to the names of the fields to restore; null for none. Called always, or only for fields changed since. */
  readonly choose: (
    kind: AnyRecord,
    locator: unknown,
    fields: readonly RestoredField[],
  ) => Promise<ReadonlySet<string> | null>;
  readonly always: boolean;
  /** Toast after success, unless the kind of record has its own. */
  readonly success: MessageKey;
  /** Reports a restoration by several calls, which show no toasts of their own. */
  readonly onSeveral?: (success: MessageKey) => void;
  /** Asked when the restoration deletes created records. */
  readonly mayDelete?: () => Promise<boolean>;
  readonly undoes?: number;
  /** The mark of the server that received the change. */
  readonly mark?: string | undefined;
}

/** `unknown`: this version lacks the kind of record. `several`: several calls, without toasts of their own. */
export async function restoreRecord(
  { kind: id, place: given, edits }: RecordUndo,
  {
    choose,
    always,
    success: usual,
    onSeveral,
    mayDelete,
    undoes,
    mark: server = serverMark(),
  }: RestoreOptions,
): Promise<RecordSaveOutcome | 'unknown' | 'several'> {
  const kind = await recordById(id);
  const locator = kind?.locator.safeParse(given);
  if (!kind || !locator?.success) return 'unknown';
  const grown = growthOf({ edits });
  if (grown < 0 && mayDelete && !(await mayDelete())) return 'kept';
  const success = (grown > 0 && kind.madeAgain?.(locator.data)) || usual;
  const complete = async (outcome: RecordSaveOutcome, at: unknown) => {
    if (grown > 0 && (outcome === 'saved' || outcome === 'same'))
      await completeRecord(kind, at, { server, choose });
    return outcome;
  };
  const options = { success, mark: server, ...(undoes === undefined ? {} : { undoes }) } as const;
  const ask: Choose<Values> = (clashes) => choose(kind, locator.data, clashes.map(restored));
  const save = async (agreed: Edits<Values>) => {
    const how = { ...options, choose: ask };
    const locators = kind.parts?.locators(locator.data) ?? [];
    if (kind.parts && locators.length > 1)
      return restoreApart(
        kind,
        locators.map((one) => [one, editsOf(kind.parts, one, agreed)] as const),
        {
          ...how,
          complete,
          onSeveral: () => onSeveral?.(success),
          guard: askedOnce({ kind: id, place: locator.data, edits: agreed as RecordUndo['edits'] }),
        },
      );
    return complete(await saveRecord<unknown, Values>(kind, locator.data, agreed, how), locator.data);
  };
  if (!always) return save(edits);
  const newest = await readNewest(kind, locator.data, Object.keys(edits), server);
  const { after, changed, clashes } = mergeEdits<Values>(edits, newest);
  if (changed.length === 0) return 'same';
  const later = new Set(clashes.map(({ name }) => name));
  const chosen = await choose(
    kind,
    locator.data,
    changed.map((name) => ({ name, now: newest[name], back: after[name], later: later.has(name) })),
  );
  if (!chosen || chosen.size === 0) return 'kept';
  const agreed = Object.fromEntries(
    [...chosen].map((name) => [name, { from: newest[name], to: after[name] }]),
  ) as Edits<Values>;
  return save(agreed);
}

interface ApartOptions {
  readonly complete: (outcome: RecordSaveOutcome, locator: unknown) => Promise<RecordSaveOutcome>;
  readonly choose: Choose<Values>;
  readonly mark: string;
  readonly undoes?: number;
  readonly guard: typeof mayChange;
  readonly onSeveral: () => void;
}

/** Restores what belongs to a record that was made again; its own save has said the result. */
async function completeRecord(
  kind: AnyRecord,
  locator: unknown,
  { server, choose }: { readonly server: string } & Pick<RestoreOptions, 'choose'>,
): Promise<void> {
  const ask: Ask = (endpoint, input) => callRead(endpoint, input, { mark: server });
  for (const { kind: id, locator: given, edits } of (await kind.completedBy?.(ask, locator)) ?? []) {
    const part = await recordById(id);
    const at = part?.locator.safeParse(given);
    if (!part || !at?.success) continue;
    await saveRecord<unknown, Values>(part, at.data, edits as Edits<Values>, {
      choose: (clashes) => choose(part, at.data, clashes.map(restored)),
      success: null,
      mark: server,
    });
  }
}

/** Asks the guard once about the whole restoration, before the first call. */
function askedOnce(does: RecordUndo): typeof mayChange {
  let answer: ReturnType<typeof mayChange> | null = null;
  return (change) => {
    answer ??= mayChange({ ...change, does });
    return answer;
  };
}

/** Restores the parts one after another. After a failure, the same undo continues with the remaining parts. */
async function restoreApart(
  kind: AnyRecord,
  parts: readonly (readonly [locator: unknown, edits: Edits<Values>])[],
  { onSeveral, complete, ...options }: ApartOptions,
): Promise<RecordSaveOutcome | 'several'> {
  const outcomes = new Set<RecordSaveOutcome>();
  for (const [locator, edits] of parts)
    outcomes.add(
      await complete(
        await saveRecord<unknown, Values>(kind, locator, edits, { ...options, success: null }),
        locator,
      ),
    );
  const said = (['kept', 'collected', 'saved'] as const).find((one) => outcomes.has(one)) ?? 'same';
  if (said !== 'saved') return said;
  onSeveral();
  return 'several';
}

/** The edits that belong to one part of the locator. */
function editsOf(parts: AnyRecord['parts'], locator: unknown, edits: Edits<Values>): Edits<Values> {
  const names = Object.keys(edits);
  const side = (which: 'from' | 'to') =>
    parts?.of(Object.fromEntries(names.map((name) => [name, edits[name]?.[which]])), locator) ?? {};
  const [from, to] = [side('from'), side('to')];
  return Object.fromEntries(names.map((name) => [name, { from: from[name], to: to[name] }]));
}

function restored({ name, theirs, mine }: Clash<Values>): RestoredField {
  return { name, now: theirs, back: mine, later: true };
}
