/** One rendered row, memoised, with one element per cell, which scrolling reuses. The grid handles the events. */
import { memo } from 'react';
import { shownText } from '#shared/kit/shown-text.ts';
import type { DrawnColumn } from './column.ts';
import styles from './DataGrid.module.css';
import { OddCell } from './odd-cell.tsx';
import { oddIn } from './odd-in.ts';
import table from './table.module.css';

const rowClass = `${table.row} ${styles.row}`;

export interface GridRowProps<Row> {
  readonly id: string;
  /** 0-based. */
  readonly index: number;
  readonly row: Row | undefined;
  readonly failed: boolean;
  /** The row is on view; rows rendered around the view are fetched only once they come into it. */
  readonly awaited: boolean;
  /** Pixels from the top of the body. */
  readonly top: number;
  readonly columns: readonly DrawnColumn<Row>[];
  /** Undefined when rows can't be selected. */
  readonly selected: boolean | undefined;
  /** Column of the active cell; −1 when another row is active. */
  readonly activeColumn: number;
}

function DrawnRow<Row>(props: GridRowProps<Row>) {
  const { id, index, row, failed, awaited, top, columns, selected, activeColumn } = props;
  const first = selected === undefined ? 0 : 1;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and points here by aria-activedescendant
    // biome-ignore lint/a11y/useSemanticElements: virtual rows are positioned, which table rows can't be
    <div
      role="row"
      className={rowClass}
      aria-rowindex={index + 2}
      data-row={index}
      style={{ transform: `translateY(${top}px)` }}
      {...(selected === undefined ? {} : { 'aria-selected': selected })}
      {...(row === undefined && awaited && !failed ? { 'aria-busy': true } : {})}
      {...(failed ? { 'data-failed': true } : {})}
    >
      {selected !== undefined && (
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div
          role="gridcell"
          id={`${id}-0`}
          className={table.check}
          data-column={0}
          data-checked={selected || undefined}
          data-active={activeColumn === 0 || undefined}
        />
      )}
      {columns.map((column, position) => {
        const columnIndex = position + first;
        return (
          <div
            // An empty row header would be invalid, so a row still loading has plain cells.
            role={position === 0 && row !== undefined ? 'rowheader' : 'gridcell'}
            key={column.key}
            // Only the active cell needs an id, which saves attribute writes while scrolling.
            id={activeColumn === columnIndex ? `${id}-${columnIndex}` : undefined}
            className={table.cell}
            data-column={columnIndex}
            data-align={column.align}
            data-mono={column.mono || undefined}
            data-wraps={column.wraps || undefined}
            data-ends={column.ends}
            data-active={activeColumn === columnIndex || undefined}
          >
            {row === undefined ? '' : contentOf(column, row)}
          </div>
        );
      })}
    </div>
  );
}

function contentOf<Row>(column: DrawnColumn<Row>, row: Row) {
  const odd = oddIn(column.text, row);
  if (odd) return <OddCell field={odd} />;
  if (column.cell) return column.cell(row);
  const text = shownText(column.text(row));
  return column.wraps ? <span className={table.lines}>{text}</span> : text;
}

export const GridRow = memo(DrawnRow) as typeof DrawnRow;
