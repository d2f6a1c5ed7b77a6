/**
 * Saves a record: lays the user's own fields over the newest state, which is read again just before. When somebody else
 * has changed the same field, the user chooses, and the choice is merged with the newest state once more.
 */

import {
  type Clash,
  changedNames,
  type Edits,
  editedNames,
  mergeEdits,
  resolveClashes,
  sameValue,
} from '#shared/kit/merge.ts';
import { type CollectedEdits, withCollected } from '#shared/rules/changes/collected-change.ts';
import { type Ask, GoneRecord, type RecordKind } from '#shared/rules/common/record/record.ts';
import type { MessageKey } from '#shared/text/index.ts';
import {
  type Change,
  currentActor,
  isCollecting,
  mayChange,
  needsGuard,
  submitOrCollect,
} from '../changes/index.ts';
import { askReadSince, callRead, NotReadAgain, readAgain } from '../read.ts';
import { serverMark } from '../server-mark.ts';
import { heldInWords } from './read-back.ts';
import { withRecordLock } from './record-lock.ts';
import { reversible } from './reversible.ts';

/** Resolves to the names of the fields whose own value wins; null cancels the save. */
export type Choose<Values extends object> = (
  clashes: readonly Clash<Values>[],
) => Promise<ReadonlySet<keyof Values & string> | null>;

interface SaveOptions<Values extends object> {
  readonly choose: Choose<Values>;
  /** Null for one of many records, which share one message. */
  readonly success?: MessageKey | null;
  /** `silent` where the specification requires it; the screen then shows a quiet notice. */
  readonly failure?: Change['failure'];
  /** Id of the journal's entry that this save takes back. */
  readonly undoes?: number;
  /** The guard's question; replaced where several saves share one. */
  readonly guard?: typeof mayChange;
  /** The server's mark; by default that of the server that this tab shows. */
  readonly mark?: string | undefined;
}

/** The newest state could not be read, so nothing was sent. `cause` is the read's failure. */
export class UnreadRecord extends Error {
  constructor(cause: unknown) {
    super('the newest state could not be read', { cause });
    this.name = 'UnreadRecord';
  }
}

/** Whether the record has been deleted and nothing is left to save. */
export function isGone(error: unknown): error is UnreadRecord {
  return error instanceof UnreadRecord && error.cause instanceof GoneRecord;
}

/** The newest state, uncached, with the tray's edits of it while changes are collected. Throws UnreadRecord. */
export async function readNewest<Locator, Values extends object>(
  kind: RecordKind<Locator, Values>,
  locator: Locator,
  names: readonly (keyof Values & string)[],
  server: string,
): Promise<Values> {
  return (await readNewestAndWaiting(kind, locator, names, server)).newest;
}

/** The newest state as `readNewest` returns it, and the tray's edits that it contains. */
async function readNewestAndWaiting<Locator, Values extends object>(
  kind: RecordKind<Locator, Values>,
  locator: Locator,
  names: readonly (keyof Values & string)[],
  server: string,
): Promise<{ readonly newest: Values; readonly waiting: CollectedEdits | undefined }> {
  try {
    const newest = await kind.read(asking(server), locator, names);
    const waiting = await waitingFor(kind, locator);
    return { newest: withCollected(newest, waiting), waiting };
  } catch (error) {
    throw new UnreadRecord(error);
  }
}

/**
 * `same`: the server already has all values. `kept`: the user cancelled. `collected`: the change waits in the tray.
 * Throws UnreadRecord, and as the change door.
 */
export type RecordSaveOutcome = 'saved' | 'same' | 'kept' | 'collected';

export async function saveRecord<Locator, Values extends object>(
  kind: RecordKind<Locator, Values>,
  locator: Locator,
  edits: Edits<Values>,
  { choose, guard = mayChange, mark: server = serverMark(), ...options }: SaveOptions<Values>,
): Promise<RecordSaveOutcome> {
  let currentEdits = edits;
  /** The input that the lock-out guard was asked about, and its answer. */
  let agreed: { readonly to: string; readonly how: true | 'forNow' } | null = null;
  for (;;) {
    const outcome = await withRecordLock(kind, locator, server, async () => {
      const { newest, waiting } = await readNewestAndWaiting(
        kind,
        locator,
        editedNames(currentEdits),
        server,
      );
      const { after, changed, clashes } = mergeEdits(overWaiting(currentEdits, waiting), newest);
      // wall: clash-asked
      if (clashes.length > 0) return clashes;
      if (changed.length === 0) return 'same';
      const { refuseWrong } = await import('./refused-content.ts');
      // wall: written-save-judged
      refuseWrong(kind, locator, { newest, after, changed });
      const change = buildRecordChange(kind, locator, { newest, after, changed, server, ...options });
      // wall: lock-out-record
      if (needsGuard(change) && JSON.stringify(change.input) !== agreed?.to) return { unasked: change };
      const became = await submitOrCollect(change, { mark: server, guardAnswer: agreed?.how ?? true });
      return became === 'done' ? 'saved' : became;
    });
    if (typeof outcome === 'object' && 'unasked' in outcome) {
      // The guard is asked outside the lock; changes made meanwhile cause another question.
      const how = await guard(outcome.unasked);
      if (!how) {
        await readAgain(kind.touches);
        return 'kept';
      }
      agreed = { to: JSON.stringify(outcome.unasked.input), how };
      continue;
    }
    if (outcome === 'saved' || outcome === 'collected') return outcome;
    if (outcome === 'same') {
      await readAgain(kind.touches);
      return outcome;
    }
    // The user chooses outside the lock; that takes a while, so the newest state is read again.
    const mine = await choose(outcome);
    if (!mine) {
      // The page shows the newest state.
      await readAgain(kind.touches);
      return 'kept';
    }
    // wall: clash-newest
    currentEdits = resolveClashes(currentEdits, outcome, (name) => mine.has(name));
  }
}

/** Bases an edit on the tray's waiting value, where the user saw the server's. */
function overWaiting<Values extends object>(
  wanted: Edits<Values>,
  waiting: CollectedEdits | undefined,
): Edits<Values> {
  if (!waiting) return wanted;
  const over = editedNames(wanted).map((name) => {
    const [edit, before] = [wanted[name], waiting[name]];
    return [name, edit && before && sameValue(edit.from, before.from) ? { ...edit, from: before.to } : edit];
  });
  return Object.fromEntries(over) as Edits<Values>;
}

/** Undefined when the tray has no edits, or changes are not collected. */
async function waitingFor<Locator>(kind: { readonly id: string }, locator: Locator) {
  if (!isCollecting()) return undefined;
  const { waitingEdits } = await import('../changes/collect.ts');
  return waitingEdits(currentActor().tray, { kind: kind.id, place: locator });
}

interface Made<Values extends object> {
  readonly newest: Values;
  readonly after: Values;
  readonly changed: readonly (keyof Values & string)[];
  readonly server: string;
  readonly success?: MessageKey | null;
  readonly failure?: Change['failure'];
  readonly undoes?: number;
}

/** The change from `newest` to `after`, with its way back and its `readBack`. */
export function buildRecordChange<Locator, Values extends object>(
  kind: RecordKind<Locator, Values>,
  locator: Locator,
  { newest, after, changed, server, success, failure, undoes }: Made<Values>,
): Change {
  const { endpoint, input } = kind.write(locator, after, changed);
  const title = kind.title(changed, { ...locator, ...after });
  return {
    ...reversible(endpoint, { title, input, kind, locator, before: newest, after }),
    collects: true,
    ...(success === undefined ? {} : { success }),
    ...(failure ? { failure } : {}),
    ...(undoes === undefined ? {} : { undoes }),
    readBack: async () => {
      const held = await kind.read(asking(server), locator, changed);
      return {
        isApplied: changed.every((name) => sameValue(held[name], after[name])),
        fields: await heldInWords(kind, locator, held, changed),
      };
    },
    unchangedSince: async (time) => {
      if (server !== serverMark()) return null;
      try {
        const held = await kind.read(askReadSince(time), locator, changed);
        // A secret is read as an empty value, before and after.
        const back = changed.filter(
          (name) =>
            !isEmpty(newest[name]) &&
            sameValue(held[name], newest[name]) &&
            !sameValue(held[name], after[name]),
        );
        return back.length === 0 ? null : await heldInWords(kind, locator, held, back);
      } catch (error) {
        if (error instanceof NotReadAgain || error instanceof GoneRecord) return null;
        throw error;
      }
    },
  };
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined;
}

/** Reads from the server on view at the start; the gateway refuses them when the tab shows another one. */
function asking(server: string): Ask {
  return (endpoint, input) => callRead(endpoint, input, { mark: server });
}

/** The form's fields that differ from their original values. */
export function ownEdits<Values extends object>(edits: Edits<Values>): Edits<Values> {
  return Object.fromEntries(changedNames(edits).map((name) => [name, edits[name]])) as Edits<Values>;
}
