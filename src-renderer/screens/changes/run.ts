/** What is being applied in this window: how far it is, whether it stops, and what it waits for then. */
import { atom } from 'jotai';
import { store } from '#data/store.ts';
import { translate } from '#data/text.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { CollectedChange } from '#shared/rules/changes/collected.ts';

/** By the user; the session has ended; the turn is another window's. `changes.apply.<stopped>` says it. */
export type Stopped = 'cancelled' | 'sessionEnded' | 'turnLost';

export interface Run {
  readonly done: number;
  readonly total: number;
  readonly cancel: () => void;
  /** Nothing more is begun. */
  readonly stopping: boolean;
  /** Those that were sent and are not answered yet. */
  readonly sent: readonly CollectedChange[];
  /** Waits for no answer any more: what came of what was sent is not known then. */
  readonly letGo: () => void;
}
/** null: nothing. */
export const runAtom = atom<Run | null>(null);

export interface Running {
  /** Nothing more is begun after it; its reason is why. */
  readonly stop: AbortSignal;
  /** No answer is waited for after it. */
  readonly gone: AbortSignal;
  because(why: Stopped): () => void;
  /** It is about to be sent. */
  sending(change: CollectedChange): void;
  /** It is known what came of it; `done`: it is applied. */
  settled(change: CollectedChange, done: boolean): void;
  /** How many are applied. */
  count(): number;
  end(): void;
}

export function beginRun(total: number): Running {
  const stop = new AbortController();
  const gone = new AbortController();
  const sent = new Set<CollectedChange>();
  let [tried, done, over] = [0, 0, false];
  const because = (why: Stopped) => () => {
    stop.abort(why);
    show();
  };
  const letGo = () => gone.abort(lostAnswer());
  const show = () => {
    // The turn is given back after the end, which stops nothing any more.
    if (over) return;
    store.set(runAtom, {
      done: tried,
      total,
      cancel: because('cancelled'),
      letGo,
      stopping: stop.signal.aborted,
      sent: [...sent],
    });
  };
  show();
  return {
    stop: stop.signal,
    gone: gone.signal,
    because,
    sending(change) {
      sent.add(change);
      show();
    },
    settled(change, isDone) {
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

/** As after a deadline: the server may have done it. */
const lostAnswer = () =>
  new ApiError({
    kind: 'timeout',
    endpoint: '',
    code: 'LET_GO',
    message: translate('changes.apply.wasLetGo'),
  });
