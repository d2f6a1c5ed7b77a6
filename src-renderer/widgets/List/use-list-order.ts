/**
 * The order of a list in pages, or of one whose rows are added: the rows of the page on view, or those that have come,
 * are dragged or moved by keys. The page stands as it was put
 * until the server's rows have come anew. While something narrows the list its rows are no stretch of it: null.
 */
import { useRef, useState, useSyncExternalStore } from 'react';
import type { RowSource } from '../DataGrid/row-source.ts';
import { inOrder, type OrderItem } from '../order/order.ts';
import { type Order, useOrder } from '../order/use-order.ts';
import type { List } from './use-list.ts';

interface ListOrderOptions<Row> {
  readonly nameOf: (row: Row) => string;
  /** The ids of the page in their new order, and as they stood before; a refusal is thrown. */
  readonly save: (ids: readonly string[], before: readonly string[]) => Promise<void>;
  readonly onRefused: (error: unknown) => void;
  /** Nobody may order it, or not now. */
  readonly off?: boolean;
}

export function useListOrder<Row, Key extends string>(
  list: List<Row, Key>,
  { nameOf, save, onRefused, off = false }: ListOrderOptions<Row>,
): Order<OrderItem> | null {
  const { rows, rowKey, paging, more, total } = list;
  useSyncExternalStore(rows.subscribe, rows.version);
  const { first, end } =
    paging && total !== null ? paging : { first: 0, end: more === null ? 0 : loadedOf(rows) };
  const page = Array.from({ length: Math.max(0, end - first) }, (_, index) => rows.row(first + index));
  const shown = page.flatMap((row) => (row === undefined ? [] : [row]));
  const stored = shown.map((row) => ({ id: rowKey(row), name: nameOf(row) }));
  // Rows that come anew are other ones.
  const [put, setPut] = useState<{ readonly of: unknown; readonly ids: readonly string[] } | null>(null);
  const [top] = shown;
  const latest = useRef(top);
  latest.current = top;
  const order = useOrder({
    items: put && put.of === top ? inOrder(stored, put.ids) : stored,
    async save(ids) {
      setPut({ of: latest.current, ids });
      try {
        await save(
          ids,
          stored.map(({ id }) => id),
        );
      } catch (error) {
        setPut(null);
        throw error;
      }
    },
    onRefused,
  });
  const whole = shown.length === page.length && shown.length > 1;
  return off || !whole || list.narrowing.length > 0 ? null : order;
}

/** Rows from the first one on without a gap. */
function loadedOf<Row>(rows: RowSource<Row>): number {
  for (let place = 0; place < rows.count; place += 1) if (rows.row(place) === undefined) return place;
  return rows.count;
}
