/** State of the run that applies a tray in this window: its progress, its end, and the answers that it waits for. */
import { atom } from 'jotai';
import { store } from '#data/store.ts';
import { translate } from '#data/text.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';

/** The user has cancelled; the session has ended; another window has the lease. Texts: `changes.apply.<stopped>`. */
export type StopReason = 'cancelled' | 'sessionEnded' | 'turnLost';

export interface ApplyProgress {
  readonly done: number;
  readonly total: number;
  readonly cancel: () => void;
  /** No further change is begun. */
  readonly stopping: boolean;
  /** Changes that were sent and have no answer yet. */
  readonly unanswered: readonly CollectedChange[];
  /** Stops waiting for answers: the results of the sent changes stay unknown. */
  readonly letGo: () => void;
}
/** null while nothing is being applied. */
export const runAtom = atom<ApplyProgress | null>(null);

export interface Running {
  /** Aborted: no further change is begun; its reason tells why. */
  readonly stop: AbortSignal;
  /** Aborted: no answer is awaited any more. */
  readonly abandonSignal: AbortSignal;
  because(why: StopReason): () => void;
  /** Called before a change is sent. */
  sending(change: CollectedChange): void;
  /** Called when the result of a change is known; `done`: it was applied. */
  onFinished(change: CollectedChange, done: boolean): void;
  count(): number;
  end(): void;
}

export function beginRun(total: number): Running {
  const stop = new AbortController();
  const lossController = new AbortController();
  const sent = new Set<CollectedChange>();
  let [tried, done, over] = [0, 0, false];
  const because = (why: StopReason) => () => {
    stop.abort(why);
    show();
  };
  const letGo = () => lossController.abort(lostAnswer());
  const show = () => {
    // Giving the lease back after the end aborts `stop`, too; the atom must stay empty then.
    if (over) return;
    store.set(runAtom, {
      done: tried,
      total,
      cancel: because('cancelled'),
      letGo,
      stopping: stop.signal.aborted,
      unanswered: [...sent],
    });
  };
  show();
  return {
    stop: stop.signal,
    abandonSignal: lossController.signal,
    because,
    sending(change) {
      sent.add(change);
      show();
    },
    onFinished(change, isDone) {
      sent.delete(change);
      tried += 1;
      if (isDone) done += 1;
      show();
    },
    count: () => done,
    end() {
      over = true;
      store.set(runAtom, null);
    },
  };
}

/** The error of a passed deadline: the server may have done the change. */
const lostAnswer = () =>
  new ApiError({
    kind: 'timeout',
    endpoint: '',
    code: 'LET_GO',
    message: translate('changes.apply.wasLetGo'),
  });
