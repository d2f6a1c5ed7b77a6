/** Props of a sheet of cells, and types of its content. */
import type { ReactNode } from 'react';
import type { EmptyContent } from '../EmptyState.tsx';
import type { StatusTone } from '../StatusDot.tsx';
import type { CellRange, CellSpan } from './cell-range.ts';

export interface SheetCell {
  readonly text: string;
  /** The text of a copy where it differs from the cell's. */
  readonly copy?: string;
  readonly tone?: StatusTone;
  /** The cell's tooltip and its description for screen readers. */
  readonly note?: string;
  readonly rightToLeft?: boolean;
  /** The stored value of a cell with unsaved input. */
  readonly was?: string;
  /** A save of the cell is in progress. */
  readonly busy?: boolean;
  readonly locked?: boolean;
}

export interface SheetColumn {
  readonly key: string;
  readonly title: string;
  /** Small text below the title. */
  readonly note?: string;
  /** An action on the whole column, beside its title. */
  readonly tool?: ReactNode;
}

export interface CellSheetProps {
  readonly label: string;
  readonly rowsTitle: string;
  readonly rows: number;
  readonly rowName: (row: number) => string;
  readonly rowNote?: (row: number) => string;
  readonly columns: readonly SheetColumn[];
  readonly cell: (row: number, column: number) => SheetCell;
  /** Changes with the results of `cell`, `rowName` and `rowNote`, except for the language. */
  readonly version: unknown;
  readonly range: CellRange;
  readonly onRange: (range: CellRange) => void;
  /** Visible columns; `end` is exclusive. */
  readonly onView: (first: number, end: number) => void;
  /** Sets every selected cell to its next value. */
  readonly onNext: (span: CellSpan) => void;
  readonly onEmpty: (span: CellSpan) => void;
  readonly onBack: () => void;
  /** Opens the list of values for the selected cells. */
  readonly onSet: () => void;
  /** Puts the focus where the cell is written, with its text selected. */
  readonly onType?: () => void;
  readonly onFill: (span: CellSpan, way: 'down' | 'across') => void;
  readonly onPaste: (table: readonly (readonly string[])[], span: CellSpan) => void;
  readonly empty: EmptyContent;
}

/** Widths in pixels of the row names and of each column. */
export const leadWidth = 264;
export const columnWidth = 124;
