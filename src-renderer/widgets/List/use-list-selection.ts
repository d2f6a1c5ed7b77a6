/** The selected rows of a list: some, or all but some, so that a million rows need no list. */
import { useRef, useState } from 'react';
import { isSelected, nothingSelected, type Selection, selectedCount } from '../DataGrid/selection.ts';
import type { ListRows } from './use-list-rows.ts';

export interface ListSelection<Row> {
  readonly selection: Selection;
  readonly setSelection: (selection: Selection) => void;
  readonly count: number;
  readonly all: boolean;
  /** Resolves to the selected rows, fetched from a server's list. Throws the fetch's error. */
  readonly chosen: () => Promise<Row[]>;
  /** The selected rows of a list in memory. */
  readonly inMemory: readonly Row[];
  readonly clear: () => void;
}

/** `of`: the serialised query; another query resets the selection. */
export function useListSelection<Row>(
  select: boolean,
  { matchingRows: inOrder, total, whole, everything }: ListRows<Row>,
  rowKey: (row: Row) => string,
  of: string,
): ListSelection<Row> | null {
  const [state, setState] = useState({ of, selection: nothingSelected });
  const selection = state.of === of ? state.selection : nothingSelected;
  /** Gathered once per selection, so that a retry uses the same rows even after the list has changed. */
  const gathered = useRef<{ selection: Selection; of: string; rows: Row[] } | null>(null);
  if (!select) return null;
  const inMemory = whole !== null;
  // In a list in memory, the selection omits filtered-out rows.
  const shown = inMemory ? inOrder.filter((row) => isSelected(selection, rowKey(row))) : null;
  const count = shown?.length ?? selectedCount(selection, total ?? 0);
  const setSelection = (next: Selection) => setState({ of, selection: next });
  return {
    selection,
    setSelection,
    count,
    all: total !== null && total > 0 && count === total,
    chosen: async () => {
      if (shown) return shown;
      const before = gathered.current;
      if (before?.selection === selection && before.of === of) return before.rows;
      const found: Row[] = [];
      const { signal } = new AbortController();
      for await (const row of everything(signal)) {
        if (isSelected(selection, rowKey(row))) found.push(row);
        if (!selection.all && found.length === selection.keys.size) break;
      }
      gathered.current = { selection, of, rows: found };
      return found;
    },
    inMemory: shown ?? [],
    clear: () => setSelection(nothingSelected),
  };
}
