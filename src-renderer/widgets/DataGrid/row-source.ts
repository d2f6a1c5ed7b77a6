/** Where a DataGrid's rows come from: an array, or pages that are fetched as they come into view. */
export interface RowSource<Row> {
  /** Rows there are, loaded or not. */
  readonly count: number;
  /** undefined: not loaded yet. */
  readonly row: (index: number) => Row | undefined;
  /** Whether fetching the row failed. */
  readonly failed: (index: number) => boolean;
  /** Rows that are on view (the end not included); a source fetches what it lacks. */
  readonly want: (first: number, end: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes whenever rows or their count do. */
  readonly version: () => number;
}

const nothing = () => undefined;

/** Rows in memory; with an order, the row shown at `i` is `rows[order[i]]` (see `sorting.ts`). */
export function arrayRows<Row>(rows: readonly Row[], order: Int32Array | null = null): RowSource<Row> {
  return {
    count: order ? order.length : rows.length,
    row: order ? (index) => rows[order[index] ?? -1] : (index) => rows[index],
    failed: () => false,
    want: nothing,
    subscribe: () => nothing,
    version: () => 0,
  };
}
