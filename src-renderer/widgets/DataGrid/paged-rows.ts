/**
 * A server's long list as a row source: pages are fetched when their rows come into view, a few are cached, and fetches
 * no longer needed are aborted, so that a million rows are never in memory.
 */
import { untilFirstPaint } from '#data/first-paint.ts';
import type { RowSource } from './row-source.ts';

export interface PageOfRows<Row> {
  readonly rows: readonly Row[];
  /** Number of rows on the server. */
  readonly total: number;
}

export interface PagedRowsOptions<Row> {
  readonly pageSize: number;
  /** Limit of cached pages; at least as many as a view touches. */
  readonly keep?: number;
  /** Row count assumed before the first answer. */
  readonly expected?: number;
  /** The first page from an earlier visit, shown until it has been fetched again. */
  readonly cachedPage?: PageOfRows<Row> | null;
  /** Fetches a page, counted from 0; rejects on failure. `arrived` takes the rows so far of a streamed page. */
  readonly load: (
    page: number,
    signal: AbortSignal,
    arrived: (rows: readonly Row[]) => void,
  ) => Promise<PageOfRows<Row>>;
  /** Called at each failure; the rows stay empty until `retry`. */
  readonly onFailure?: (error: unknown) => void;
}

export interface PagedRows<Row> extends RowSource<Row> {
  /** Fetches failed pages on view again. */
  readonly retry: () => void;
  /** Drops all rows after a change of filter or order. The count stays until the first answer. */
  readonly reset: () => void;
  /** Fetches the pages on view again; old rows stay until then. */
  readonly refresh: () => void;
  readonly close: () => void;
}

export function pagedRows<Row>(options: PagedRowsOptions<Row>): PagedRows<Row> {
  const { pageSize, keep = 12, load, onFailure } = options;
  /** Pages in order of use, the most recent last. */
  const pages = new Map<number, readonly Row[]>();
  const loading = new Map<number, AbortController>();
  /** Rows received so far of pages still loading. */
  const partial = new Map<number, readonly Row[]>();
  const failed = new Set<number>();
  /** Old pages, shown until they have been fetched again. */
  let before = new Map<number, readonly Row[]>(options.cachedPage ? [[0, options.cachedPage.rows]] : []);
  const listeners = new Set<() => void>();
  let total = options.cachedPage?.total ?? options.expected ?? 0;
  let version = 0;
  let view = { first: 0, end: pageSize };

  function changed(): void {
    version += 1;
    for (const listener of listeners) listener();
  }

  function pagesOnView(): number[] {
    const first = Math.floor(view.first / pageSize);
    const last = Math.floor(Math.max(view.first, view.end - 1) / pageSize);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  }

  function fetchMissing(): void {
    const visiblePages = pagesOnView();
    for (const [page, controller] of loading) {
      if (visiblePages.includes(page)) continue;
      loading.delete(page);
      partial.delete(page);
      controller.abort();
    }
    for (const page of visiblePages) {
      const known = pages.get(page);
      if (known) {
        pages.delete(page);
        pages.set(page, known);
      } else if (!loading.has(page) && !failed.has(page)) void fetchPage(page);
    }
    forgetOldest(visiblePages.length);
  }

  async function fetchPage(page: number): Promise<void> {
    const controller = new AbortController();
    loading.set(page, controller);
    const arrived = (rows: readonly Row[]) => {
      if (loading.get(page) !== controller) return;
      partial.set(page, rows);
      changed();
    };
    try {
      if (before.has(page)) await untilFirstPaint();
      if (loading.get(page) !== controller) return;
      const answer = await load(page, controller.signal, arrived);
      if (loading.get(page) !== controller) return;
      loading.delete(page);
      partial.delete(page);
      pages.set(page, answer.rows);
      before.delete(page);
      total = answer.total;
      forgetOldest(pagesOnView().length);
      changed();
    } catch (error) {
      if (loading.get(page) !== controller) return;
      loading.delete(page);
      partial.delete(page);
      failed.add(page);
      onFailure?.(error);
      changed();
    }
  }

  function forgetOldest(onView: number): void {
    for (const page of pages.keys()) {
      if (pages.size <= Math.max(keep, onView)) return;
      pages.delete(page);
    }
  }

  function abortAll(): void {
    const controllers = [...loading.values()];
    loading.clear();
    partial.clear();
    for (const controller of controllers) controller.abort();
  }

  return {
    get count() {
      return total;
    },
    row(index) {
      const page = Math.floor(index / pageSize);
      return (pages.get(page) ?? before.get(page) ?? partial.get(page))?.[index % pageSize];
    },
    failed: (index) => failed.has(Math.floor(index / pageSize)),
    want(first, end) {
      view = { first, end: Math.max(end, first + 1) };
      fetchMissing();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    retry() {
      failed.clear();
      fetchMissing();
      changed();
    },
    reset() {
      abortAll();
      pages.clear();
      before.clear();
      failed.clear();
      fetchMissing();
      changed();
    },
    refresh() {
      abortAll();
      before = new Map([...before, ...pages].slice(-keep));
      pages.clear();
      failed.clear();
      fetchMissing();
      changed();
    },
    close: abortAll,
  };
}
