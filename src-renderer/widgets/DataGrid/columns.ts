import type { DrawnColumn } from './column.ts';
import { fittedWidth } from './fitted-width.ts';

/** Widths in pixels set by the user, by column key. */
export type ColumnWidths = Readonly<Record<string, number>>;

type Sized = Pick<DrawnColumn<never>, 'key' | 'title' | 'width' | 'minWidth' | 'share' | 'sort' | 'ends'>;

/** Width of the column of checkboxes in pixels. */
export const checkboxWidth = 40;
const widest = 1200;
/** Pixels up to which a title widens its column; a longer one is truncated. */
const widestTitle = 200;
/** Pixels beside a title: its padding, and the mark of a column that sorts. */
const besideTitle = 26;
const sortMark = 16;

/** A column's width limits: fixed, or a minimum and a maximum. */
interface Room {
  readonly least: number;
  /** Null for a share of the remaining space. */
  readonly most: number | null;
}

function roomOf(column: Sized, widths: ColumnWidths): Room {
  const { key, width, minWidth } = column;
  const set = Object.hasOwn(widths, key) ? widths[key] : undefined;
  if (set !== undefined) return { least: set, most: set };
  const title = titleWidth(column);
  return {
    least: Math.max(minWidth ?? width ?? 160, title),
    most: width === undefined ? null : Math.max(width, title),
  };
}

/** Width of the title where it is seen; that of a row's actions is for screen readers only. */
function titleWidth({ title, sort, ends }: Sized): number {
  if (ends || title === '') return 0;
  const beside = besideTitle + (sort === undefined ? 0 : sortMark);
  return fittedWidth([title], { least: 0, most: widestTitle, beside });
}

/** The minimum width to which a user may shrink the column. */
function leastOf({ width, minWidth }: Sized): number {
  return minWidth ?? (width === undefined ? 160 : Math.min(80, width));
}

/** CSS grid tracks, with the checkbox column first where one exists. */
export function gridColumnTracks(
  columns: readonly Sized[],
  widths: ColumnWidths,
  selectable: boolean,
): string {
  const tracks = columns.map((column) => {
    const { least, most } = roomOf(column, widths);
    if (most === null) return `minmax(${least}px, ${column.share ?? 1}fr)`;
    return least < most ? `minmax(${least}px, ${most}px)` : `${most}px`;
  });
  return (selectable ? [`${checkboxWidth}px`, ...tracks] : tracks).join(' ');
}

/** Minimum width in pixels that fits every column; below it the grid scrolls sideways. */
export function leastGridWidth(columns: readonly Sized[], widths: ColumnWidths, selectable: boolean): number {
  const sum = columns.reduce((total, column) => total + roomOf(column, widths).least, 0);
  return sum + (selectable ? checkboxWidth : 0);
}

/** Whether a table of so many pixels, 0 if unknown, has room for all columns in their usual form. */
export function hasRoomFor(
  columns: readonly Sized[],
  widths: ColumnWidths,
  selectable: boolean,
  room: number,
): boolean {
  return room === 0 || leastGridWidth(columns, widths, selectable) <= room;
}

/** The columns in their narrower form, where they have one and the user has set no width. */
export function narrowColumns<Column extends Sized & Pick<DrawnColumn<never>, 'narrow'>>(
  columns: readonly Column[],
  widths: ColumnWidths,
): readonly Column[] {
  return columns.map((column) =>
    column.narrow && !Object.hasOwn(widths, column.key) ? { ...column, ...column.narrow } : column,
  );
}

/** The widths with one column resized, within readable limits. */
export function withWidth(widths: ColumnWidths, column: Sized, width: number): ColumnWidths {
  const fitted = Math.round(Math.min(widest, Math.max(Math.min(leastOf(column), 80), width)));
  return { ...widths, [column.key]: fitted };
}
