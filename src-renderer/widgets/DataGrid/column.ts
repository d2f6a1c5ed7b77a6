/** The column of a list: it draws, it sorts, it exports. Grids, page tables and files read the same one. */
import type { ReactNode } from 'react';
import type { Cell, ExportColumn } from '#shared/kit/export/csv.ts';
import type { SortValue } from './sorting.ts';

interface ColumnName {
  readonly key: string;
  readonly title: string;
}

/** A column on the screen, and in a file unless it says otherwise. */
export interface DrawnColumn<Row> extends ColumnName {
  readonly only?: undefined;
  /** Pixels; a column without one shares what is left, at least `minWidth`. */
  readonly width?: number;
  /** Pixels to which it gives way where there is little room; default 160 for a column without a width. */
  readonly minWidth?: number;
  /** Parts of what is left that a column without a width takes; default 1. */
  readonly share?: number;
  readonly align?: 'end';
  readonly mono?: boolean;
  /** A text that is too long for one line stands in two: for what identifies a row. */
  readonly wraps?: boolean;
  /** The first to give way: a table in a narrow window is without it, one in a dialog has it cut. */
  readonly filler?: boolean;
  /** The cell as plain text: what is shown where there is no `cell`, the tooltip of what is cut, what a file gets. */
  readonly text: (row: Row) => string;
  readonly cell?: (row: Row) => ReactNode;
  /** Rows can be put in order by it: by its text, or by this value (text lists what is on the server by itself). */
  readonly sort?: true | ((row: Row) => SortValue);
  /** What a file gets instead of the text: a value, several columns, or nothing. */
  readonly export?: false | ((row: Row) => Cell) | readonly ExportColumn<Row>[];
  /** Not shown until the user asks for it. */
  readonly hidden?: boolean;
}

/** A column that only files have. */
export interface FileColumn<Row> extends ColumnName {
  readonly only: 'file';
  readonly export: (row: Row) => Cell;
}

export type Column<Row> = DrawnColumn<Row> | FileColumn<Row>;

export function drawnColumns<Row>(columns: readonly Column<Row>[]): DrawnColumn<Row>[] {
  return columns.filter((column) => column.only === undefined);
}

/** The columns of a file, whichever of them the user sees. */
export function fileColumns<Row>(columns: readonly Column<Row>[]): ExportColumn<Row>[] {
  return columns.flatMap((column): readonly ExportColumn<Row>[] => {
    const { title } = column;
    if (column.only === 'file') return [{ title, value: column.export }];
    const { export: exported = column.text } = column;
    if (exported === false) return [];
    return typeof exported === 'function' ? [{ title, value: exported }] : exported;
  });
}

/** What a list in memory is put in order by; null: not by this column. */
export function sortValueOf<Row>(column: DrawnColumn<Row> | undefined): ((row: Row) => SortValue) | null {
  if (!column?.sort) return null;
  return column.sort === true ? column.text : column.sort;
}
