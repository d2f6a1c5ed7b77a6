/** What was not understood of the server's answers, by the page for which they were asked: one quiet line says it. */
import { atom } from 'jotai';
import { store } from './store.ts';

export interface OddReport {
  /** The mark of the server whose answers these are. */
  readonly server: string;
  /** The page's address, without what follows its path. */
  readonly page: string;
  /** The call and what it was asked: the same again replaces it. */
  readonly asked: string;
  /** How many values. */
  readonly count: number;
  /** One line for each of the first of them: the call, the field, what was expected, the value. */
  readonly lines: readonly string[];
}

export const oddReportsAtom = atom<readonly OddReport[]>([]);

/** Reports that are kept. */
const most = 200;

/** `report`: null where the answer was understood whole. */
export function reportOdd(
  server: string,
  asked: string,
  report: Pick<OddReport, 'count' | 'lines'> | null,
): void {
  const before = store.get(oddReportsAtom);
  const { pathname: page } = location;
  const others = before.filter(
    (one) => one.server !== server || one.asked !== asked || (report !== null && one.page !== page),
  );
  if (report) store.set(oddReportsAtom, [...others.slice(1 - most), { server, page, asked, ...report }]);
  else if (others.length < before.length) store.set(oddReportsAtom, others);
}
