/**
 * The rows that match a filter, newest first. Without a filter they are found by arithmetic; with one the log is
 * scanned once, in chunks, so that other requests are answered meanwhile, and the matches are cached for the next
 * page.
 */
import { setImmediate } from 'node:timers/promises';
import type { LoginFilter } from '#shared/api/login-log/login-log.ts';
import { type LogGround, testsOf } from './filter.ts';
import { loginFactsOf } from './login-facts.ts';
import { type keptRows, timelines } from './scale.ts';

/** Rows of one chunk: some milliseconds. */
const piece = 20_000;
/** Filters whose matches are cached: four bytes for each row. */
const remembered = 4;

export interface Matches {
  readonly total: number;
  /** Number of the row at an index, from 0. */
  row(index: number): number;
}

export interface LogScope extends LogGround {
  readonly tenantKey: string;
  readonly scale: keyof typeof keptRows;
  /** Number of newest rows that the log keeps. */
  readonly rowLimit: number;
  /** Seconds since 1970 of the request, in the server's own time. */
  readonly now: number;
}

const found = new Map<string, Int32Array>();

export async function findLogins(filter: LoginFilter, scope: LogScope): Promise<Matches> {
  const timeline = timelines[scope.scale];
  const newest = timeline.lastUpTo(scope.now);
  const oldest = Math.max(0, newest - scope.rowLimit + 1);
  const { pageNo: _page, pageSize: _size, beginTime, endTime, ...rest } = filter;
  const first =
    beginTime === undefined ? oldest : Math.max(oldest, timeline.lastUpTo(secondsOf(beginTime) - 1) + 1);
  const last = endTime === undefined ? newest : Math.min(newest, timeline.lastUpTo(secondsOf(endTime)));
  const tests = testsOf(rest as LoginFilter, scope);
  if (last < first) return { total: 0, row: () => -1 };
  if (tests.length === 0) return { total: last - first + 1, row: (index) => last - index };
  const departmentsKey = scope.visibleDepartments === null ? '' : scope.visibleDepartments.join('');
  const key = JSON.stringify([
    scope.tenantKey,
    scope.scale,
    first,
    last,
    rest,
    departmentsKey,
    scope.roster.size,
  ]);
  const rows = found.get(key) ?? (await walk());
  found.delete(key);
  found.set(key, rows);
  for (const old of found.keys()) {
    if (found.size <= remembered) break;
    found.delete(old);
  }
  return { total: rows.length, row: (index) => rows[index] ?? -1 };

  async function walk(): Promise<Int32Array> {
    const list: number[] = [];
    for (let row = last; row >= first; row -= 1) {
      const facts = loginFactsOf(row, scope.roster.size);
      const second = timeline.at(row);
      if (tests.every((test) => test(facts, row, second))) list.push(row);
      if (row % piece === 0) await setImmediate();
    }
    return Int32Array.from(list);
  }
}

/** Parses `YYYY-MM-DD HH:mm:ss` in the server's own time. */
export function secondsOf(instant: string): number {
  return Date.parse(`${instant.replace(' ', 'T')}Z`) / 1000;
}
