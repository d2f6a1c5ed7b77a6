/** Where the columns of a DataGrid stand. */
import type { DrawnColumn } from './column.ts';

/** Widths (pixels) that the user has set, by column key. */
export type ColumnWidths = Readonly<Record<string, number>>;

type Sized = Pick<DrawnColumn<never>, 'key' | 'width' | 'minWidth' | 'share'>;

/** Pixels of the checkbox column. */
export const checkboxWidth = 40;
const widest = 1200;

/** The room of one column: a fixed width, or the least one and the most it takes. */
interface Room {
  readonly least: number;
  /** null: its share of what is left. */
  readonly most: number | null;
}

function roomOf(column: Sized, widths: ColumnWidths): Room {
  const { key, width, minWidth } = column;
  const set = Object.hasOwn(widths, key) ? widths[key] : undefined;
  if (set !== undefined) return { least: set, most: set };
  return { least: minWidth ?? width ?? 160, most: width ?? null };
}

/** The narrowest to which a user may draw it. */
function leastOf({ width, minWidth }: Sized): number {
  return minWidth ?? (width === undefined ? 160 : Math.min(80, width));
}

/** CSS grid tracks of the columns, the checkbox column first where there is one. */
export function columnTracks(columns: readonly Sized[], widths: ColumnWidths, selectable: boolean): string {
  const tracks = columns.map((column) => {
    const { least, most } = roomOf(column, widths);
    if (most === null) return `minmax(${least}px, ${column.share ?? 1}fr)`;
    return least < most ? `minmax(${least}px, ${most}px)` : `${most}px`;
  });
  return (selectable ? [`${checkboxWidth}px`, ...tracks] : tracks).join(' ');
}

/** The least width at which every column has its room (pixels); below it the grid scrolls sideways. */
export function leastWidth(columns: readonly Sized[], widths: ColumnWidths, selectable: boolean): number {
  const sum = columns.reduce((total, column) => total + roomOf(column, widths).least, 0);
  return sum + (selectable ? checkboxWidth : 0);
}

/** With one column made as wide as asked for, within what is readable. */
export function withWidth(widths: ColumnWidths, column: Sized, width: number): ColumnWidths {
  const fitted = Math.round(Math.min(widest, Math.max(Math.min(leastOf(column), 80), width)));
  return { ...widths, [column.key]: fitted };
}
