/** A server's list for a DataGrid, with failure and retry; a new `load` (another filter) restarts it. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type PagedRows, type PagedRowsOptions, type PageOfRows, pagedRows } from './paged-rows.ts';

export interface PagedRowsState<Row> {
  readonly source: PagedRows<Row>;
  /** The last fetch's failure; null after a success. */
  readonly error: unknown;
  readonly retry: () => void;
  /** Number of rows on the server; null before the first answer. */
  readonly total: number | null;
}

interface PagedRowsUse<Row> extends Pick<PagedRowsOptions<Row>, 'pageSize' | 'keep'> {
  /** Called once per `load`; returns the first page from an earlier visit, if it is still cached. */
  readonly cachedPage?: () => PageOfRows<Row> | null;
}

/** A new `load` restarts the list: it needs a stable identity (useCallback) for the same filter. */
export function usePagedRows<Row>(
  load: PagedRowsOptions<Row>['load'],
  { pageSize, keep, cachedPage }: PagedRowsUse<Row>,
): PagedRowsState<Row> {
  const [state, setState] = useState<{ source: unknown; error: unknown; hasAnswer: boolean }>({
    source: null,
    error: null,
    hasAnswer: false,
  });
  const latestHeld = useRef(cachedPage);
  latestHeld.current = cachedPage;
  const { source, known } = useMemo(() => {
    const first = latestHeld.current?.() ?? null;
    const rows: PagedRows<Row> = pagedRows<Row>({
      pageSize,
      cachedPage: first,
      // The grid shows a page of placeholder rows before the first answer.
      expected: pageSize,
      ...(keep === undefined ? {} : { keep }),
      load: async (...asked) => {
        const page = await load(...asked);
        setState({ source: rows, error: null, hasAnswer: true });
        return page;
      },
      onFailure: (error) => setState((now) => ({ ...now, source: rows, error })),
    });
    return { source: rows, known: first !== null };
  }, [load, pageSize, keep]);
  useEffect(() => source.close, [source]);
  useSyncExternalStore(source.subscribe, source.version);
  const isOfSource = state.source === source;
  const answered = isOfSource && state.hasAnswer;
  const error = isOfSource ? state.error : null;
  return {
    source,
    error,
    // A cached count is unreliable once a fetch has failed.
    total: answered || (known && error === null) ? source.count : null,
    retry: () => {
      setState((now) => ({ ...now, error: null }));
      source.retry();
    },
  };
}
