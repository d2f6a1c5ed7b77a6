/**
 * Possible break-ins: many failures and then a success, either of one account from any address, or of one address with
 * many accounts. Rows come newest first, so a log-in waits for the failures before it.
 */
import { type LogEntry, timeOf } from './log-entry.ts';
import type { TimeSpan } from './span.ts';

/** Failures in a row, and seconds before the log-in within which they count. */
const suspicious = { failures: 5, within: 30 * 60 } as const;

export interface BreakIn {
  /** `account`: one account was tried often. `address`: one address tried many accounts. */
  readonly kind: 'account' | 'address';
  readonly userId: string;
  readonly username: string;
  readonly account: string;
  readonly ip: string;
  /** Time of the log-in, `YYYY-MM-DD HH:mm:ss`. */
  readonly time: string;
  readonly failures: number;
  /** Number of tried accounts; 1 for the kind `account`. */
  readonly accounts: number;
  /** Seconds from the first failure to the log-in. */
  readonly seconds: number;
}

interface Waiting {
  readonly entry: LogEntry;
  readonly second: number;
  failures: number;
  readonly accounts: Set<string>;
  oldest: number;
  isNoted: boolean;
}

export interface BreakIns {
  readonly add: (entry: LogEntry) => void;
  /** The findings, newest first. */
  readonly findings: () => readonly BreakIn[];
}

export function breakIns(): BreakIns {
  const byAccount = new Map<string, Waiting>();
  const byAddress = new Map<string, Waiting>();
  const found: { kind: BreakIn['kind']; waiting: Waiting }[] = [];

  function note(kind: BreakIn['kind'], waiting: Waiting | undefined, entry: LogEntry, second: number): void {
    if (!waiting || waiting.second - second > suspicious.within) return;
    waiting.failures += 1;
    waiting.accounts.add(entry.row.loginAccount.toLowerCase());
    waiting.oldest = second;
    const tries = kind === 'account' ? waiting.failures : waiting.accounts.size;
    if (tries < suspicious.failures || waiting.isNoted) return;
    waiting.isNoted = true;
    found.push({ kind, waiting });
  }

  return {
    add(entry) {
      const { row, second } = entry;
      if (second === null) return;
      if (entry.kind === 'login') {
        const waiting = () => ({
          entry,
          second,
          failures: 0,
          accounts: new Set<string>(),
          oldest: second,
          isNoted: false,
        });
        if (entry.who !== '') byAccount.set(entry.who, waiting());
        if (row.ip !== '') byAddress.set(row.ip, waiting());
      } else if (entry.kind === 'failure') {
        note('account', byAccount.get(entry.who), entry, second);
        note('address', byAddress.get(row.ip), entry, second);
      }
    },
    findings: () =>
      found
        .map(({ kind, waiting }) => toBreakIn(kind, waiting))
        .sort((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : a.kind < b.kind ? -1 : 1)),
  };
}

function toBreakIn(kind: BreakIn['kind'], { entry, second, failures, accounts, oldest }: Waiting): BreakIn {
  const { row } = entry;
  return {
    kind,
    userId: row.userId,
    username: row.username,
    account: row.loginAccount,
    ip: row.ip,
    time: row.loginTime,
    failures,
    accounts: accounts.size,
    seconds: second - oldest,
  };
}

/** The identity of a finding, under which somebody's verdict on it is kept. */
export function breakInKey({ kind, userId, account, ip, time }: BreakIn): string {
  return `breakIn ${kind} ${kind === 'account' ? userId || account.toLowerCase() : ip} ${time}`;
}

/**
 * The spans of time in which a log-in would complete a break-in, by the failures alone, in order and without overlaps.
 * So failures can be read first, and of the many log-ins only these few.
 */
export function suspiciousSpans(failures: readonly LogEntry[]): readonly TimeSpan[] {
  const groups = new Map<string, number[]>();
  for (const { kind, second, who, row } of failures) {
    if (kind !== 'failure' || second === null) continue;
    for (const key of [who && `account ${who}`, row.ip && `address ${row.ip}`])
      if (key !== '') groups.set(key, [...(groups.get(key) ?? []), second]);
  }
  const spans = [...groups.values()].flatMap((seconds) => {
    const inOrder = seconds.sort((one, other) => one - other);
    return inOrder.flatMap((first, at) => {
      const fifth = inOrder[at + suspicious.failures - 1];
      return fifth === undefined || fifth - first > suspicious.within
        ? []
        : [{ begin: first, end: first + suspicious.within }];
    });
  });
  const merged: { begin: number; end: number }[] = [];
  for (const { begin, end } of spans.sort((one, other) => one.begin - other.begin)) {
    const before = merged.at(-1);
    if (before && begin <= before.end) before.end = Math.max(before.end, end);
    else merged.push({ begin, end });
  }
  return merged.map(({ begin, end }) => ({ begin: timeOf(begin), end: timeOf(end) }));
}
