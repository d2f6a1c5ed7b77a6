/** The columns of a DataTree. The first one carries the tree and names the row. */
import type { ReactNode } from 'react';

export interface TreeColumn<T> {
  readonly key: string;
  readonly title: string;
  /** Pixels; a column without one shares what is left, at least `minWidth`. */
  readonly width?: number;
  /** Pixels, of a column without a width; default 160. */
  readonly minWidth?: number;
  readonly align?: 'end';
  readonly mono?: boolean;
  /** The cell as plain text: tooltip, type-ahead, and what is shown where there is no `cell`. */
  readonly text: (item: T, node: number) => string;
  readonly cell?: (item: T, node: number) => ReactNode;
}

/** CSS grid tracks of the columns. */
export function columnTracks(columns: readonly Pick<TreeColumn<never>, 'width' | 'minWidth'>[]): string {
  return columns
    .map(({ width, minWidth = 160 }) => (width === undefined ? `minmax(${minWidth}px, 1fr)` : `${width}px`))
    .join(' ');
}

/** The least width at which no column is cut (pixels); below it the tree scrolls sideways. */
export function leastWidth(columns: readonly Pick<TreeColumn<never>, 'width' | 'minWidth'>[]): number {
  return columns.reduce((sum, { width, minWidth = 160 }) => sum + (width ?? minWidth), 0);
}
