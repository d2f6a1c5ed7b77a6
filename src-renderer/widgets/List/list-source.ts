/** Where a list's rows come from: whole in memory, by pages of a server, or page by page in a stream of rows. */

import { callRead, heldRead, holdRead } from '#data/read.ts';
import { callRows, streamRead } from '#data/stream-read.ts';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { oddFieldsOf } from '#shared/api/odd-values/odd-fields.ts';
import type { Page } from '../DataGrid/paged-rows.ts';
import type { GridSort } from '../DataGrid/sorting.ts';
import type { FilterValues } from './filters.ts';

/** What a list is asked for. */
export interface Asked<Key extends string> {
  readonly values: FilterValues<Key>;
  readonly sort: GridSort | null;
}

/** A page of it, counted from 1 as on the wire. */
export interface AskedPage<Key extends string> extends Asked<Key> {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Rows that are in memory; a `useRead` result fits. */
export interface WholeSource<Row> {
  readonly data: readonly Row[] | undefined;
  readonly error?: unknown;
  readonly isFetching?: boolean;
  readonly refetch?: () => unknown;
}

/** Rows that are fetched as they come into view. */
export interface PagedSource<Row, Key extends string> {
  /** Rows of a page, where the user does not choose how many. */
  readonly pageSize: number;
  /** Pages kept in memory. */
  readonly keep?: number;
  /** `arrived`: the rows so far of a page that comes in a stream. */
  readonly load: (
    asked: AskedPage<Key>,
    signal: AbortSignal,
    arrived?: (rows: readonly Row[]) => void,
  ) => Promise<Page<Row>>;
  /** Rows of a page when all of them are gathered (for an export, for a selection of everything); default 500. */
  readonly gather?: number;
  /** Other than by `load`: every row that is asked for. */
  readonly all?: (asked: Asked<Key>, signal: AbortSignal) => AsyncIterable<Row>;
  /** What it depends on besides what is asked: another text is another list. */
  readonly of?: string;
  /** A page as it was when somebody was here before, where that is known: shown until it has come anew. */
  readonly held?: (asked: AskedPage<Key>) => Page<Row> | null;
  /** Calls after which it shows something else (ids of reads, as changes touch them). */
  readonly reads?: readonly Pick<Endpoint, 'id'>[];
}

export type ListSource<Row, Key extends string> = WholeSource<Row> | PagedSource<Row, Key>;

export function isPaged<Row, Key extends string>(
  source: ListSource<Row, Key>,
): source is PagedSource<Row, Key> {
  return 'load' in source;
}

/** The answer of a call that is read in pages. */
interface PageAnswer<Row> {
  readonly result: readonly Row[];
  readonly totalCount: number;
}

type RowOf<E> = Output<E> extends PageAnswer<infer Row> ? Row : never;
type PagedOptions<Row, Key extends string> = Partial<Omit<PagedSource<Row, Key>, 'load' | 'reads' | 'held'>>;

interface HeldOption {
  /** Whoever comes back sees the first page at once, as it was, until it has come anew. */
  readonly atOnce?: boolean;
}

/** A call that answers `result` and `totalCount`. */
export function paged<E extends Endpoint, Key extends string>(
  endpoint: E,
  input: (asked: AskedPage<Key>) => Input<E>,
  { atOnce = false, ...options }: PagedOptions<RowOf<E>, Key> & HeldOption = {},
): PagedSource<RowOf<E>, Key> {
  return {
    pageSize: 50,
    ...options,
    reads: [endpoint],
    ...(atOnce && {
      held: (asked) => {
        const answer = heldRead(endpoint, input(asked));
        return answer && pageOf<RowOf<E>>(answer);
      },
    }),
    load: async (asked, signal, arrived) => {
      const wanted = input(asked);
      const answer = await callRead(endpoint, wanted, { signal });
      // What is gathered for a file is no page on view.
      if (atOnce && asked.pageNo === 1 && arrived) holdRead(endpoint, wanted, answer);
      return pageOf<RowOf<E>>(answer);
    },
  };
}

function pageOf<Row>(answer: unknown): Page<Row> {
  const { result, totalCount } = answer as PageAnswer<Row>;
  // Where the server's count was not understood, what came is what there is.
  return { rows: result, total: oddFieldsOf(answer)?.totalCount ? result.length : totalCount };
}

/** A call that answers one row after the other; what has arrived of a page is shown. */
export function streamed<E extends Endpoint, Key extends string>(
  endpoint: E,
  input: (asked: AskedPage<Key>) => Input<E>,
  options: PagedOptions<Output<E>, Key> = {},
): PagedSource<Output<E>, Key> {
  return {
    pageSize: 50,
    ...options,
    reads: [endpoint],
    load: (asked, signal, arrived) => {
      // Gathering tries again by itself.
      if (!arrived) return streamRead(endpoint, input(asked), { signal });
      const rows: Output<E>[] = [];
      const onRows = (next: readonly Output<E>[]) => {
        rows.push(...next);
        arrived([...rows]);
      };
      return callRows(endpoint, input(asked), { signal, onRows });
    },
  };
}
