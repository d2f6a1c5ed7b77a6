/**
 * Figures of a login log, computed row by row, newest first: counts over time, rankings, unusual entries. Only counts
 * are stored, so that a million rows cost little.
 */
import type { LoginRow } from '#shared/api/login-log/login-log.ts';
import { isWorking, type WorkingHours } from '#shared/rules/login-log/working-hours.ts';
import type { LogFinding } from '../findings/finding.ts';
import { logFindings } from '../findings/log-findings.ts';
import { type BreakIn, breakIns } from '#shared/rules/login-log/break-ins.ts';
import { type FirstTime, firstTimes } from './first-times.ts';
import { type LogEntry, logEntryOf, noAccountPrefix } from '#shared/rules/login-log/log-entry.ts';
import { type BarUnit, type HourCounts, type LoginTimeBar, timeBars } from './login-time-bars.ts';

/** Lines of a ranking, and findings of a kind, that are shown; the total is stated. */
export const shownMost = 5;
const shownFindings = 4;
const weekHours = 7 * 24;

export interface RankedValue {
  /** The value for a filter: an id, an address, a terminal. */
  readonly key: string;
  readonly name: string;
  readonly count: number;
}

/** Log-ins and failures from one address. */
export interface AddressCount {
  readonly address: string;
  readonly logins: number;
  readonly failures: number;
}

/** Addresses that are told apart; a log of a year has fewer. */
const mostAddresses = 50_000;

export interface LogFigures {
  /** Rows that have been read, and the times of the oldest and the newest; '' without rows. */
  readonly rows: number;
  readonly oldest: string;
  readonly newest: string;
  readonly logins: number;
  readonly failures: number;
  readonly unit: BarUnit;
  readonly bars: readonly LoginTimeBar[];
  readonly failuresBy: Readonly<Record<'person' | 'address' | 'terminal', readonly RankedValue[]>>;
  readonly byAddress: readonly AddressCount[];
  /** Log-ins and failures from further addresses. */
  readonly addressesLeftOut: number;
  /** Log-ins by the hour of the week, from Monday at midnight. */
  readonly week: readonly number[];
  readonly breakIns: readonly BreakIn[];
  readonly breakInCount: number;
  readonly firstTimes: readonly FirstTime[];
  readonly firstTimeCount: number;
  /** All findings, newest first; [] unless they are asked for. */
  readonly findings: readonly LogFinding[];
}

export interface FiguresReader {
  readonly add: (row: LoginRow) => void;
  readonly figures: () => LogFigures;
}

/** `every`: all findings, which cost more than the figures. */
export function figuresReader({ every = false } = {}): FiguresReader {
  const hours: HourCounts = new Map();
  const week = new Array<number>(weekHours).fill(0);
  const by = {
    person: new Map<string, RankedValue>(),
    address: new Map<string, RankedValue>(),
    terminal: new Map<string, RankedValue>(),
  };
  const [suspects, firsts] = [breakIns(), firstTimes()];
  const further = every ? logFindings() : null;
  const addresses = new Map<string, { address: string; logins: number; failures: number }>();
  let addressesLeftOut = 0;
  let [rows, logins, failures, oldest, newest] = [0, 0, 0, '', ''];

  function fromWhere({ kind, row: { ip: address } }: LogEntry): void {
    if (kind === 'other') return;
    const counts = addresses.get(address) ?? { address, logins: 0, failures: 0 };
    if (!addresses.has(address)) {
      if (addresses.size >= mostAddresses) {
        addressesLeftOut += 1;
        return;
      }
      addresses.set(address, counts);
    }
    counts[kind === 'login' ? 'logins' : 'failures'] += 1;
  }

  function overTime({ kind, second, row }: LogEntry): void {
    if (second === null) return;
    if (oldest === '' || row.loginTime < oldest) oldest = row.loginTime;
    if (row.loginTime > newest) newest = row.loginTime;
    if (kind === 'other') return;
    const hour = Math.floor(second / 3600);
    const counts = hours.get(hour) ?? { logins: 0, failures: 0 };
    counts[kind === 'login' ? 'logins' : 'failures'] += 1;
    hours.set(hour, counts);
    // 1970 began on a Thursday.
    const ofWeek = (hour + 3 * 24) % weekHours;
    if (kind === 'login') week[ofWeek] = (week[ofWeek] ?? 0) + 1;
  }

  return {
    add(row) {
      const entry = logEntryOf(row);
      rows += 1;
      if (entry.kind === 'login') logins += 1;
      if (entry.kind === 'failure') {
        failures += 1;
        const nobody = row.loginAccount === '' ? '' : `${noAccountPrefix}${row.loginAccount}`;
        count(by.person, row.userId || nobody, row.username || row.loginAccount);
        count(by.address, row.ip, row.ip);
        count(by.terminal, row.clientType, row.clientType);
      }
      overTime(entry);
      fromWhere(entry);
      suspects.add(entry);
      firsts.add(entry);
      further?.add(entry);
    },
    figures() {
      const [allSuspects, allFirsts] = [suspects.findings(), firsts.findings()];
      return {
        rows,
        oldest,
        newest,
        logins,
        failures,
        byAddress: [...addresses.values()].map((counts) => ({ ...counts })),
        addressesLeftOut,
        week: [...week],
        ...timeBars(hours),
        failuresBy: { person: ranked(by.person), address: ranked(by.address), terminal: ranked(by.terminal) },
        breakIns: allSuspects.slice(0, shownFindings),
        breakInCount: allSuspects.length,
        firstTimes: allFirsts.slice(0, shownFindings),
        firstTimeCount: allFirsts.length,
        findings: further?.findings({ breakIns: allSuspects, firstTimes: allFirsts }) ?? [],
      };
    },
  };
}

export function outsideHours({ week }: Pick<LogFigures, 'week'>, hours: WorkingHours): number {
  return week.reduce(
    (sum, count, at) => (isWorking(hours, Math.floor(at / 24), at % 24) ? sum : sum + count),
    0,
  );
}

function count(counts: Map<string, RankedValue>, key: string, name: string): void {
  if (key === '') return;
  counts.set(key, { key, name, count: (counts.get(key)?.count ?? 0) + 1 });
}

function ranked(counts: ReadonlyMap<string, RankedValue>): RankedValue[] {
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, shownMost);
}
