/** The columns of a DataTree. The first one carries the tree and names the row. */
import type { ReactNode } from 'react';
import type { DrawnColumn } from '../DataGrid/column.ts';

/** A list's column, whose cells may know their node. */
export interface TreeColumn<T>
  extends Pick<DrawnColumn<T>, 'key' | 'title' | 'width' | 'minWidth' | 'align' | 'mono'> {
  /** Of what is left, against other columns without a width; default 1. */
  readonly share?: number;
  /** The cell as plain text: tooltip, type-ahead, and what is shown where there is no `cell`. */
  readonly text: (item: T, node: number) => string;
  readonly cell?: (item: T, node: number) => ReactNode;
}

/** CSS grid tracks of the columns. */
export function columnTracks(
  columns: readonly Pick<TreeColumn<never>, 'width' | 'minWidth' | 'share'>[],
): string {
  return columns
    .map(({ width, minWidth = 160, share = 1 }) =>
      width === undefined ? `minmax(${minWidth}px, ${share}fr)` : `${width}px`,
    )
    .join(' ');
}

/** The least width at which no column is cut (pixels); below it the tree scrolls sideways. */
export function leastWidth(columns: readonly Pick<TreeColumn<never>, 'width' | 'minWidth'>[]): number {
  return columns.reduce((sum, { width, minWidth = 160 }) => sum + (width ?? minWidth), 0);
}
