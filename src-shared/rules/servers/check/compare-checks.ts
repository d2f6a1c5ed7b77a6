import type { CheckAccount, CheckedPage, FreshCheck, ServerCheck } from './check-shape.ts';
import type { CallVerdict } from './verdicts.ts';

type Since = NonNullable<ServerCheck['since']>;
type Turned = Since['worse'][number];

/** A higher rank means that more of the console works with the call; null where the call was not sent. */
const callRank: Readonly<Record<CallVerdict, number | null>> = {
  present: 3,
  refused: 2,
  different: 1,
  elsewhere: 0,
  notReached: 0,
  notTried: null,
};
const pageRank: Readonly<Record<CheckedPage['verdict'], number>> = { works: 2, partly: 1, fails: 0 };

/** Pages come before calls. A call that only one of the checks has is left out. */
export function compareChecks(last: FreshCheck, now: FreshCheck): Since {
  const turns = [
    ...turnsIn(last.pages, now.pages, (verdict) => pageRank[verdict]),
    ...turnsIn(last.calls, now.calls, (verdict) => callRank[verdict]),
  ];
  const those = (better: boolean): Turned[] =>
    turns.filter((turn) => turn.better === better).map(({ id, was, is }) => ({ id, was, is }));
  return {
    time: last.time,
    account: otherAccount(last.account, now.account),
    worse: those(false),
    better: those(true),
  };
}

function otherAccount(was: CheckAccount | undefined, is: CheckAccount | undefined): Since['account'] {
  if (!was || !is || (was.userId === is.userId && was.tenantKey === is.tenantKey)) return null;
  return { was, is };
}

function turnsIn<Verdict extends string>(
  last: readonly { readonly id: string; readonly verdict: Verdict }[],
  now: readonly { readonly id: string; readonly verdict: Verdict }[],
  rankOf: (verdict: Verdict) => number | null,
): (Turned & { readonly better: boolean })[] {
  const before = new Map(last.map(({ id, verdict }) => [id, verdict]));
  return now.flatMap(({ id, verdict: is }) => {
    const was = before.get(id);
    const [from, to] = [was === undefined ? null : rankOf(was), rankOf(is)];
    if (was === undefined || from === null || to === null || from === to) return [];
    return [{ id, was, is, better: to > from }];
  });
}
