/** The columns of a grid as its width has room for them, and their layout. */
import { useMemo } from 'react';
import type { DrawnColumn } from './column.ts';
import { type ColumnWidths, gridColumnTracks, hasRoomFor, leastGridWidth, narrowColumns } from './columns.ts';

/** `room`: pixels of the grid's width, 0 until it has been measured. */
export function useGridColumns<Row>(
  all: readonly DrawnColumn<Row>[],
  widths: ColumnWidths,
  selectable: boolean,
  room: number,
) {
  const isWide = hasRoomFor(all, widths, selectable, room);
  return useMemo(() => {
    const columns = isWide ? all : narrowColumns(all, widths);
    return {
      columns,
      layout: {
        gridTemplateColumns: gridColumnTracks(columns, widths, selectable),
        minWidth: leastGridWidth(columns, widths, selectable),
      },
    };
  }, [all, widths, selectable, isWide]);
}
