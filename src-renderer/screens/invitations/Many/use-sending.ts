/** Sends invitations one after another, with progress, pause and cancel, and keeps the result of each row. */
import { useRef, useState } from 'react';
import { isUnconfirmed } from '#data/changes/index.ts';
import { describeError } from '#data/describe-error.ts';
import { readAgain } from '#data/read.ts';
import { queryInvite } from '#shared/api/invitations/invitations.ts';
import type { InviteValues } from '#shared/rules/invitations/invite-fields.ts';
import { sendInvite } from '../send-invitation.ts';

export type InviteRow = InviteValues & { readonly line: number };

/**
 * `waits`: an approver has to decide first. `unknown`: the answer was lost; sending again creates no second invitation.
 */
export type Result = 'sent' | 'waits' | { readonly why: string; readonly unknown: boolean };

interface Run {
  readonly done: number;
  readonly total: number;
  readonly paused: boolean;
}

export function useSending(domain: string) {
  const [results, setResults] = useState<ReadonlyMap<number, Result>>(new Map());
  const [run, setRun] = useState<Run | null>(null);
  const queue = useRef<InviteRow[]>([]);
  const stopped = useRef(false);

  const work = async (total: number) => {
    stopped.current = false;
    for (let row = queue.current[0]; row && !stopped.current; row = queue.current[0]) {
      setRun({ done: total - queue.current.length, total, paused: false });
      const { line } = row;
      const result = await send(row, domain);
      queue.current = queue.current.slice(1);
      setResults((now) => new Map(now).set(line, result));
    }
    const left = queue.current.length;
    setRun(left > 0 ? { done: total - left, total, paused: true } : null);
    await readAgain([queryInvite]);
  };
  return {
    results,
    run,
    start(rows: readonly InviteRow[]) {
      queue.current = [...rows];
      return work(rows.length);
    },
    pause() {
      stopped.current = true;
    },
    goOn: () => work(run?.total ?? queue.current.length),
    /** Cancelling waits for the request that is on its way. */
    cancel() {
      stopped.current = true;
      queue.current = queue.current.slice(0, run?.paused ? 0 : 1);
      if (run?.paused) setRun(null);
    },
    /** A corrected row loses its earlier result. */
    forget: (line: number) => setResults((now) => new Map([...now].filter(([each]) => each !== line))),
  };
}

async function send(row: InviteRow, domain: string): Promise<Result> {
  try {
    const became = await sendInvite(row, domain, { success: null, failure: 'here', touches: [] });
    return became === 'collected' ? 'waits' : 'sent';
  } catch (error) {
    return { why: describeError(error).message, unknown: isUnconfirmed(error as Error) };
  }
}
