/**
 * Manual order of a list in pages or of a growing list: the loaded rows are dragged or moved by keys. The new order
 * stays until the server's rows have been read again. Null while a filter applies, since the rows are then not
 * adjacent.
 */
import { useRef, useState, useSyncExternalStore } from 'react';
import type { RowSource } from '../DataGrid/row-source.ts';
import { inOrder, type OrderItem } from '../order/order.ts';
import { type Order, useOrder } from '../order/use-order.ts';
import type { List } from './use-list.ts';

interface ListOrderOptions<Row> {
  readonly nameOf: (row: Row) => string;
  /** Receives the page's ids in their new and in their old order; throws a refusal. */
  readonly save: (ids: readonly string[], before: readonly string[]) => Promise<void>;
  readonly onRefused: (error: unknown) => void;
  /** The list may not be ordered, or not now. */
  readonly isOff?: boolean;
}

export function useListOrder<Row, Key extends string>(
  list: List<Row, Key>,
  { nameOf, save, onRefused, isOff = false }: ListOrderOptions<Row>,
): Order<OrderItem> | null {
  const { rows, rowKey, paging, more, total } = list;
  useSyncExternalStore(rows.subscribe, rows.version);
  const { first, end } =
    paging && total !== null ? paging : { first: 0, end: more === null ? 0 : loadedOf(rows) };
  const page = Array.from({ length: Math.max(0, end - first) }, (_, index) => rows.row(first + index));
  const shown = page.flatMap((row) => (row === undefined ? [] : [row]));
  const stored = shown.map((row) => ({ id: rowKey(row), name: nameOf(row) }));
  // The local order belongs to the loaded rows, identified by the first one; a reload discards it.
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
  return isOff || !whole || list.narrowing.length > 0 ? null : order;
}

/** Number of loaded rows from the first one on without a gap. */
function loadedOf<Row>(rows: RowSource<Row>): number {
  for (let index = 0; index < rows.count; index += 1) if (rows.row(index) === undefined) return index;
  return rows.count;
}
