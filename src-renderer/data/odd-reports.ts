/** Reports of values not understood in the server's answers, by page; the page shows one quiet line. */
import { atom } from 'jotai';
import { store } from './store.ts';

export interface OddReport {
  /** The mark of the answering server. */
  readonly server: string;
  /** The page's path, without its query. */
  readonly page: string;
  /** Endpoint and input; a report of the same request replaces the earlier one. */
  readonly request: string;
  readonly count: number;
  /** One line for each of the first values: call, field, expectation, value. */
  readonly lines: readonly string[];
}

export const oddReportsAtom = atom<readonly OddReport[]>([]);

/** Limit of reports. */
const most = 200;

/** `report`: null when the whole answer was understood. */
export function reportOdd(
  server: string,
  request: string,
  report: Pick<OddReport, 'count' | 'lines'> | null,
): void {
  const before = store.get(oddReportsAtom);
  const { pathname: page } = location;
  const others = before.filter(
    (one) => one.server !== server || one.request !== request || (report !== null && one.page !== page),
  );
  if (report) store.set(oddReportsAtom, [...others.slice(1 - most), { server, page, request, ...report }]);
  else if (others.length < before.length) store.set(oddReportsAtom, others);
}
