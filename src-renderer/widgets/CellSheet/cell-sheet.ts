/** What a sheet of cells shows, and what is done in it. */
import type { StatusTone } from '../StatusDot.tsx';
import type { CellRange, Span } from './cell-range.ts';

export interface SheetCell {
  readonly text: string;
  readonly tone?: StatusTone;
  /** Read out besides, and its tooltip. */
  readonly note?: string;
  readonly rightToLeft?: boolean;
  /** What it was: it is filled in and not saved. */
  readonly was?: string;
  /** It is on its way. */
  readonly busy?: boolean;
  /** It can't be changed. */
  readonly locked?: boolean;
}

export interface SheetColumn {
  readonly key: string;
  readonly title: string;
  /** Said below the title, small. */
  readonly note?: string;
}

export interface CellSheetProps {
  readonly label: string;
  /** Over the names of the rows. */
  readonly rowsTitle: string;
  readonly rows: number;
  readonly rowName: (row: number) => string;
  readonly rowNote?: (row: number) => string;
  readonly columns: readonly SheetColumn[];
  readonly cell: (row: number, column: number) => SheetCell;
  /** Changes with anything that `cell`, `rowName` and `rowNote` say, but for the language. */
  readonly version: unknown;
  readonly range: CellRange;
  readonly onRange: (range: CellRange) => void;
  /** Columns that are on view, the end not included. */
  readonly onView: (first: number, end: number) => void;
  /** The next value of every chosen cell. */
  readonly onNext: (span: Span) => void;
  readonly onEmpty: (span: Span) => void;
  readonly onBack: () => void;
  /** To what the chosen cells can be set to. */
  readonly onSet: () => void;
  readonly onFill: (span: Span, way: 'down' | 'across') => void;
  readonly onPaste: (table: readonly (readonly string[])[], span: Span) => void;
  readonly empty: string;
}

/** Pixels of the names of rows, and of each column. */
export const leadWidth = 264;
export const columnWidth = 124;
