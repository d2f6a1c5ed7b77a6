/**
 * Applies collected changes: each over the newest state of its record, what it waits for first, one at a time for a kind
 * and for a place, others beside it. What failed stops what waits for it, and nothing else. A change that the server
 * holds already is done: so it is found out after a lost answer or a sudden end what was applied.
 */

import { type Clash, changedNames, type Edits, mergeEdits } from '../../kit/merge.ts';
import { type Ask, GoneRecord, type Write } from '../common/record/record.ts';
import { wrongInWrite } from '../records/content/check-content.ts';
import type { ContentProblem } from '../records/content/content-problem.ts';
import type { AnyRecord } from '../records/records.ts';
import type { CollectedChange, CollectedEdits } from './collected.ts';
import { isApplied } from './is-applied.ts';
import { unlessGone } from './let-go.ts';
import { dependencies } from './order.ts';
import { applyQueue } from './queue.ts';

export const applyResults = [
  'done',
  /** The server held all of it already. */
  'held',
  /** Somebody else changed a field of it to something else: nothing was sent. */
  'conflict',
  /** The record is not there any more. */
  'gone',
  /** The server refused it, or its newest state could not be read: nothing was changed. */
  'failed',
  /** The answer was lost, and what the server holds does not tell. */
  'unknown',
  /** It waits for one that did not come about. */
  'blocked',
  /** This version knows no such record, or not at such a place. */
  'foreign',
  /** Its form would not take it, or its call: nothing was sent. */
  'refused',
] as const;
export type ApplyResult = (typeof applyResults)[number];

export interface Outcome {
  readonly result: ApplyResult;
  /** What the server said; '' where there is nothing to say. */
  readonly message: string;
  /** What was done of it: the record as it is found by now, and its fields from what they were; null: nothing. */
  readonly applied: { readonly place: unknown; readonly edits: CollectedEdits } | null;
  /** The server failed while it was at it, and did not hold it then: it may do it yet. */
  readonly late?: boolean | undefined;
}

/** What is sent: fields of a record over its newest state. */
export interface ToSend {
  readonly kind: AnyRecord;
  readonly place: unknown;
  readonly newest: Record<string, unknown>;
  readonly after: Record<string, unknown>;
  readonly changed: readonly string[];
  readonly key: string;
  /** Who approved it; '': nobody had to. */
  readonly approver: string;
}

export type Sent =
  | { readonly result: 'done'; readonly answer: unknown }
  | { readonly result: 'failed' | 'unknown'; readonly message: string; readonly late?: boolean };

export interface Applying<Change extends CollectedChange> {
  readonly kindOf: (id: string) => Promise<AnyRecord | null>;
  readonly ask: Ask;
  /** Told of the ids that the server gave as numbers, before a record is read by one of them. */
  readonly learn?: (ids: readonly string[]) => void;
  /**
   * Notes that it is being sent before it is. Its Idempotency-Key is the same until it is settled. null: it was dropped
   * or is another wish meanwhile; nothing is sent then, and it is not settled.
   */
  readonly begin: (change: Change) => Promise<Pick<ToSend, 'key' | 'approver'> | null>;
  readonly send: (write: ToSend) => Promise<Sent>;
  /** An earlier attempt was begun, and may have come about by now. */
  readonly begun: (change: Change) => boolean;
  /** Notes what came of it. */
  readonly settle: (change: Change, outcome: Outcome) => Promise<void>;
  /**
   * Told of what the server holds already, before it is settled: where it was sent and nobody noted it, the journal
   * lacks it. `newest` is the record as it was before.
   */
  readonly held?: (change: Change, write: Omit<ToSend, 'key' | 'approver'>) => Promise<void>;
  /** In words, of a read that failed. */
  readonly words: (error: unknown) => string;
  /** In words, of fields that are not written as they are wanted. */
  readonly refusal: (kind: AnyRecord, place: unknown, problems: readonly ContentProblem[]) => string;
  /** Nothing more is begun after it. */
  readonly signal?: AbortSignal;
  /** No answer is waited for after it; its reason is what is said of those that were not. */
  readonly gone?: AbortSignal;
  /** How many are under way at a time. */
  readonly most?: number;
}

/** What stands in a change's way to be applied, by what the server holds now. */
export type Review =
  | { readonly state: 'open'; readonly changed: readonly string[] }
  | { readonly state: 'held' | 'gone' | 'foreign' }
  | { readonly state: 'refused'; readonly message: string }
  | { readonly state: 'conflict'; readonly clashes: readonly Clash<Record<string, unknown>>[] };

type Reading = Pick<Applying<CollectedChange>, 'kindOf' | 'ask' | 'learn'>;
type Read = { readonly kind: AnyRecord; readonly place: unknown; readonly newest: Record<string, unknown> };

/** Throws what reading throws, but for a record that is gone. */
async function readNewest(
  change: CollectedChange,
  { kindOf, ask, learn }: Reading,
): Promise<Read | 'gone' | 'foreign'> {
  const kind = await kindOf(change.kind);
  const place = kind?.place.safeParse(change.place);
  if (!kind || !place?.success) return 'foreign';
  if (change.numberIds) learn?.(change.numberIds);
  try {
    const names = Object.keys(change.edits);
    const newest = await kind.read(ask, place.data, names);
    // Fields that no such record has: a file may say anything.
    if (names.some((name) => !Object.hasOwn(newest, name))) return 'foreign';
    return { kind, place: place.data, newest };
  } catch (error) {
    if (error instanceof GoneRecord) return 'gone';
    throw error;
  }
}

export async function reviewChange(
  change: CollectedChange,
  how: Reading & Pick<Applying<CollectedChange>, 'refusal'>,
): Promise<Review> {
  const read = await readNewest(change, how);
  if (typeof read === 'string') return { state: read };
  const { kind, place, newest } = read;
  const { after, changed, clashes } = mergeEdits(change.edits as Edits<Record<string, unknown>>, newest);
  if (clashes.length > 0) return { state: 'conflict', clashes };
  if (changed.length === 0) return { state: 'held' };
  const problems = wrongInWrite(kind, place, { newest, after, changed });
  return problems.length > 0
    ? { state: 'refused', message: how.refusal(kind, place, problems) }
    : { state: 'open', changed };
}

/**
 * Answers when nothing is under way any more; what was not begun for `signal` stays as it was, also where its newest state
 * could not be read any more.
 */
export async function applyChanges<Change extends CollectedChange>(
  changes: readonly Change[],
  given: Applying<Change>,
): Promise<void> {
  const how = lettingGo(given);
  const { most = 4, signal } = how;
  const needs = dependencies(changes);
  const queue = applyQueue(changes, needs);
  const settled = new Map<number, ApplyResult>();
  const underWay = new Set<Promise<void>>();
  const run = async (at: number, change: Change): Promise<void> => {
    const stopped = needs[at]?.some((need) => !isApplied(settled.get(need)));
    const outcome = stopped ? nothing('blocked') : await applyOne(change, how);
    if (outcome) await how.settle(change, outcome);
    settled.set(at, outcome?.result ?? 'blocked');
    queue.end(at);
  };
  const begin = (at: number | undefined): boolean => {
    const change = at === undefined ? undefined : changes[at];
    if (at === undefined || !change) return false;
    const running = run(at, change).finally(() => underWay.delete(running));
    underWay.add(running);
    return true;
  };
  try {
    while (!signal?.aborted) {
      while (underWay.size < most && begin(queue.take()));
      if (underWay.size === 0) break;
      await Promise.race(underWay);
    }
  } finally {
    await Promise.allSettled(underWay);
  }
}

/** What was sent when nobody waited any more is not known, and is found out by reading. */
function lettingGo<Change extends CollectedChange>(how: Applying<Change>): Applying<Change> {
  const { gone, ask, send, words } = how;
  if (!gone) return how;
  const asked: Ask = (endpoint, input) => unlessGone(gone, ask(endpoint, input));
  return {
    ...how,
    ask: asked,
    send: (write) =>
      unlessGone(gone, send(write)).catch((error: unknown) => {
        if (!gone.aborted) throw error;
        return { result: 'unknown', message: words(gone.reason) };
      }),
  };
}

const nothing = (result: ApplyResult, message = ''): Outcome => ({ result, message, applied: null });

/** An earlier attempt did it: it is taken back with its set. */
const doneBefore = (place: unknown, edits: Edits<Record<string, unknown>>): Outcome => ({
  ...nothing('done'),
  applied: { place, edits: ownOf(edits) },
});

/** The write that made what a record holds by now. */
function earlierWrite({ kind, place, newest }: Read, edits: Edits<Record<string, unknown>>) {
  const changed = changedNames(edits);
  const before = changed.map((name) => [name, edits[name]?.from] as const);
  return { kind, place, newest: { ...newest, ...Object.fromEntries(before) }, after: newest, changed };
}

/** What came of a change that was begun, found out by reading alone; null: the server does not hold it. */
export async function foundDone<Change extends CollectedChange>(
  change: Change,
  how: Reading & Pick<Applying<Change>, 'held'>,
): Promise<Outcome | null> {
  const read = await readNewest(change, how);
  if (typeof read === 'string') return null;
  const edits = change.edits as Edits<Record<string, unknown>>;
  const { changed, clashes } = mergeEdits(edits, read.newest);
  if (changed.length > 0 || clashes.length > 0) return null;
  await how.held?.(change, earlierWrite(read, edits));
  return doneBefore(read.place, edits);
}

/** The call that applies it over what the server holds now; null: none would. Throws what reading throws. */
export async function writeOf(change: CollectedChange, how: Reading): Promise<Write | null> {
  const read = await readNewest(change, how);
  if (typeof read === 'string') return null;
  const { kind, place, newest } = read;
  const { after, changed, clashes } = mergeEdits(change.edits as Edits<Record<string, unknown>>, newest);
  return clashes.length > 0 || changed.length === 0 ? null : kind.write(place, after, changed);
}

/** null: it is not to be settled. */
async function applyOne<Change extends CollectedChange>(
  change: Change,
  how: Applying<Change>,
): Promise<Outcome | null> {
  let read: Awaited<ReturnType<typeof readNewest>>;
  try {
    read = await readNewest(change, how);
  } catch (error) {
    // Where that was the end of all of it, it is not this change that failed.
    return how.signal?.aborted ? null : nothing('failed', how.words(error));
  }
  if (typeof read === 'string') return nothing(read);
  const { kind, place, newest } = read;
  const edits = change.edits as Edits<Record<string, unknown>>;
  const { after, changed, clashes } = mergeEdits(edits, newest);
  if (clashes.length > 0) return nothing('conflict');
  if (changed.length === 0) {
    await how.held?.(change, earlierWrite(read, edits));
    // What others did stays theirs.
    return how.begun(change) ? doneBefore(place, edits) : nothing('held');
  }
  const problems = wrongInWrite(kind, place, { newest, after, changed });
  if (problems.length > 0) return nothing('refused', how.refusal(kind, place, problems));
  const begun = await how.begin(change);
  if (!begun) return null;
  const sent = await how.send({ kind, place, newest, after, changed, ...begun });
  if (sent.result !== 'done') return { ...nothing(sent.result, sent.message), late: sent.late };
  const made = changed.map((name) => [name, { from: newest[name] ?? null, to: after[name] ?? null }]);
  const now = kind.placeAfter?.(place, sent.answer) ?? place;
  return { ...nothing('done'), applied: { place: now, edits: Object.fromEntries(made) } };
}

function ownOf(edits: Edits<Record<string, unknown>>): CollectedEdits {
  return Object.fromEntries(
    changedNames(edits).flatMap((name) => (edits[name] ? [[name, edits[name]]] : [])),
  );
}
