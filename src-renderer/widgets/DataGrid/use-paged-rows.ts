/** A server's long list for a DataGrid: a new `load` (another filter) begins afresh; the last failure and its retry. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Page, type PagedRows, type PagedRowsOptions, pagedRows } from './paged-rows.ts';

export interface PagedRowsState<Row> {
  readonly source: PagedRows<Row>;
  /** What the last fetch failed with; null once one has worked. */
  readonly error: unknown;
  readonly retry: () => void;
  /** Rows on the server; null before the first answer. */
  readonly total: number | null;
}

interface PagedRowsUse<Row> extends Pick<PagedRowsOptions<Row>, 'pageSize' | 'keep'> {
  /** Asked once for each `load`: the first page as it was, where that is still known. */
  readonly held?: () => Page<Row> | null;
}

/** `load` decides when the list begins afresh: keep it the same (useCallback) while the filter is. */
export function usePagedRows<Row>(
  load: PagedRowsOptions<Row>['load'],
  { pageSize, keep, held }: PagedRowsUse<Row>,
): PagedRowsState<Row> {
  const [state, setState] = useState<{ source: unknown; error: unknown; answered: boolean }>({
    source: null,
    error: null,
    answered: false,
  });
  const latestHeld = useRef(held);
  latestHeld.current = held;
  const { source, known } = useMemo(() => {
    const first = latestHeld.current?.() ?? null;
    const rows: PagedRows<Row> = pagedRows<Row>({
      pageSize,
      held: first,
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
    return { source: rows, known: first !== null };
  }, [load, pageSize, keep]);
  useEffect(() => source.close, [source]);
  useSyncExternalStore(source.subscribe, source.version);
  const own = state.source === source;
  const answered = own && state.answered;
  const error = own ? state.error : null;
  return {
    source,
    error,
    // What is held says nothing any more once it can't be read.
    total: answered || (known && error === null) ? source.count : null,
    retry: () => {
      setState((now) => ({ ...now, error: null }));
      source.retry();
    },
  };
}
