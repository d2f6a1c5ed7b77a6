/** Questions about all IP segments, answered in a thread, so that the page never blocks. */
import { useEffect, useState } from 'react';
import type { NamedRange } from '../all-network-entries.ts';
import type { Answers, FromRangesThread, RangesQuestion, ToRangesThread } from './messages.ts';

/** Ranges of one message: a few milliseconds of work. */
const handedOver = 4000;

/** Returns null until all ranges have been sent. */
export function useRangeThread(all: readonly NamedRange[]): RangeThread | null {
  const [thread, setThread] = useState<RangeThread | null>(null);
  useEffect(() => {
    const rangesThread = rangeThread();
    let closed = false;
    const handOver = async () => {
      for (let at = 0; at < all.length && !closed; at += handedOver) {
        rangesThread.add(all.slice(at, at + handedOver).flatMap(({ ipStart, ipEnd }) => [ipStart, ipEnd]));
        await new Promise((done) => setTimeout(done));
      }
      if (!closed) setThread(rangesThread);
    };
    void handOver();
    return () => {
      closed = true;
      rangesThread.close();
      setThread(null);
    };
  }, [all]);
  return thread;
}

interface Answered<Kind extends RangesQuestion['kind']> {
  readonly data: Answers[Kind] | undefined;
  /** Whether the answer belongs to the present question, not to an earlier one. */
  readonly current: boolean;
  readonly error: Error | null;
}

export function useAnswer<Kind extends RangesQuestion['kind']>(
  thread: RangeThread | null,
  question: Extract<RangesQuestion, { kind: Kind }>,
): Answered<Kind> {
  const key = Object.values(question).join('\n');
  const [state, setState] = useState<{
    readonly key: string | null;
    readonly thread: RangeThread | null;
    readonly data: Answers[Kind] | undefined;
    readonly error: Error | null;
  }>({ key: null, thread: null, data: undefined, error: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all of the question
  useEffect(() => {
    if (!thread) return;
    let isUnmounted = false;
    thread.ask(question).then(
      (data) => {
        if (!isUnmounted) setState({ key, thread, data, error: null });
      },
      (error: Error) => {
        if (!isUnmounted) setState({ key, thread, data: undefined, error });
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [thread, key]);
  const { data, error } = state;
  return { data, error, current: state.key === key && state.thread === thread };
}

/** The page's side of the thread: sends ranges, and awaits answers to questions. */
interface RangeThread {
  readonly add: (addresses: readonly string[]) => void;
  readonly ask: <Kind extends RangesQuestion['kind']>(
    question: Extract<RangesQuestion, { kind: Kind }>,
  ) => Promise<Answers[Kind]>;
  readonly close: () => void;
}

interface Waiting {
  readonly done: (answer: never) => void;
  readonly fail: (error: Error) => void;
}

function rangeThread(): RangeThread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  worker.addEventListener('message', ({ data: { id, answer } }: MessageEvent<FromRangesThread>) => {
    // The id pairs an answer with its question, so its type is that question's.
    waiting.get(id)?.done(answer as never);
    waiting.delete(id);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { fail } of waiting.values()) fail(new Error(message));
    waiting.clear();
  });
  const say = (said: ToRangesThread) => worker.postMessage(said);
  return {
    add: (addresses) => say({ kind: 'add', addresses }),
    ask: (question) =>
      new Promise((done, fail) => {
        asked += 1;
        waiting.set(asked, { done, fail });
        say({ kind: 'ask', id: asked, question });
      }),
    close: () => worker.terminate(),
  };
}
