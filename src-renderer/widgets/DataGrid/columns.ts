/** The columns of a DataGrid. */
import type { ReactNode } from 'react';

export interface GridColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** Pixels; a column without one shares what is left, at least `minWidth`. */
  readonly width?: number;
  /** Pixels; default 80 for a column with a width, 160 for one without. */
  readonly minWidth?: number;
  readonly align?: 'end';
  readonly mono?: boolean;
  readonly sortable?: boolean;
  /** The cell as plain text: what is shown where there is no `cell`, and the tooltip of what is cut. */
  readonly text: (row: Row) => string;
  readonly cell?: (row: Row) => ReactNode;
}

/** Widths (pixels) that the user has set, by column key. */
export type ColumnWidths = Readonly<Record<string, number>>;

type Sized = Pick<GridColumn<never>, 'key' | 'width' | 'minWidth'>;

/** Pixels of the checkbox column. */
export const checkboxWidth = 40;
const widest = 1200;

function widthOf({ key, width }: Sized, widths: ColumnWidths): number | undefined {
  return Object.hasOwn(widths, key) ? widths[key] : width;
}

function leastOf({ width, minWidth }: Sized): number {
  return minWidth ?? (width === undefined ? 160 : Math.min(80, width));
}

/** CSS grid tracks of the columns, the checkbox column first where there is one. */
export function columnTracks(columns: readonly Sized[], widths: ColumnWidths, selectable: boolean): string {
  const tracks = columns.map((column) => {
    const width = widthOf(column, widths);
    return width === undefined ? `minmax(${leastOf(column)}px, 1fr)` : `${width}px`;
  });
  return (selectable ? [`${checkboxWidth}px`, ...tracks] : tracks).join(' ');
}

/** The least width at which no column is cut (pixels); below it the grid scrolls sideways. */
export function leastWidth(columns: readonly Sized[], widths: ColumnWidths, selectable: boolean): number {
  const sum = columns.reduce((total, column) => total + (widthOf(column, widths) ?? leastOf(column)), 0);
  return sum + (selectable ? checkboxWidth : 0);
}

/** With one column made as wide as asked for, within what is readable. */
export function withWidth(widths: ColumnWidths, column: Sized, width: number): ColumnWidths {
  const fitted = Math.round(Math.min(widest, Math.max(Math.min(leastOf(column), 80), width)));
  return { ...widths, [column.key]: fitted };
}
