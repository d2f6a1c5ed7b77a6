/** One cancellable piece of work. A newer start discards the result of the older one. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { describeError } from '#data/describe-error.ts';
import { translate, translateIfKnown } from '#data/text.ts';
import { BridgeError } from '#shared/bridge/errors.ts';

export type TaskStage = 'sending' | 'reading' | 'verifying' | 'comparing' | 'server';

export type TaskState<Result> =
  | { readonly phase: 'idle' }
  /** `kept` is the last result, which stays on view until the next one is ready. */
  | { readonly phase: 'running'; readonly stage: TaskStage; readonly lastResult: Result | null }
  | { readonly phase: 'done'; readonly result: Result }
  | { readonly phase: 'failed'; readonly message: string; readonly details: readonly string[] }
  | { readonly phase: 'cancelled' };

export interface TaskTools {
  readonly signal: AbortSignal;
  readonly stage: (stage: TaskStage) => void;
}

export interface LicenceTask<Result> {
  readonly state: TaskState<Result>;
  readonly run: (
    first: TaskStage,
    work: (tools: TaskTools) => Promise<Result>,
    options?: { readonly keep: boolean },
  ) => Promise<void>;
  readonly cancel: () => void;
  /** Returns to the idle phase and cancels running work. */
  readonly reset: () => void;
}

export function useTask<Result>(): LicenceTask<Result> {
  const [state, setState] = useState<TaskState<Result>>({ phase: 'idle' });
  const current = useRef<AbortController | null>(null);

  const stop = useCallback(() => {
    current.current?.abort();
    current.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const run = useCallback(
    async (
      first: TaskStage,
      work: (tools: TaskTools) => Promise<Result>,
      options: { readonly keep: boolean } = { keep: false },
    ) => {
      stop();
      const controller = new AbortController();
      current.current = controller;
      const isCurrent = () => current.current === controller;
      setState((now) => ({
        phase: 'running',
        stage: first,
        lastResult: options.keep ? resultOf(now) : null,
      }));
      try {
        const stage = (next: TaskStage) => {
          if (isCurrent()) setState((now) => ({ phase: 'running', stage: next, lastResult: resultOf(now) }));
        };
        const result = await work({ signal: controller.signal, stage });
        if (isCurrent()) setState({ phase: 'done', result });
      } catch (error) {
        if (isCurrent()) setState(failure(error));
      }
    },
    [stop],
  );
  const cancel = useCallback(() => {
    stop();
    setState({ phase: 'cancelled' });
  }, [stop]);
  const reset = useCallback(() => {
    stop();
    setState({ phase: 'idle' });
  }, [stop]);
  return { state, run, cancel, reset };
}

/** The visible result: the last one while the next one is being made. */
export function resultOf<Result>(state: TaskState<Result>): Result | null {
  if (state.phase === 'done') return state.result;
  return state.phase === 'running' ? state.lastResult : null;
}

function failure(error: unknown): TaskState<never> {
  if (error instanceof BridgeError && error.code === 'CANCELLED') return { phase: 'cancelled' };
  const { message, details } = describeError(error);
  const more = error instanceof BridgeError ? whyUnreadable(error) : null;
  return { phase: 'failed', message: more ?? message, details };
}

/** The name of the unreadable file, and the reason. */
function whyUnreadable({ code, params }: BridgeError): string | null {
  if (code !== 'FILE_UNREADABLE') return null;
  const reason = translateIfKnown(`licence.reason.${params.reason}`);
  if (!reason || !params.name) return reason;
  return translate('licence.screen.message.withReason', { message: String(params.name), reason });
}
