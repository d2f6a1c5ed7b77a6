/** A selected rectangle of cells, from the anchor to the active cell. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export interface CellRange {
  readonly anchor: CellPosition;
  readonly focus: CellPosition;
}

export interface CellSpan {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The range's rows and columns, both ends inclusive. */
export function cellSpanOf({ anchor, focus }: CellRange): CellSpan {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

export const singleCell = (cell: CellPosition): CellRange => ({ anchor: cell, focus: cell });

export const cellsIn = ({ top, bottom, left, right }: CellSpan): number =>
  (bottom - top + 1) * (right - left + 1);

/** The range clipped to the given number of cells. */
export function clipRange(range: CellRange, rows: number, columns: number): CellRange {
  const inside = ({ row, column }: CellPosition): CellPosition => ({
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  });
  return { anchor: inside(range.anchor), focus: inside(range.focus) };
}

/**
 * The target of a pasted table, from the range's first cell on: a range that is a multiple of the table is filled with
 * copies, any other range receives it once.
 */
export function pasteTarget(span: CellSpan, lines: number, words: number): CellSpan {
  const high = span.bottom - span.top + 1;
  const wide = span.right - span.left + 1;
  const fills = high % lines === 0 && wide % words === 0;
  return fills ? span : { ...span, bottom: span.top + lines - 1, right: span.left + words - 1 };
}
