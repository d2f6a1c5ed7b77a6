/** A list's filtered and sorted rows from any source: a row source for its views, and an iterator over all rows. */
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { onReadAgain } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { type DrawnColumn, sortValueOf } from '../DataGrid/column.ts';
import type { PagedRowsOptions } from '../DataGrid/paged-rows.ts';
import { arrayRows, type RowSource } from '../DataGrid/row-source.ts';
import { type GridSort, sortedOrder } from '../DataGrid/sorting.ts';
import { usePagedRows } from '../DataGrid/use-paged-rows.ts';
import { allRows } from './all-rows.ts';
import { type Filters, type FilterValues, filterRows } from './filters.ts';
import { isPaged, type ListSource, type PagedSource, type PageQuery } from './list-source.ts';

export interface ListRows<Row> {
  readonly rows: RowSource<Row>;
  /** Number of matching rows; null while unknown. */
  readonly total: number | null;
  /** Number of rows without filters, where known: for a list in memory. */
  readonly whole: number | null;
  readonly error: unknown;
  readonly busy: boolean;
  /** Reads the rows again; null for rows that are not read. */
  readonly reload: (() => void) | null;
  /** The matching rows of a list in memory, sorted. */
  readonly matchingRows: readonly Row[];
  /** All matching rows, sorted. */
  readonly everything: (signal: AbortSignal) => Iterable<Row> | AsyncIterable<Row>;
}

interface RowOptions<Row, Key extends string> {
  readonly source: ListSource<Row, Key>;
  readonly filters: Filters<Row, Key>;
  readonly values: FilterValues<Key>;
  readonly sort: GridSort | null;
  readonly columns: readonly DrawnColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Number of rows per page, where the user chooses it. */
  readonly pageSize: number | null;
}

export function useListRows<Row, Key extends string>(options: RowOptions<Row, Key>): ListRows<Row> {
  const { source } = options;
  const onServer = usePagedSource(options, isPaged(source) ? source : null);
  const inMemory = useWholeSource(options, isPaged(source) ? undefined : source.data);
  if (isPaged(source)) return onServer;
  return {
    ...inMemory,
    error: source.error ?? null,
    busy: inMemory.busy || (source.isFetching ?? false),
    reload: source.refetch ? () => void source.refetch?.() : null,
  };
}

/** Limit of rows filtered at every key press; longer lists are filtered deferred. */
const atOnce = 2000;

function useWholeSource<Row, Key extends string>(
  { filters, values, sort, columns }: RowOptions<Row, Key>,
  all: readonly Row[] | undefined,
): ListRows<Row> {
  const { language } = useText();
  const valuesKey = JSON.stringify(values);
  const later = useDeferredValue(valuesKey);
  const shown = (all?.length ?? 0) > atOnce ? later : valuesKey;
  const declared = useRef(filters);
  declared.current = filters;
  const found = useMemo(
    () => all && filterRows(all, declared.current, JSON.parse(shown) as FilterValues<Key>),
    [all, shown],
  );
  const column = useRef(columns);
  column.current = columns;
  const orderOf = useCallback(
    (some: readonly Row[]) => {
      const value = sort && sortValueOf(column.current.find(({ key }) => key === sort.column));
      if (!value) return null;
      const at = (index: number) => {
        const row = some[index];
        return row === undefined ? null : value(row);
      };
      return sortedOrder(some.length, at, sort.direction, language);
    },
    [sort, language],
  );
  const rows = useMemo(() => arrayRows(found ?? [], found ? orderOf(found) : null), [found, orderOf]);
  const ordered = useMemo(
    () => Array.from(found ?? [], (row, index) => rows.row(index) ?? row),
    [found, rows],
  );
  const inOrder = (some: readonly Row[]) => {
    const order = arrayRows(some, orderOf(some));
    return some.map((row, index) => order.row(index) ?? row);
  };
  return {
    rows,
    total: found?.length ?? null,
    whole: all?.length ?? null,
    error: null,
    busy: valuesKey !== shown,
    reload: null,
    matchingRows: ordered,
    // The typed filter counts at once, though rendering follows later.
    everything: () => (valuesKey === shown ? ordered : inOrder(filterRows(all ?? [], filters, values))),
  };
}

const none: readonly never[] = [];

const noPages: PagedSource<never, never> = {
  pageSize: 1,
  load: () => Promise.reject(new Error('A list in memory loads nothing.')),
};

function usePagedSource<Row, Key extends string>(
  { values, sort, pageSize, rowKey }: RowOptions<Row, Key>,
  given: PagedSource<Row, Key> | null,
): ListRows<Row> {
  const source = given ?? (noPages as unknown as PagedSource<Row, Key>);
  const size = pageSize ?? source.pageSize;
  const latest = useRef(source);
  latest.current = source;
  // Serialised, so that sources may have unstable identity: only another text means another list.
  const queryKey = JSON.stringify({ values, sort, of: source.of ?? '' });
  const load = useCallback<PagedRowsOptions<Row>['load']>(
    (page, signal, arrived) => latest.current.load(pageAsked<Key>(queryKey, page, size), signal, arrived),
    [queryKey, size],
  );
  const { keep } = source;
  const state = usePagedRows<Row>(load, {
    pageSize: size,
    ...(keep === undefined ? {} : { keep }),
    cachedPage: () => latest.current.cachedPage?.(pageAsked<Key>(queryKey, 0, size)) ?? null,
  });
  const { source: rows, error, retry, total } = state;
  const asks = given !== null;
  const ids = (source.reads ?? []).map(({ id }) => id).join(' ');
  useEffect(() => {
    if (!asks) return;
    const own = ids.split(' ');
    return onReadAgain((touched) => {
      if (touched?.some(({ id }) => own.includes(id)) ?? true) rows.refresh();
    });
  }, [asks, ids, rows]);
  return {
    rows,
    total,
    whole: null,
    error,
    matchingRows: none,
    busy: total === null && error === null,
    reload: error === null ? rows.refresh : retry,
    everything: (signal) => {
      const { all, gather = 500, load: loadPage, reads, newestFirst = false } = latest.current;
      if (all) return all({ values, sort }, signal);
      const page = (pageNo: number, both: AbortSignal) =>
        loadPage({ values, sort, pageNo, pageSize: gather }, both);
      return allRows(reads?.[0]?.id ?? '', page, newestFirst ? 'newestFirst' : rowKey, signal);
    },
  };
}

/** Parses `asked` as `usePagedSource` serialises it; `page` is counted from 0. */
function pageAsked<Key extends string>(asked: string, page: number, pageSize: number): PageQuery<Key> {
  const { values, sort } = JSON.parse(asked) as { values: FilterValues<Key>; sort: GridSort | null };
  return { values, sort, pageNo: page + 1, pageSize };
}
