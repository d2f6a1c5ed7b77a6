/** A list's column with rendering, sorting and export, shared by grids, page tables and files. */
import type { ReactNode } from 'react';
import type { Cell, ExportColumn } from '#shared/kit/export/csv.ts';
import type { SortValue } from './sorting.ts';

/** Pixels for a day with a time to the second, which is never cut, in a wide font of the system. */
export const timeWidth = 184;

interface ColumnName {
  readonly key: string;
  readonly title: string;
}

/** A column on the screen, and in files unless `export` excludes it. */
export interface DrawnColumn<Row> extends ColumnName {
  readonly only?: undefined;
  /** Pixels; columns without a width share the remaining space, but have at least `minWidth`. */
  readonly width?: number;
  /** Pixels to which the column may shrink; default 160 for a column without a width. */
  readonly minWidth?: number;
  /** Share of the remaining space for a column without a width; default 1. */
  readonly share?: number;
  readonly align?: 'end';
  readonly mono?: boolean;
  /** Wraps long text to two lines, for columns that identify a row. */
  readonly wraps?: boolean;
  /** The column to give up first: a narrow window hides it, a dialog truncates it. */
  readonly filler?: boolean;
  /** The last column with the row's actions: on view however a grid scrolls, its title for screen readers only. */
  readonly ends?: true;
  /** The column in a table that is too narrow for all columns. */
  readonly narrow?: { readonly width: number; readonly cell: (row: Row) => ReactNode };
  /** The cell as plain text: displayed without `cell`, as tooltip of a truncated cell, and in files. */
  readonly text: (row: Row) => string;
  readonly cell?: (row: Row) => ReactNode;
  /** Enables sorting: in memory by the text or by this value; a server sorts its own lists. */
  readonly sort?: true | ((row: Row) => SortValue);
  /** Export instead of the text: a value, several columns, or nothing. */
  readonly export?: false | ((row: Row) => Cell) | readonly ExportColumn<Row>[];
  /** Hidden until the user shows the column. */
  readonly hidden?: boolean;
}

export interface FileColumn<Row> extends ColumnName {
  readonly only: 'file';
  readonly export: (row: Row) => Cell;
}

export type Column<Row> = DrawnColumn<Row> | FileColumn<Row>;

export function drawnColumns<Row>(columns: readonly Column<Row>[]): DrawnColumn<Row>[] {
  return columns.filter((column) => column.only === undefined);
}

/** The columns of a file, independent of their visibility. */
export function fileColumns<Row>(columns: readonly Column<Row>[]): ExportColumn<Row>[] {
  return columns.flatMap((column): readonly ExportColumn<Row>[] => {
    const { title } = column;
    if (column.only === 'file') return [{ title, value: column.export }];
    const { export: exported = column.text } = column;
    if (exported === false) return [];
    return typeof exported === 'function' ? [{ title, value: exported }] : exported;
  });
}

/** The sort value for a list in memory; null when the column can't be sorted. */
export function sortValueOf<Row>(column: DrawnColumn<Row> | undefined): ((row: Row) => SortValue) | null {
  if (!column?.sort) return null;
  return column.sort === true ? column.text : column.sort;
}
