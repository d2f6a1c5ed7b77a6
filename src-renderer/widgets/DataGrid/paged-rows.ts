/**
 * A long list on the server as a row source: pages are fetched when their rows come into view, a few are kept,
 * and a fetch that nobody waits for any more is aborted. A million rows are never in memory.
 */
import { pictureStands } from '#data/painted.ts';
import type { RowSource } from './row-source.ts';

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Rows on the server. */
  readonly total: number;
}

export interface PagedRowsOptions<Row> {
  /** Rows of a page. */
  readonly pageSize: number;
  /** Pages kept in memory; at least as many as a view touches. */
  readonly keep?: number;
  /** Rows to expect before the first answer. */
  readonly expected?: number;
  /** The first page as it was when somebody was here before: it is shown until it has come anew. */
  readonly held?: Page<Row> | null;
  /**
   * Fetches a page, counted from 0. Rejects where that fails; the signal says that nobody waits any more. A load
   * that gets rows one after the other tells of those it has so far by `arrived`.
   */
  readonly load: (
    page: number,
    signal: AbortSignal,
    arrived: (rows: readonly Row[]) => void,
  ) => Promise<Page<Row>>;
  /** Told of each failure; the rows stay empty until `retry`. */
  readonly onFailure?: (error: unknown) => void;
}

export interface PagedRows<Row> extends RowSource<Row> {
  /** Fetches the pages on view again that failed. */
  readonly retry: () => void;
  /** Forgets every row: the filter or the order changed. The count stays until the first answer. */
  readonly reset: () => void;
  /** Fetches what is on view anew; what is there stays until its page has come. */
  readonly refresh: () => void;
  readonly close: () => void;
}

export function pagedRows<Row>(options: PagedRowsOptions<Row>): PagedRows<Row> {
  const { pageSize, keep = 12, load, onFailure } = options;
  /** Pages in order of use, the one used last at the end. */
  const pages = new Map<number, readonly Row[]>();
  const loading = new Map<number, AbortController>();
  /** What has arrived of pages that are being fetched. */
  const partial = new Map<number, readonly Row[]>();
  const failed = new Set<number>();
  /** Pages that are shown until they have come anew. */
  let before = new Map<number, readonly Row[]>(options.held ? [[0, options.held.rows]] : []);
  const listeners = new Set<() => void>();
  let total = options.held?.total ?? options.expected ?? 0;
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
    const wanted = pagesOnView();
    for (const [page, controller] of loading) {
      if (wanted.includes(page)) continue;
      loading.delete(page);
      partial.delete(page);
      controller.abort();
    }
    for (const page of wanted) {
      const known = pages.get(page);
      if (known) {
        pages.delete(page);
        pages.set(page, known);
      } else if (!loading.has(page) && !failed.has(page)) void fetchPage(page);
    }
    forgetOldest(wanted.length);
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
      if (before.has(page)) await pictureStands();
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
