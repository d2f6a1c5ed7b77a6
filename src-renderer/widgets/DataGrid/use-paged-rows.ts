/** A server's long list for a DataGrid: a new `load` (another filter) begins afresh; the last failure and its retry. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type PagedRows, type PagedRowsOptions, pagedRows } from './paged-rows.ts';

export interface PagedRowsState<Row> {
  readonly source: PagedRows<Row>;
  /** What the last fetch failed with; null once one has worked. */
  readonly error: unknown;
  readonly retry: () => void;
  /** Rows on the server; null before the first answer. */
  readonly total: number | null;
}

/** `load` decides when the list begins afresh: keep it the same (useCallback) while the filter is. */
export function usePagedRows<Row>(
  load: PagedRowsOptions<Row>['load'],
  { pageSize, keep }: Pick<PagedRowsOptions<Row>, 'pageSize' | 'keep'>,
): PagedRowsState<Row> {
  const [state, setState] = useState<{ source: unknown; error: unknown; answered: boolean }>({
    source: null,
    error: null,
    answered: false,
  });
  const source = useMemo(() => {
    const rows: PagedRows<Row> = pagedRows<Row>({
      pageSize,
      // Before the first answer the grid shows a page of rows to come.
      expected: pageSize,
      ...(keep === undefined ? {} : { keep }),
      load: async (...asked) => {
        const page = await load(...asked);
        setState({ source: rows, error: null, answered: true });
        return page;
      },
      onFailure: (error) => setState((now) => ({ ...now, source: rows, error })),
    });
    return rows;
  }, [load, pageSize, keep]);
  useEffect(() => source.close, [source]);
  useSyncExternalStore(source.subscribe, source.version);
  const own = state.source === source;
  const answered = own && state.answered;
  return {
    source,
    error: own ? state.error : null,
    total: answered ? source.count : null,
    retry: () => {
      setState((now) => ({ ...now, error: null }));
      source.retry();
    },
  };
}
