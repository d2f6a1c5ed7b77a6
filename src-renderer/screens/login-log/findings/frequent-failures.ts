/** Failures by person, address and network, from a number on at which nobody has only mistyped. */
import { type LogEntry, networkOf } from '#shared/rules/login-log/log-entry.ts';
import { type Detector, nameOf, ofWho, spanOf } from './detector.ts';
import { ofAddress } from '../log-links.ts';
import type { LogFinding, FindingKind } from './finding.ts';

/** Failures in the rows that were read. */
export const frequentFrom = 10;

interface Failures {
  readonly newest: LogEntry;
  oldest: string;
  count: number;
  readonly accounts: Set<string>;
  readonly addresses: Set<string>;
}

type Kind = Extract<FindingKind, `failures${string}`>;

export function frequentFailures(): Detector {
  const of: Readonly<Record<Kind, Map<string, Failures>>> = {
    failuresOfPerson: new Map(),
    failuresFromAddress: new Map(),
    failuresFromNetwork: new Map(),
  };
  const count = (kind: Kind, subject: string, entry: LogEntry) => {
    if (subject === '') return;
    const { row } = entry;
    const seen = of[kind].get(subject) ?? {
      newest: entry,
      oldest: row.loginTime,
      count: 0,
      accounts: new Set<string>(),
      addresses: new Set<string>(),
    };
    of[kind].set(subject, seen);
    seen.count += 1;
    seen.oldest = row.loginTime;
    seen.accounts.add(row.loginAccount.toLowerCase());
    if (row.ip !== '') seen.addresses.add(row.ip);
  };
  return {
    add(entry) {
      if (entry.kind !== 'failure' || entry.second === null) return;
      count('failuresOfPerson', entry.who, entry);
      count('failuresFromAddress', entry.row.ip, entry);
      count('failuresFromNetwork', networkOf(entry.row.ip), entry);
    },
    findings: () =>
      (Object.keys(of) as Kind[]).flatMap((kind) =>
        [...of[kind]]
          .filter(([, { count: failures }]) => failures >= frequentFrom)
          // A network with one address is told by the address.
          .filter(([, { addresses }]) => kind !== 'failuresFromNetwork' || addresses.size > 1)
          .map(([subject, failures]) => toFinding(kind, subject, failures)),
      ),
  };
}

const nobody = { userId: '', username: '', account: '' } as const;

function toFinding(kind: Kind, subject: string, { newest, oldest, ...seen }: Failures): LogFinding {
  const isPerson = kind === 'failuresOfPerson';
  const { row } = newest;
  const rowsOf =
    kind === 'failuresOfPerson'
      ? ofWho(row)
      : kind === 'failuresFromAddress'
        ? ofAddress(subject)
        : { ip: subject };
  return {
    key: `${kind} ${subject}`,
    kind,
    ...(isPerson ? nameOf(newest) : nobody),
    addresses: isPerson ? [...seen.addresses] : [subject],
    begin: oldest,
    end: row.loginTime,
    facts: { kind: 'failures', failures: seen.count, accounts: seen.accounts.size },
    rows: {
      ...rowsOf,
      ...spanOf(oldest, row.loginTime),
      result: 'failure',
    },
  };
}
