/** Sources of a list's rows: completely in memory, in pages from a server, or as a stream of rows. */

import { callRead, heldRead, holdRead } from '#data/read.ts';
import { callRows, streamRead } from '#data/stream-read.ts';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { oddFieldsOf } from '#shared/api/odd-values/odd-fields.ts';
import type { PageOfRows } from '../DataGrid/paged-rows.ts';
import type { GridSort } from '../DataGrid/sorting.ts';
import type { FilterValues } from './filters.ts';

export interface ListQuery<Key extends string> {
  readonly values: FilterValues<Key>;
  readonly sort: GridSort | null;
}

/** A query of one page, counted from 1 as on the wire. */
export interface PageQuery<Key extends string> extends ListQuery<Key> {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Rows in memory; a `useRead` result fits. */
export interface WholeSource<Row> {
  readonly data: readonly Row[] | undefined;
  readonly error?: unknown;
  readonly isFetching?: boolean;
  readonly refetch?: () => unknown;
}

/** Rows fetched when they come into view. */
export interface PagedSource<Row, Key extends string> {
  /** Number of rows per page, where the user does not choose it. */
  readonly pageSize: number;
  /** Limit of cached pages. */
  readonly keep?: number;
  /** `arrived` receives the rows so far of a streamed page. */
  readonly load: (
    asked: PageQuery<Key>,
    signal: AbortSignal,
    arrived?: (rows: readonly Row[]) => void,
  ) => Promise<PageOfRows<Row>>;
  /** Rows per page when all are gathered (for an export, or a selection of all); default 500. */
  readonly gather?: number;
  /** A log: rows are added at its begin alone, and an id may be missing. */
  readonly newestFirst?: boolean;
  /** Reads all matching rows in another way than by `load`. */
  readonly all?: (asked: ListQuery<Key>, signal: AbortSignal) => AsyncIterable<Row>;
  /** A further dependency besides the query: another text means another list. */
  readonly of?: string;
  /** The page from an earlier visit, if cached: shown until it has been fetched again. */
  readonly cachedPage?: (asked: PageQuery<Key>) => PageOfRows<Row> | null;
  /** Ids of the reads whose invalidation reloads the list. */
  readonly reads?: readonly Pick<Endpoint, 'id'>[];
}

export type ListSource<Row, Key extends string> = WholeSource<Row> | PagedSource<Row, Key>;

export function isPaged<Row, Key extends string>(
  source: ListSource<Row, Key>,
): source is PagedSource<Row, Key> {
  return 'load' in source;
}

interface PageAnswer<Row> {
  readonly result: readonly Row[];
  readonly totalCount: number;
}

type RowOf<E> = Output<E> extends PageAnswer<infer Row> ? Row : never;
type PagedOptions<Row, Key extends string> = Partial<Omit<PagedSource<Row, Key>, 'load' | 'reads' | 'held'>>;

interface HeldOption {
  /** A returning user sees the cached first page until it has been fetched again. */
  readonly atOnce?: boolean;
}

/** The source for a call that returns `result` and `totalCount`. */
export function pagedSource<E extends Endpoint, Key extends string>(
  endpoint: E,
  input: (asked: PageQuery<Key>) => Input<E>,
  { atOnce = false, ...options }: PagedOptions<RowOf<E>, Key> & HeldOption = {},
): PagedSource<RowOf<E>, Key> {
  return {
    pageSize: 50,
    ...options,
    reads: [endpoint],
    ...(atOnce && {
      cachedPage: (asked) => {
        const answer = heldRead(endpoint, input(asked));
        return answer && pageOf<RowOf<E>>(answer);
      },
    }),
    load: async (query, signal, arrived) => {
      const wanted = input(query);
      const answer = await callRead(endpoint, wanted, { signal });
      // Pages gathered for a file are not cached as displayed pages.
      if (atOnce && query.pageNo === 1 && arrived) holdRead(endpoint, wanted, answer);
      return pageOf<RowOf<E>>(answer);
    },
  };
}

function pageOf<Row>(answer: unknown): PageOfRows<Row> {
  const { result, totalCount } = answer as PageAnswer<Row>;
  // When the server's count was not understood, the received rows are counted.
  return { rows: result, total: oddFieldsOf(answer)?.totalCount ? result.length : totalCount };
}

/** The source for a log's call, which streams rows, the newest first; a page's rows so far are displayed. */
export function streamedSource<E extends Endpoint, Key extends string>(
  endpoint: E,
  input: (asked: PageQuery<Key>) => Input<E>,
  options: PagedOptions<Output<E>, Key> = {},
): PagedSource<Output<E>, Key> {
  return {
    pageSize: 50,
    newestFirst: true,
    ...options,
    reads: [endpoint],
    load: (query, signal, arrived) => {
      // Gathering has its own retries.
      if (!arrived) return streamRead(endpoint, input(query), { signal });
      const rows: Output<E>[] = [];
      const onRows = (next: readonly Output<E>[]) => {
        rows.push(...next);
        arrived([...rows]);
      };
      return callRows(endpoint, input(query), { signal, onRows });
    },
  };
}
