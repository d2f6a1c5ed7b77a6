/** Maps a key to an action (ARIA Authoring Practices, grid with focus on cells); pure. Row −1 is the header. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

export type GridAction =
  /** `extend`: extends the selection from its anchor to the row. */
  | { readonly do: 'move'; readonly cell: GridCell; readonly extend: boolean }
  | { readonly do: 'toggle' | 'activate'; readonly row: number }
  /** Enter or Space on a header: sorts by the column, or selects all in the checkbox column. */
  | { readonly do: 'header'; readonly column: number }
  | { readonly do: 'resize'; readonly column: number; readonly by: number }
  | { readonly do: 'selectAll' | 'selectNone' };

export interface GridKey {
  readonly key: string;
  /** Ctrl, or Command on a Mac. */
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

export interface GridKeyState {
  readonly rows: number;
  readonly columns: number;
  readonly cell: GridCell;
  /** Number of whole rows that fit on view. */
  readonly pageRows: number;
  readonly selectable: boolean;
}

/** Pixels by which Alt and an arrow resize a column. */
export const resizeStep = 16;

/** Returns null for a key that the grid does not handle. */
export function gridKey({ key, ctrl, shift, alt }: GridKey, state: GridKeyState): GridAction | null {
  const { rows, columns, cell, pageRows, selectable } = state;
  const { row, column } = cell;
  const header = row < 0;
  if (alt) {
    if (!header || ctrl || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return null;
    return { do: 'resize', column, by: key === 'ArrowLeft' ? -resizeStep : resizeStep };
  }
  const move = (toRow: number, toColumn: number): GridAction => ({
    do: 'move',
    cell: {
      row: Math.min(rows - 1, Math.max(-1, toRow)),
      column: Math.min(columns - 1, Math.max(0, toColumn)),
    },
    extend: shift && selectable && toRow !== row && toRow >= 0 && !header,
  });
  const page = Math.max(1, pageRows - 1);
  switch (key) {
    case 'ArrowDown':
      return move(ctrl ? rows - 1 : row + 1, column);
    case 'ArrowUp':
      return move(ctrl ? 0 : row - 1, column);
    case 'ArrowLeft':
      return move(row, ctrl ? 0 : column - 1);
    case 'ArrowRight':
      return move(row, ctrl ? columns - 1 : column + 1);
    case 'Home':
      return ctrl ? move(0, 0) : move(row, 0);
    case 'End':
      return ctrl ? move(rows - 1, columns - 1) : move(row, columns - 1);
    case 'PageDown':
      return move(Math.max(0, row) + page, column);
    case 'PageUp':
      return move(Math.max(0, row - page), column);
    case ' ':
      if (header) return { do: 'header', column };
      return selectable ? { do: 'toggle', row } : null;
    case 'Enter':
      return header ? { do: 'header', column } : { do: 'activate', row };
    case 'a':
    case 'A':
      return ctrl && selectable ? { do: 'selectAll' } : null;
    case 'Escape':
      return selectable ? { do: 'selectNone' } : null;
    default:
      return null;
  }
}
