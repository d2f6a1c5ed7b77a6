/**
 * The change door: the one way by which anything is written. It sends the change, keeps the journal, says how
 * it went, and refreshes what was touched. The same change submitted twice while it is under way is one change.
 */
import { atom } from 'jotai';
import type { Endpoint, Output } from '#shared/api/endpoint.ts';
import { failedWithin, isUnconfirmed } from '#shared/api/unconfirmed.ts';
import { maskedJson } from '#shared/rules/common/secrets/masked-json.ts';
import { bridge } from '../bridge.ts';
import { type SendOptions, send } from '../http.ts';
import { meant } from '../meant.ts';
import { readAfterWrite, readAgain } from '../read.ts';
import { createSignal } from '../signal.ts';
import { store } from '../store.ts';
import type { Change, ChangeOutcome, ReadBack, RecordUndo } from './change.ts';
import { isCollecting } from './collecting.ts';
import { beginTrial } from './for-now.ts';
import { mayChange, notAgreed } from './guarding.ts';
import { keyFor } from './intent-keys.ts';
import { keptRestore } from './kept-undo.ts';

/** Who acts, for the journal; the frame sets it when the session or the server changes. */
interface Actor {
  readonly server: string;
  readonly serverName: string;
  readonly user: string;
  /** The tray of this server and tenant, and what the tenant is called. */
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
/** The frame shows toasts with Undo from here. */
export const onChangeOutcome = outcomes.listen;

const journalFailures = createSignal<Error>();
/** A change was made but could not be written to the local journal; the frame says so. */
export const onJournalFailure = journalFailures.listen;

const underWay = new Map<string, Promise<unknown>>();

/** For long uploads: progress and cancelling. A cancelled change is a failed one whose result is not known. */
export interface ChangeOptions extends Pick<SendOptions, 'signal' | 'onProgress' | 'meant'> {
  /** Of a change that comes from the tray: it is sent, under the key that was noted there. */
  readonly key?: string;
  /** The lock-out guard was asked about exactly this, and this was the answer. */
  readonly agreed?: true | 'forNow';
  /** Who approved it there; the journal keeps both names. */
  readonly approver?: string;
  /** It was not sent: it waits in the tray. */
  readonly onCollected?: () => void;
}

/** Submits one change and answers the endpoint's output. Throws ApiError after the failure was shown. */
export function submitChange<E extends Endpoint>(
  change: Change<E>,
  options: ChangeOptions = {},
): Promise<Output<E>> {
  const key = `${change.endpoint.id} ${maskedKey(change.input)}`;
  const same = underWay.get(key);
  // Its key names the endpoint, whose output it is.
  if (same) return same as Promise<Output<E>>;
  const running = perform(change, options).finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
}

async function perform<E extends Endpoint>(change: Change<E>, options: ChangeOptions): Promise<Output<E>> {
  // The server that the user saw, also where another one is shown by the time that this is sent or undone.
  const server = options.meant ?? meant();
  const actor = store.get(actorAtom);
  const who = { server: actor.server, serverName: actor.serverName, user: actor.user };
  try {
    await change.check?.();
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    outcomes.emit({ result: 'failed', change, error });
    throw error;
  }
  // Of a set from the tray the guard was asked about all of it together.
  const asked = options.agreed ?? options.key !== undefined;
  const agreed = asked || (await mayChange(change));
  if (!agreed) throw notAgreed(change);
  if (options.key === undefined && server === meant() && isCollecting()) {
    const { collectInstead } = await import('./collect.ts');
    if (await collectInstead(change, actor)) {
      options.onCollected?.();
      outcomes.emit({ result: 'collected', change });
      await readAgain(change.touches ?? []);
      // Only what nobody reads the answer of is collected.
      return undefined as Output<E>;
    }
  }
  const intent = keyFor(change.endpoint.id, maskedKey(change.input));
  const headers = { 'Idempotency-Key': options.key ?? intent.key };
  const own: Change = change;
  const { approver = '', key = null } = options;
  // What comes from the tray is noted before it is sent: a sudden end leaves no write that is in no journal.
  if (key !== null) await record(own, 'unknown', '', { ...who, approver, key });
  const done = async (output: unknown, found: ReadBack | null = null, failed: Error | null = null) => {
    intent.confirm();
    const restores = (await own.restoresAfter?.(output)) ?? own.restores;
    const entry = await record(own, 'done', '', { ...who, approver, key }, restores);
    outcomes.emit({ result: 'done', change: own, output, entry, found, failed, restores, meant: server });
    // It is tried at once whether it can be taken back from here.
    await Promise.all([readAfterWrite(own.touches ?? []), agreed === 'forNow' && beginTrial(entry)]);
    return output as Output<E>;
  };
  let output: Output<E>;
  try {
    const { signal, onProgress } = options;
    const how = { ...(signal && { signal }), ...(onProgress && { onProgress }) };
    output = await send(change.endpoint, change.input, { ...how, headers, meant: server });
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const found = await heldAfter(own, error);
    // Only a change of a record can be read back: its answer holds nothing that a form needs.
    if (found?.held) return done(null, found, failedWithin(error) ? error : null);
    if (!isUnconfirmed(error)) {
      intent.release();
      await record(own, 'failed', error.message, { ...who, approver, key });
      outcomes.emit({ result: 'failed', change: own, error });
      throw error;
    }
    intent.keep();
    await record(own, 'unknown', error.message, { ...who, approver, key });
    outcomes.emit({ result: 'unknown', change: own, error, found, meant: server });
    void readAfterWrite(own.touches ?? []);
    throw error;
  }
  return done(output);
}

/** Notes a change of the tray that was found done by reading. `key`: under which it was sent. */
export async function noteFound(change: Change, key: string): Promise<void> {
  const { server, serverName, user } = store.get(actorAtom);
  const who = { server, serverName, user, approver: '', key: key === '' ? null : key };
  await record(change, 'done', '', who, change.restores);
}

/** What the server holds of a change that it may have made, whatever it answered; null: that is not known. */
async function heldAfter({ readBack }: Change, error: Error): Promise<ReadBack | null> {
  const within = failedWithin(error);
  if (!readBack || !(within || isUnconfirmed(error))) return null;
  const found = await readBack().catch(() => null);
  if (within) error.leftUnread = found === null;
  return found;
}

/** Answers the entry's id; null where the journal could not be written. */
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
      after: maskedJson(change.input),
      result,
      message: message.slice(0, 4000),
      undo: result === 'done' && restores ? keptRestore(change, restores) : null,
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
