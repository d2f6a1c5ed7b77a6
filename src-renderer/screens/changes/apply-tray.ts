/**
 * Applies what waits in the tray, change by change, through the change door; what is found out is noted in the shell
 * before and after each. Of all windows one does it at a time.
 */
import { atom } from 'jotai';
import { bridge } from '#data/bridge.ts';
import { currentActor, isUnconfirmed, submitChange } from '#data/changes/index.ts';
import { readTray } from '#data/changes/tray.ts';
import { describeError } from '#data/describe-error.ts';
import { knownIds } from '#data/known-ids.ts';
import { meant } from '#data/meant.ts';
import { callRead } from '#data/read.ts';
import { recordChange } from '#data/records/save-record.ts';
import { store } from '#data/store.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { keepNumberIds } from '#shared/api/id-types.ts';
import { failedWithin } from '#shared/api/unconfirmed.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import { applyChanges, type ToSend } from '#shared/rules/changes/apply.ts';
import type { CollectedChange } from '#shared/rules/changes/collected.ts';
import { isApplied } from '#shared/rules/changes/is-applied.ts';
import { reviewSet, type SetReview } from '#shared/rules/changes/review-set.ts';
import type { Ask } from '#shared/rules/records/record.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { inOwnTurn } from './turn.ts';

export interface Run {
  readonly done: number;
  readonly total: number;
  readonly cancel: () => void;
}
/** What is under way in this window; null: nothing. */
export const runAtom = atom<Run | null>(null);

export interface Applied {
  readonly done: number;
  readonly left: number;
  /** Why the rest was not begun; null: all of it was. */
  readonly stopped: Stopped | null;
}
/** By the user; the session has ended; the turn is another window's. `changes.apply.<stopped>` says it. */
type Stopped = 'cancelled' | 'sessionEnded' | 'turnLost';

/** null: another window is at it. Throws where the tray can't be written. */
export function applyTray(server: string, user: string): Promise<Applied | null> {
  if (store.get(runAtom)) return Promise.resolve(null);
  return inOwnTurn(server, async ({ id: turn, lost }) => {
    // What was done before a sudden end is a set of its own: by now it may look otherwise than it was made.
    await bridge.changes.close({ server, user, turn });
    const { changes } = await bridge.changes.tray({ server });
    const stop = new AbortController();
    const because = (why: Stopped) => () => stop.abort(why);
    lost.addEventListener('abort', because('turnLost'), { once: true });
    const ended = because('sessionEnded');
    let tried = 0;
    let done = 0;
    const show = () =>
      store.set(runAtom, { done: tried, total: changes.length, cancel: because('cancelled') });
    show();
    try {
      await applyChanges(changes, {
        ...readingOf(meant(), ended),
        begun: ({ begun }) => begun,
        async begin({ id, wish }) {
          // Somebody else of another organisation has signed in meanwhile: this is not for them.
          if (currentActor().tray !== server) {
            stop.abort('sessionEnded');
            return null;
          }
          try {
            return await bridge.changes.begin({ server, id, wish, turn });
          } catch (error) {
            if (!(error instanceof BridgeError) || error.code !== 'TURN_LOST') throw error;
            stop.abort('turnLost');
            return null;
          }
        },
        send: (write) => send(write, meant(), ended),
        async settle({ id, wish }, outcome) {
          const message = outcome.message.slice(0, 4000);
          await bridge.changes.note({ server, id, wish, turn, ...outcome, message });
          tried += 1;
          if (isApplied(outcome.result)) done += 1;
          show();
        },
        words: (error) => describeError(error).message,
        signal: stop.signal,
      });
    } finally {
      store.set(runAtom, null);
      await bridge.changes.close({ server, user, turn });
      await readTray(server);
    }
    // Not by what the tray holds now: more was collected meanwhile, perhaps.
    return {
      done,
      left: changes.length - done,
      stopped: stop.signal.aborted ? (stop.signal.reason as Stopped) : null,
    };
  });
}

/** What was applied before a sudden end becomes a set, which can be rolled back; not while another window applies. */
export async function gatherMade(server: string, user: string): Promise<void> {
  if (!store.get(runAtom))
    await inOwnTurn(server, ({ id: turn }) => bridge.changes.close({ server, user, turn }));
}

/** Reads of the server that the user sees, past every cache. `ended`: told that the session has. */
export function readingOf(server: string, ended: () => void = () => undefined) {
  const ask: Ask = async (endpoint, input) => {
    try {
      return await callRead(endpoint, input, { meant: server });
    } catch (error) {
      if (isSessionEnd(error)) ended();
      throw error;
    }
  };
  const learn = (ids: readonly string[]) => keepNumberIds(ids, knownIds(server));
  return { kindOf: recordById, ask, learn };
}

const isSessionEnd = (error: unknown) => error instanceof ApiError && error.sessionEnded;

async function send(
  { kind, place, newest, after, changed, key, approver }: ToSend,
  server: string,
  ended: () => void,
) {
  const change = recordChange(kind, place, {
    newest,
    after,
    changed,
    server,
    success: null,
    failure: 'silent',
  });
  try {
    return { result: 'done', answer: await submitChange(change, { meant: server, key, approver }) } as const;
  } catch (error) {
    if (isSessionEnd(error)) ended();
    const { message } = describeError(error);
    return isUnconfirmed(error)
      ? ({ result: 'unknown', message } as const)
      : ({ result: 'failed', message, late: failedWithin(error) } as const);
  }
}

/** What applying them would come to, by what the server has now: nothing is sent. */
export async function checkTray<Change extends CollectedChange>(
  changes: readonly Change[],
): Promise<readonly (readonly [Change, SetReview['state']])[]> {
  const reviews = await reviewSet(changes, {
    ...readingOf(meant()),
    words: (error) => describeError(error).message,
  });
  return changes.flatMap((change, at) => (reviews[at] ? [[change, reviews[at].state]] : []));
}
