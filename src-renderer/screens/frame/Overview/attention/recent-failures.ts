/** The failed sign-ins of the last days: read once, counted by a card and searched for break-ins by the work list. */
import { queryClient } from '#data/read.ts';
import { callRows, type StreamedRows } from '#data/stream-read.ts';
import { type LoginFilter, type LoginRow, pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';

/** One page of the log; the same page of failures is read once while it is fresh. */
export function readLogPage(streamFilter: LoginFilter, signal: AbortSignal): Promise<StreamedRows<LoginRow>> {
  if (streamFilter.result !== 'failure') return callRows(pageQueryLoginLog, { streamFilter }, { signal });
  return queryClient.fetchQuery({
    queryKey: [pageQueryLoginLog.id, 'failures', streamFilter],
    queryFn: (shared) => callRows(pageQueryLoginLog, { streamFilter }, { signal: shared.signal }),
  });
}

/** The number of failures on each day; null where the page has not all of them, or one of another day. */
export function countByDay(
  { rows, total }: StreamedRows<Pick<LoginRow, 'loginTime'>>,
  days: readonly string[],
): readonly number[] | null {
  const counts = days.map((day) => rows.filter(({ loginTime }) => loginTime.startsWith(day)).length);
  return counts.reduce((sum, count) => sum + count, 0) === total ? counts : null;
}
