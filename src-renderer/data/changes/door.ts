/**
 * The change door: the only way to write. It sends the change, keeps the journal, reports the result and repeats the
 * reads that were touched. A change submitted twice while it is in progress is sent once.
 */
import { atom } from 'jotai';
import { answersNothing } from '#shared/api/answers-nothing.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { Endpoint, Output } from '#shared/api/endpoint.ts';
import { failedWithin, isUnconfirmed } from '#shared/api/is-unconfirmed.ts';
import { serverWords } from '#shared/api/server-words.ts';
import { attachedFileHeader } from '#shared/bridge/handed-files.ts';
import { maskedJson } from '#shared/rules/common/secrets/masked-json.ts';
import { bridge } from '../bridge.ts';
import { type SendOptions, send } from '../http.ts';
import { readAfterWrite, readAgain } from '../read.ts';
import { serverMark } from '../server-mark.ts';
import { createSignal } from '../signal.ts';
import { store } from '../store.ts';
import { beginTrial } from './begin-trial.ts';
import type { Change, ChangeOutcome, ReadBack, RecordUndo } from './change.ts';
import { isCollecting } from './collecting-rule.ts';
import { mayChange, notAgreed } from './guarding.ts';
import { keyFor } from './intent-keys.ts';
import { restoresStandIn } from './odd-former-values.ts';
import { storedRestore } from './stored-undo.ts';

/** The user for the journal; the frame sets it when session or server changes. */
interface Actor {
  readonly server: string;
  readonly serverName: string;
  readonly user: string;
  /** Names of the tray and of the tenant at this server. */
  readonly tray: string;
  readonly tenantName: string;
}
const actorAtom = atom<Actor>({ server: '', serverName: '', user: '', tray: '', tenantName: '' });
export function setActor(next: Actor): void {
  store.set(actorAtom, next);
}
export function currentActor(): Actor {
  return store.get(actorAtom);
}

const outcomes = createSignal<ChangeOutcome>();
/** The frame shows toasts with Undo on these outcomes. */
export const onChangeOutcome = outcomes.listen;

const journalFailures = createSignal<Error>();
/** Fires when a change was made but the local journal could not be written; the frame shows the failure. */
export const onJournalFailure = journalFailures.listen;

/** A submitted change was sent, or waits in the tray. */
type Submission<Answer> =
  | { readonly result: 'done'; readonly output: Answer }
  | { readonly result: 'collected' };

const underWay = new Map<string, Promise<Submission<unknown>>>();

/** Long uploads use progress and abort; an aborted change counts as failed with an unknown result. */
export interface ChangeOptions extends Pick<SendOptions, 'signal' | 'onProgress' | 'mark'> {
  /** Idempotency key of a change from the tray, as noted there; such a change is always sent. */
  readonly key?: string;
  /** The lock-out guard's answer to exactly this change. */
  readonly guardAnswer?: true | 'forNow';
  /** The user who approved the change in the tray; the journal stores that name beside the sender's. */
  readonly approver?: string;
  /** Permit for the shell's file that the gateway puts in the place of the input's file (`send-from-shell.ts`). */
  readonly attached?: string;
}

/** Submits one change and returns the endpoint's output. Throws ApiError after the failure was shown. */
export async function submitChange<E extends Endpoint>(
  change: Change<E>,
  options: ChangeOptions = {},
): Promise<Output<E>> {
  const submission = await submitForAnswer(change, options);
  // Callers that read the answer of a change that may be collected use `submitForAnswer`.
  return submission.result === 'done' ? submission.output : (undefined as Output<E>);
}

/** Submits one change and returns whether it was sent or waits in the tray. Throws as `submitChange`. */
export async function submitOrCollect<E extends Endpoint>(
  change: Change<E>,
  options: ChangeOptions = {},
): Promise<'done' | 'collected'> {
  return (await submitForAnswer(change, options)).result;
}

/** Does what `submitOrCollect` does, and returns the answer of a change that was sent. */
export function submitForAnswer<E extends Endpoint>(
  change: Change<E>,
  options: ChangeOptions = {},
): Promise<Submission<Output<E>>> {
  const key = `${change.endpoint.id} ${maskedKey(change.input)}`;
  const same = underWay.get(key);
  // The key contains the endpoint, so the output's type is the same.
  if (same) return same as Promise<Submission<Output<E>>>;
  const running = perform(change, options).finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
}

async function perform<E extends Endpoint>(
  change: Change<E>,
  options: ChangeOptions,
): Promise<Submission<Output<E>>> {
  // The server on view at submission, even if the tab shows another one when the change is sent or undone.
  const server = options.mark ?? serverMark();
  const actor = store.get(actorAtom);
  const who = { server: actor.server, serverName: actor.serverName, user: actor.user };
  try {
    // wall: written-by-itself
    await change.check?.();
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    outcomes.emit({ result: 'failed', change, error });
    throw error;
  }
  // The guard was asked about a set from the tray as a whole.
  const isAgreed = options.guardAnswer ?? options.key !== undefined;
  const agreed = isAgreed || (await mayChange(change));
  // wall: lock-out-at-door
  if (!agreed) throw notAgreed(change);
  if (options.key === undefined && server === serverMark() && isCollecting()) {
    const { collectInstead } = await import('./collect.ts');
    if (await collectInstead(change, actor)) {
      outcomes.emit({ result: 'collected', change });
      await readAgain(change.touches ?? []);
      return { result: 'collected' };
    }
  }
  // The answer may bring other values, of which nothing is odd any more.
  const hasWayBack = !restoresStandIn(change, server);
  const intent = keyFor(change.endpoint.id, maskedKey(change.input));
  const headers = { 'Idempotency-Key': options.key ?? intent.key };
  const sentChange = withReadBack(change, server);
  const { approver = '', key = null } = options;
  // A change from the tray is noted before it is sent, so that a crash leaves no write without a journal entry.
  // wall: journal-before-tray
  if (key !== null) await record(sentChange, 'unknown', '', { ...who, approver, key });
  const done = async (
    output: unknown,
    readBack: ReadBack | null = null,
    failed: Error | null = null,
  ): Promise<Submission<Output<E>>> => {
    intent.confirm();
    const restores = hasWayBack
      ? ((await sentChange.restoresAfter?.(output)) ?? sentChange.restores)
      : undefined;
    const isEntry = sentChange.confirms !== true;
    const entry = isEntry ? await record(sentChange, 'done', '', { ...who, approver, key }, restores) : null;
    outcomes.emit({
      result: 'done',
      change: sentChange,
      output,
      entry,
      readBack,
      failed,
      restores,
      mark: server,
    });
    const written = Date.now();
    // A trial undo shows at once whether the change can be taken back from this computer.
    await Promise.all([readAfterWrite(sentChange.touches ?? []), agreed === 'forNow' && beginTrial(entry)]);
    const fields = readBack ? null : await sentChange.unchangedSince?.(written);
    if (fields && fields.length > 0) outcomes.emit({ result: 'notHeld', change: sentChange, fields });
    return { result: 'done', output: output as Output<E> };
  };
  let output: Output<E>;
  try {
    const { signal, onProgress, attached } = options;
    const how = { ...(signal && { signal }), ...(onProgress && { onProgress }) };
    const sent = attached === undefined ? headers : { ...headers, [attachedFileHeader]: attached };
    output = await send(change.endpoint, change.input, { ...how, headers: sent, mark: server });
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const found = await heldAfter(sentChange, error);
    // Only a change of a record can be read back, and no form needs the answer's content.
    // wall: saved-not-failed
    if (found?.isApplied) return done(null, found, answeredWith(error));
    if (!isUnconfirmed(error)) {
      intent.release();
      await record(sentChange, 'failed', error.message, { ...who, approver, key });
      outcomes.emit({ result: 'failed', change: sentChange, error });
      // A refusal speaks of a state that somebody else may have changed since it was read.
      if (error instanceof ApiError && error.kind === 'refused')
        void readAfterWrite(sentChange.touches ?? []);
      throw error;
    }
    intent.keep();
    await record(sentChange, 'unknown', error.message, { ...who, approver, key });
    outcomes.emit({ result: 'unknown', change: sentChange, error, readBack: found, mark: server });
    void readAfterWrite(sentChange.touches ?? []);
    throw error;
  }
  return done(output);
}

/** Notes a change of the tray that a read proved done. `key`: the key of its request. */
export async function noteFound(change: Change, key: string): Promise<void> {
  const { server, serverName, user } = store.get(actorAtom);
  const who = { server, serverName, user, approver: '', key: key === '' ? null : key };
  await record(change, 'done', '', who, change.restores);
}

/** The failure that the server itself has worded, or that happened within it; null for a lost answer. */
function answeredWith(error: Error): Error | null {
  return failedWithin(error) || serverWords(error) !== '' ? error : null;
}

/** A change that tells its records' later state is read back by it, unless it has a way of its own. */
function withReadBack(change: Change, mark: string): Change {
  const { endpoint, restores, restoresAfter, collectsEach, decides, does } = change;
  const tells = [restores, collectsEach, decides, does].some((one) => one !== undefined);
  if (change.readBack || change.leavesNoTrace || restoresAfter || !tells || !answersNothing(endpoint))
    return change;
  return {
    ...change,
    async readBack() {
      const { readWishes } = await import('./read-wishes.ts');
      return readWishes(change, mark);
    },
  };
}

/** Reads the server's state after a failure of a change that may still have been made; null when that stays unknown. */
async function heldAfter({ readBack }: Change, error: Error): Promise<ReadBack | null> {
  const within = failedWithin(error);
  // wall: failed-within-looked-for
  if (!readBack || !(within || isUnconfirmed(error))) return null;
  const found = await readBack().catch(() => null);
  if (within) error.leftUnread = found === null;
  return found;
}

/** Returns the entry's id; null when the journal could not be written. */
async function record(
  change: Pick<Change, 'title' | 'endpoint' | 'before' | 'input' | 'touches' | 'undoes'>,
  result: 'done' | 'failed' | 'unknown',
  message: string,
  who: Omit<Actor, 'tray' | 'tenantName'> & { readonly approver: string; readonly key: string | null },
  restores?: RecordUndo,
): Promise<number | null> {
  try {
    const entry = {
      time: Date.now(),
      ...who,
      title: change.title,
      endpoint: change.endpoint.id,
      before: maskedJson(change.before),
      after: maskedJson(change.input, change.before),
      result,
      message: message.slice(0, 4000),
      undo: result === 'done' && restores ? storedRestore(change, restores) : null,
      undoes: change.undoes ?? null,
    };
    const { id } = await bridge.journal.append(entry, { outlives: true });
    return id;
  } catch (error) {
    journalFailures.emit(error instanceof Error ? error : new Error(String(error)));
    return null;
  }
}

function maskedKey(input: unknown): string {
  return JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? `${value.name}/${value.size}/${value.lastModified}` : value,
  );
}
