/**
 * The change door: the one way by which anything is written. It sends the change, keeps the journal, says how
 * it went, and refreshes what was touched. The same change submitted twice while it is under way is one change.
 */
import type { Endpoint, Output } from '#shared/api/endpoint.ts';
import { bridge } from '../bridge.ts';
import { type SendOptions, send } from '../http.ts';
import { meant } from '../meant.ts';
import { queryClient } from '../read.ts';
import { createSignal } from '../signal.ts';
import type { Change, ChangeOutcome } from './change.ts';
import { isUnconfirmed, keyFor } from './intent-keys.ts';
import { keptUndo } from './kept-undo.ts';
import { maskedJson } from './mask.ts';

/** Who acts, for the journal; the frame sets it when the session or the server changes. */
let actor = { server: '', serverName: '', user: '' };
export function setActor(next: { server: string; serverName: string; user: string }): void {
  actor = next;
}

const outcomes = createSignal<ChangeOutcome>();
/** The frame shows toasts with Undo from here. */
export const onChangeOutcome = outcomes.listen;

const journalFailures = createSignal<Error>();
/** A change was made but could not be written to the local journal; the frame says so. */
export const onJournalFailure = journalFailures.listen;

const underWay = new Map<string, Promise<unknown>>();

/** For long uploads: progress and cancelling. A cancelled change is a failed one whose result is not known. */
export type ChangeOptions = Pick<SendOptions, 'signal' | 'onProgress' | 'meant'>;

/** Submits one change and answers the endpoint's output. Throws ApiError after the failure was shown. */
export function submitChange<E extends Endpoint>(
  change: Change<E>,
  options: ChangeOptions = {},
): Promise<Output<E>> {
  const key = `${change.endpoint.id} ${maskedKey(change.input)}`;
  const same = underWay.get(key);
  if (same) return same as Promise<Output<E>>;
  const running = perform(change, options).finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
}

async function perform<E extends Endpoint>(change: Change<E>, options: ChangeOptions): Promise<Output<E>> {
  // The server that the user saw, also where another one is shown by the time that this is sent or undone.
  const server = options.meant ?? meant();
  const who = actor;
  const intent = keyFor(change.endpoint.id, maskedKey(change.input));
  const headers = { 'Idempotency-Key': intent.key };
  try {
    const output = await send(change.endpoint, change.input, { ...options, headers, meant: server });
    intent.confirm();
    const entry = await record(change as unknown as Change, 'done', '', who);
    outcomes.emit({ result: 'done', change: change as unknown as Change, output, entry, meant: server });
    await Promise.all(
      (change.touches ?? []).map((touched) => queryClient.invalidateQueries({ queryKey: [touched.id] })),
    );
    return output;
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const unknown = isUnconfirmed(error);
    if (unknown) intent.keep();
    else intent.release();
    await record(change as unknown as Change, unknown ? 'unknown' : 'failed', error.message, who);
    outcomes.emit({ result: 'failed', change: change as unknown as Change, error });
    throw error;
  }
}

/** Answers the entry's id; null where the journal could not be written. */
async function record(
  change: Pick<Change, 'title' | 'endpoint' | 'before' | 'input' | 'undo' | 'undoes'>,
  result: 'done' | 'failed' | 'unknown',
  message: string,
  who: typeof actor,
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
      undo: change.undo && result === 'done' ? keptUndo(change.undo) : null,
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
