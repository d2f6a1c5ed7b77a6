/** Columns of a DataTree. The first one has the indentation and names the row. */
import type { ReactNode } from 'react';
import type { DrawnColumn } from '../DataGrid/column.ts';

/** A list's column whose cells also receive the node. */
export interface TreeColumn<T>
  extends Pick<DrawnColumn<T>, 'key' | 'title' | 'width' | 'minWidth' | 'align' | 'mono'> {
  /** Share of the remaining space among columns without a width; default 1. */
  readonly share?: number;
  /** The cell as plain text: for tooltip and type-ahead, and displayed without `cell`. */
  readonly text: (item: T, node: number) => string;
  readonly cell?: (item: T, node: number) => ReactNode;
}

export function treeColumnTracks(
  columns: readonly Pick<TreeColumn<never>, 'width' | 'minWidth' | 'share'>[],
): string {
  return columns
    .map(({ width, minWidth = 160, share = 1 }) =>
      width === undefined ? `minmax(${minWidth}px, ${share}fr)` : `${width}px`,
    )
    .join(' ');
}

/** Minimum width in pixels without truncation; below it the tree scrolls sideways. */
export function leastTreeWidth(columns: readonly Pick<TreeColumn<never>, 'width' | 'minWidth'>[]): number {
  return columns.reduce((sum, { width, minWidth = 160 }) => sum + (width ?? minWidth), 0);
}
