/** A DataGrid's source of rows: an array, or pages fetched on demand. */
export interface RowSource<Row> {
  /** Number of rows, loaded or not. */
  readonly count: number;
  /** Undefined until the row is loaded. */
  readonly row: (index: number) => Row | undefined;
  readonly failed: (index: number) => boolean;
  /** Rows on view, with an exclusive end; the source fetches missing ones. */
  readonly want: (first: number, end: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly version: () => number;
}

const nothing = () => undefined;

/** Rows in memory; with an order, index `i` shows `rows[order[i]]` (see `sorting.ts`). */
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
