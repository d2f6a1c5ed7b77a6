/**
 * Applies the tray change by change through the change door; the shell notes the progress before and after each. One
 * window applies at a time.
 */
import { bridge } from '#data/bridge.ts';
import { currentActor, isUnconfirmed, needsGuard, noteFound, submitChange } from '#data/changes/index.ts';
import { readTray } from '#data/changes/tray.ts';
import { describeError } from '#data/describe-error.ts';
import { collectInSlices } from '#data/run-in-slices.ts';
import { idTypesOfServer } from '#data/known-ids.ts';
import { serverMark } from '#data/server-mark.ts';
import { callRead } from '#data/read.ts';
import { contentProblemText } from '#data/records/refused-content.ts';
import { buildRecordChange } from '#data/records/save-record.ts';
import { store } from '#data/store.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { keepNumberIds } from '#shared/api/id-types.ts';
import { failedWithin } from '#shared/api/is-unconfirmed.ts';
import type { TrayChange } from '#shared/bridge/changes.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import { applyChanges, type ToSend } from '#shared/rules/changes/apply.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { isApplied } from '#shared/rules/changes/is-applied.ts';
import { reviewSet, type SetReview } from '#shared/rules/changes/review-set.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { beginRun, runAtom, type StopReason } from './run.ts';
import { withTrayLease } from './tray-lease.ts';

export interface AppliedCounts {
  readonly done: number;
  readonly remainder: number;
  /** The reason why the rest was not begun; null if all changes were. */
  readonly stopped: StopReason | null;
}
/**
 * Resolves to null while another window applies. `forNow` makes changes of signing in a trial. Rejects if the tray
 * cannot be written.
 */
export function applyTray(server: string, user: string, forNow = false): Promise<AppliedCounts | null> {
  if (store.get(runAtom)) return Promise.resolve(null);
  return withTrayLease(server, async ({ id: turn, lossSignal }) => {
    // Changes that were applied before a crash become a set, which this run's changes join.
    await bridge.changes.close({ server, user, turn, cut: true });
    const { changes } = await bridge.changes.tray({ server });
    const run = beginRun(changes.length);
    lossSignal.addEventListener('abort', run.because('turnLost'), { once: true });
    const ended = run.because('sessionEnded');
    try {
      await applyChanges(changes, {
        ...readingOf(serverMark(), ended),
        hasBegun: ({ begun }) => begun,
        async begin(change) {
          // After a sign-in for another organisation the tray does not belong to this session any more.
          if (currentActor().tray !== server) {
            ended();
            return null;
          }
          const { id, wish } = change;
          try {
            const begun = await bridge.changes.begin({ server, id, wish, turn });
            if (begun) run.sending(change);
            return begun;
          } catch (error) {
            if (!(error instanceof BridgeError) || error.code !== 'TURN_LOST') throw error;
            run.because('turnLost')();
            return null;
          }
        },
        send: (write) => send(write, serverMark(), { ended, abandonSignal: run.abandonSignal, forNow }),
        onHeld: (change, write) =>
          change.begun ? noteFoundDone(change, write, serverMark()) : Promise.resolve(),
        async finish(change, outcome) {
          const { id, wish } = change;
          const message = outcome.message.slice(0, 4000);
          await bridge.changes.note({ server, id, wish, turn, ...outcome, message });
          run.onFinished(change, isApplied(outcome.result));
        },
        words: (error) => describeError(error).message,
        signal: run.stop,
        abandonSignal: run.abandonSignal,
      });
    } finally {
      run.end();
      await bridge.changes.close({ server, user, turn });
      await readTray(server);
    }
    // The tray's present size does not count: further changes may have been collected meanwhile.
    return {
      done: run.count(),
      remainder: changes.length - run.count(),
      stopped: run.stop.aborted ? (run.stop.reason as StopReason) : null,
    };
  });
}

/** Makes a set of changes that were applied before a crash, so that they can be rolled back; not during a run. */
export async function gatherMade(server: string, user: string): Promise<void> {
  if (!store.get(runAtom))
    await withTrayLease(server, ({ id: turn }) => bridge.changes.close({ server, user, turn, cut: true }));
}

/** Uncached reads of the active server. `ended` is called when the session has ended. */
export function readingOf(server: string, ended?: () => void) {
  const ask: Ask = async (endpoint, input) => {
    try {
      return await callRead(endpoint, input, { mark: server });
    } catch (error) {
      if (isSessionEnd(error)) ended?.();
      throw error;
    }
  };
  const learn = (ids: readonly string[]) => keepNumberIds(ids, idTypesOfServer(server));
  return { kindOf: recordById, ask, learn, refusal: contentProblemText };
}

/** Writes the journal entry of a change that an earlier attempt has made. */
export function noteFoundDone(
  { sentKey }: TrayChange,
  { kind, locator, newest, after, changed }: Omit<ToSend, 'key' | 'approver'>,
  server: string,
): Promise<void> {
  return noteFound(buildRecordChange(kind, locator, { newest, after, changed, server }), sentKey);
}

const isSessionEnd = (error: unknown) => error instanceof ApiError && error.sessionEnded;

interface Sending {
  /** Called when the session has ended. */
  readonly ended: () => void;
  /** Aborts the waiting for an answer. */
  readonly abandonSignal: AbortSignal;
  readonly forNow: boolean;
}

async function send(
  { kind, locator, newest, after, changed, key, approver }: ToSend,
  server: string,
  { ended, abandonSignal, forNow }: Sending,
) {
  const change = buildRecordChange(kind, locator, {
    newest,
    after,
    changed,
    server,
    success: null,
    failure: 'silent',
  });
  try {
    const guardAnswer = forNow && needsGuard(change) ? 'forNow' : true;
    const answer = await submitChange(change, {
      mark: server,
      key,
      guardAnswer,
      approver,
      signal: abandonSignal,
    });
    return { result: 'done', answer } as const;
  } catch (error) {
    if (isSessionEnd(error)) ended();
    const { message } = describeError(error);
    return isUnconfirmed(error)
      ? ({ result: 'unknown', message } as const)
      : ({ result: 'failed', message, late: failedWithin(error) } as const);
  }
}

/** Reviews the changes against the server's present state; sends nothing. */
export async function checkTray<Change extends CollectedChange>(
  changes: readonly Change[],
): Promise<readonly (readonly [Change, SetReview])[]> {
  const reviews = await reviewSet(changes, {
    ...readingOf(serverMark()),
    words: (error) => describeError(error).message,
    work: collectInSlices,
  });
  return changes.flatMap((change, at) => (reviews[at] ? [[change, reviews[at]]] : []));
}
