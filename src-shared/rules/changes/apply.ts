/**
 * Applies collected changes, each over the newest state of its record, after the changes that it depends on. Changes
 * of one kind or one locator run one after the other, all others in parallel. A failed change stops only its
 * dependants. A change whose values the server already has counts as done; so a lost answer or a sudden end of the
 * program does no harm.
 */

import { type Clash, changedNames, type Edits, mergeEdits } from '../../kit/merge.ts';
import { type Ask, GoneRecord, type Write } from '../common/record/record.ts';
import { wrongInWrite } from '../records/content/check-content.ts';
import type { ContentProblem } from '../records/content/content-problem.ts';
import type { AnyRecord } from '../records/records.ts';
import type { CollectedChange, CollectedEdits } from './collected-change.ts';
import { completeMade } from './complete-made.ts';
import { isApplied } from './is-applied.ts';
import { unlessAborted } from './unless-aborted.ts';
import { dependencies, isMaking } from './order.ts';
import { applyQueue } from './queue.ts';

export const applyResults = [
  'done',
  /** The server already had all of the change's values. */
  'held',
  /** Somebody else has set a field of the change to another value; nothing was sent. */
  'conflict',
  /** The record no longer exists. */
  'gone',
  /** The server refused the change, or its newest state could not be read; nothing was changed. */
  'failed',
  /** The answer was lost, and the server's state does not show whether the change was made. */
  'unknown',
  /** The change depends on one that was not applied. */
  'blocked',
  /** This version does not know the kind of record, or its kind has no such locator or field. */
  'foreign',
  /** The form or the call would not accept the values; nothing was sent. */
  'refused',
] as const;
export type ApplyResult = (typeof applyResults)[number];

export interface AppliedOutcome {
  readonly result: ApplyResult;
  /** The server's message, or what a record that was made again still lacks; '' when there is none. */
  readonly message: string;
  /**
   * The applied part: the record's new locator, and its fields from their old values; null when nothing was applied.
   */
  readonly applied: { readonly place: unknown; readonly edits: CollectedEdits } | null;
  /** The server failed and did not have the change afterwards, but may still carry it out. */
  readonly late?: boolean | undefined;
}

/** The fields to write, over the newest state of the record. */
export interface ToSend {
  readonly kind: AnyRecord;
  readonly locator: unknown;
  readonly newest: Record<string, unknown>;
  readonly after: Record<string, unknown>;
  readonly changed: readonly string[];
  readonly key: string;
  /** The user who approved the change; '' when no approval was needed. */
  readonly approver: string;
}

export type SendResult =
  | { readonly result: 'done'; readonly answer: unknown }
  | { readonly result: 'failed' | 'unknown'; readonly message: string; readonly late?: boolean };

export interface Applying<Change extends CollectedChange> {
  readonly kindOf: (id: string) => Promise<AnyRecord | null>;
  readonly ask: Ask;
  /** The callback gets the ids that the server gave as numbers, before a record is read by one of them. */
  readonly learn?: (ids: readonly string[]) => void;
  /**
   * Notes the start of a change before it is sent, and returns its Idempotency-Key, which stays the same until the
   * change is settled. Returns null when the change was dropped or edited meanwhile; it is then neither sent nor
   * settled.
   */
  readonly begin: (change: Change) => Promise<Pick<ToSend, 'key' | 'approver'> | null>;
  readonly send: (write: ToSend) => Promise<SendResult>;
  /** Tells whether an earlier attempt has begun the change and may have applied it. */
  readonly hasBegun: (change: Change) => boolean;
  readonly finish: (change: Change, outcome: AppliedOutcome) => Promise<void>;
  /**
   * The callback runs for a change that the server already has, before it is settled: an earlier attempt may have
   * sent it without a journal entry. In `newest` are the values from before the change.
   */
  readonly onHeld?: (change: Change, write: Omit<ToSend, 'key' | 'approver'>) => Promise<void>;
  /** Returns the message for a failed read. */
  readonly words: (error: unknown) => string;
  /** Returns the message for fields that would not be written as requested. */
  readonly refusal: (kind: AnyRecord, locator: unknown, problems: readonly ContentProblem[]) => string;
  /** After this signal no further change is begun. */
  readonly signal?: AbortSignal;
  /** After this signal no answer is awaited; its reason becomes the message of the changes without an answer. */
  readonly abandonSignal?: AbortSignal;
  /** The maximum number of changes under way at a time. */
  readonly most?: number;
}

/** The obstacles to applying a change, by the server's present state. */
export type Review =
  | { readonly state: 'open'; readonly changed: readonly string[] }
  | { readonly state: 'held' | 'gone' | 'foreign' }
  | { readonly state: 'refused'; readonly message: string }
  | { readonly state: 'conflict'; readonly clashes: readonly Clash<Record<string, unknown>>[] };

type Reading = Pick<Applying<CollectedChange>, 'kindOf' | 'ask' | 'learn'>;
type Read = { readonly kind: AnyRecord; readonly locator: unknown; readonly newest: Record<string, unknown> };

/** Throws the errors of the read, except for a record that no longer exists. */
async function readNewest(
  change: CollectedChange,
  { kindOf, ask, learn }: Reading,
): Promise<Read | 'gone' | 'foreign'> {
  const kind = await kindOf(change.kind);
  const locator = kind?.locator.safeParse(change.place);
  if (!kind || !locator?.success) return 'foreign';
  if (change.numberIds) learn?.(change.numberIds);
  try {
    const names = Object.keys(change.edits);
    const newest = await kind.read(ask, locator.data, names);
    // A file may name fields that no record of this kind has.
    if (names.some((name) => !Object.hasOwn(newest, name))) return 'foreign';
    return { kind, locator: locator.data, newest };
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
  const { kind, locator, newest } = read;
  const { after, changed, clashes } = mergeEdits(change.edits as Edits<Record<string, unknown>>, newest);
  if (clashes.length > 0) return { state: 'conflict', clashes };
  if (changed.length === 0) return { state: 'held' };
  const problems = wrongInWrite(kind, locator, { newest, after, changed });
  return problems.length > 0
    ? { state: 'refused', message: how.refusal(kind, locator, problems) }
    : { state: 'open', changed };
}

/**
 * Resolves when no change is under way any more. After `signal` the changes not begun stay as they were, and a failed
 * read of the newest state does not count as their failure.
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
    if (outcome) await how.finish(change, outcome);
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

/** A write whose answer is no longer awaited is `unknown`; the next attempt finds its outcome by reading. */
function lettingGo<Change extends CollectedChange>(how: Applying<Change>): Applying<Change> {
  const { abandonSignal: leaseLost, ask, send, words } = how;
  if (!leaseLost) return how;
  const askUntilGone: Ask = (endpoint, input) => unlessAborted(leaseLost, ask(endpoint, input));
  return {
    ...how,
    ask: askUntilGone,
    send: (write) =>
      unlessAborted(leaseLost, send(write)).catch((error: unknown) => {
        if (!leaseLost.aborted) throw error;
        return { result: 'unknown', message: words(leaseLost.reason) };
      }),
  };
}

const nothing = (result: ApplyResult, message = ''): AppliedOutcome => ({ result, message, applied: null });

/** An earlier attempt applied the change, so that it is rolled back with its set. */
const doneBefore = (locator: unknown, edits: Edits<Record<string, unknown>>): AppliedOutcome => ({
  ...nothing('done'),
  applied: { place: locator, edits: ownOf(edits) },
});

/** Reconstructs the write that led to the record's present state. */
function earlierWrite({ kind, locator, newest }: Read, edits: Edits<Record<string, unknown>>) {
  const changed = changedNames(edits);
  const before = changed.map((name) => [name, edits[name]?.from] as const);
  return {
    kind,
    locator,
    newest: { ...newest, ...Object.fromEntries(before) },
    after: newest,
    changed,
  };
}

/** Finds the outcome of a begun change by reading alone; null when the server does not have the change. */
export async function foundDone<Change extends CollectedChange>(
  change: Change,
  how: Reading & Pick<Applying<Change>, 'onHeld'>,
): Promise<AppliedOutcome | null> {
  const read = await readNewest(change, how);
  if (typeof read === 'string') return null;
  const edits = change.edits as Edits<Record<string, unknown>>;
  const { changed, clashes } = mergeEdits(edits, read.newest);
  if (changed.length > 0 || clashes.length > 0) return null;
  await how.onHeld?.(change, earlierWrite(read, edits));
  return doneBefore(read.locator, edits);
}

/**
 * Returns the call that applies the change over the server's present state, or null when no call would. Throws the
 * errors of the read.
 */
export async function writeOf(change: CollectedChange, how: Reading): Promise<Write | null> {
  const read = await readNewest(change, how);
  if (typeof read === 'string') return null;
  const { kind, locator, newest } = read;
  const { after, changed, clashes } = mergeEdits(change.edits as Edits<Record<string, unknown>>, newest);
  return clashes.length > 0 || changed.length === 0 ? null : kind.write(locator, after, changed);
}

/** Returns null for a change that must not be settled. */
async function applyOne<Change extends CollectedChange>(
  change: Change,
  how: Applying<Change>,
): Promise<AppliedOutcome | null> {
  let read: Awaited<ReturnType<typeof readNewest>>;
  try {
    read = await readNewest(change, how);
  } catch (error) {
    // A read that fails after the stop is no failure of this change.
    return /* wall: session-end-no-failure */ how.signal?.aborted
      ? null
      : nothing('failed', how.words(error));
  }
  if (typeof read === 'string') return nothing(read);
  const { kind, locator, newest } = read;
  const edits = change.edits as Edits<Record<string, unknown>>;
  const { after, changed, clashes } = mergeEdits(edits, newest);
  if (clashes.length > 0) return nothing('conflict');
  if (changed.length === 0) {
    await how.onHeld?.(change, earlierWrite(read, edits));
    // Values that another user has set are not the set's own, so a roll-back leaves them.
    if (!how.hasBegun(change)) return nothing('held');
    const begun = isMaking(change) && kind.completedBy ? await how.begin(change) : null;
    const message = begun ? await completeMade(kind, locator, begun, how) : '';
    return { ...doneBefore(locator, edits), message };
  }
  const problems = wrongInWrite(kind, locator, { newest, after, changed });
  // wall: written-set-judged
  if (problems.length > 0) return nothing('refused', how.refusal(kind, locator, problems));
  const begun = await how.begin(change);
  if (!begun) return null;
  const sent = await how.send({ kind, locator, newest, after, changed, ...begun });
  if (sent.result !== 'done') return { ...nothing(sent.result, sent.message), late: sent.late };
  const made = changed.map((name) => [name, { from: newest[name] ?? null, to: after[name] ?? null }]);
  const now = kind.locatorAfter?.(locator, sent.answer) ?? locator;
  const message = isMaking(change) ? await completeMade(kind, now, begun, how) : '';
  return { ...nothing('done', message), applied: { place: now, edits: Object.fromEntries(made) } };
}

function ownOf(edits: Edits<Record<string, unknown>>): CollectedEdits {
  return Object.fromEntries(
    changedNames(edits).flatMap((name) => (edits[name] ? [[name, edits[name]]] : [])),
  );
}
