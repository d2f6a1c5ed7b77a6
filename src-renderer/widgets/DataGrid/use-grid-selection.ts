/** Row selection of a DataGrid with an anchor: clicks, Space and shifted arrows. */
import { useCallback, useMemo, useRef } from 'react';
import type { RowSource } from './row-source.ts';
import {
  everythingSelected,
  isSelected,
  nothingSelected,
  type Selection,
  selectionState,
  toggleSelected,
  withSelected,
} from './selection.ts';

export interface SelectionProps {
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
  readonly selectAllLabel: string;
}

export interface GridSelection {
  readonly state: 'none' | 'some' | 'all';
  readonly isSelected: (key: string) => boolean;
  readonly toggle: (row: number) => void;
  /** Selects from the anchor (the row toggled last, else `from`) to the row, without rows not yet loaded. */
  readonly extend: (row: number, from: number) => void;
  readonly toggleAll: () => void;
  readonly selectAll: () => void;
  readonly selectNone: () => void;
}

/** Returns null when rows can't be selected. */
export function useGridSelection<Row>(
  props: SelectionProps | undefined,
  source: RowSource<Row>,
  rowKey: (row: Row) => string,
): GridSelection | null {
  const anchor = useRef<number | null>(null);
  const selection = props?.selection;
  const onChange = props?.onChange;
  const { count } = source;

  const keyAt = useCallback(
    (index: number): string | null => {
      const row = source.row(index);
      return row === undefined ? null : rowKey(row);
    },
    [source, rowKey],
  );

  return useMemo(() => {
    if (!selection || !onChange) return null;
    const state = selectionState(selection, count);
    return {
      state,
      isSelected: (key) => isSelected(selection, key),
      toggle(row) {
        const key = keyAt(row);
        if (key === null) return;
        anchor.current = row;
        onChange(toggleSelected(selection, key));
      },
      extend(row, from) {
        anchor.current ??= from;
        const [first, last] = [Math.min(anchor.current, row), Math.max(anchor.current, row)];
        const keys: string[] = [];
        for (let index = first; index <= last; index++) {
          const key = keyAt(index);
          if (key !== null) keys.push(key);
        }
        onChange(withSelected(selection, keys, true));
      },
      toggleAll: () => onChange(state === 'all' ? nothingSelected : everythingSelected),
      selectAll: () => onChange(everythingSelected),
      selectNone() {
        anchor.current = null;
        onChange(nothingSelected);
      },
    };
  }, [selection, onChange, count, keyAt]);
}
