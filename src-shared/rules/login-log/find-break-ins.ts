/** Possible break-ins of some days: the failures are read, and of the log-ins only those that may follow on them. */
import type { LoginFilter, LoginRow } from '../../api/login-log/login-log.ts';
import { type BreakIn, breakIns, suspiciousSpans } from './break-ins.ts';
import { type LogEntry, logEntryOf } from './log-entry.ts';
import type { TimeSpan } from './span.ts';

/** Rows of one answer: what a server and the page manage within a second. */
const most = 5000;
/** Spans that are looked at, the newest first. */
const mostSpans = 12;

export interface FoundBreakIns {
  readonly breakIns: readonly BreakIn[];
  /** Whether the log has more than was looked at. */
  readonly isPart: boolean;
}

/** One page of the log, newest first, and the number of rows on the server. */
export type ReadLogPage = (
  filter: LoginFilter,
) => Promise<{ readonly rows: readonly LoginRow[]; readonly total: number }>;

/** The newest page of the failures within a span. */
export function failuresWithin({ begin: beginTime, end: endTime }: TimeSpan): LoginFilter {
  return { result: 'failure', beginTime, endTime, pageNo: 1, pageSize: most };
}

export async function findBreakIns(within: TimeSpan, readPage: ReadLogPage): Promise<FoundBreakIns> {
  const ask = async (filter: LoginFilter) => {
    const { rows, total } = await readPage(filter);
    return { entries: rows.map(logEntryOf), isPart: total > rows.length };
  };
  const failures = await ask(failuresWithin(within));
  const spans = suspiciousSpans(failures.entries);
  const logins = await Promise.all(
    spans.slice(-mostSpans).map((span) => ask({ ...failuresWithin(span), result: 'success' })),
  );
  const finder = breakIns();
  const entries = [failures, ...logins].flatMap(({ entries: some }) => some);
  for (const entry of entries.sort(newestFirst)) finder.add(entry);
  return {
    breakIns: finder.findings().filter(({ time }) => time <= within.end),
    isPart: spans.length > mostSpans || [failures, ...logins].some(({ isPart }) => isPart),
  };
}

/** A log-in of the same second counts as the later one: it follows on its failures. */
function newestFirst(one: LogEntry, other: LogEntry): number {
  const later = (other.second ?? 0) - (one.second ?? 0);
  return later !== 0 ? later : Number(one.kind === 'failure') - Number(other.kind === 'failure');
}
