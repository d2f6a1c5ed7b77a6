/** The columns of a grid as its width has room for them, and their layout. */
import { useMemo } from 'react';
import type { DrawnColumn } from './column.ts';
import { type ColumnWidths, columnsWithin, gridColumnTracks, leastGridWidth } from './columns.ts';

/** `room`: pixels of the grid's width, 0 until it has been measured. */
export function useGridColumns<Row>(
  all: readonly DrawnColumn<Row>[],
  widths: ColumnWidths,
  selectable: boolean,
  room: number,
) {
  return useMemo(() => {
    const columns = columnsWithin(all, widths, selectable, room);
    return {
      columns,
      layout: {
        gridTemplateColumns: gridColumnTracks(columns, widths, selectable),
        minWidth: leastGridWidth(columns, widths, selectable),
      },
    };
  }, [all, widths, selectable, room]);
}
