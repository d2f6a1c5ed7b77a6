/** The sticky header of a DataGrid: titles, sorting, resizing, and the checkbox that selects all rows. */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { memo, type PointerEvent } from 'react';
import type { DrawnColumn } from './column.ts';
import styles from './DataGrid.module.css';
import type { GridSort } from './sorting.ts';
import table from './table.module.css';

export interface GridHeaderProps<Row> {
  readonly id: string;
  readonly columns: readonly DrawnColumn<Row>[];
  readonly sort: GridSort | null;
  readonly sortable: boolean;
  /** Undefined when rows can't be selected. */
  readonly selection: 'none' | 'some' | 'all' | undefined;
  readonly selectAllLabel: string;
  /** Column of the active cell; −1 when the active cell is in a row. */
  readonly activeColumn: number;
  readonly layout: { readonly gridTemplateColumns: string };
  /** Called while the user drags a column's edge, with its index in `columns` and the new width in pixels. */
  readonly onResize: (position: number, width: number) => void;
}

function Header<Row>(props: GridHeaderProps<Row>) {
  const { id, columns, sort, sortable, selection, selectAllLabel, activeColumn, layout, onResize } = props;
  const first = selection === undefined ? 0 : 1;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and points here by aria-activedescendant
    // biome-ignore lint/a11y/useSemanticElements: rows are positioned one by one, which table sections can't be
    <div role="row" className={table.headRow} aria-rowindex={1} data-row={-1} style={layout}>
      {selection !== undefined && (
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div
          role="columnheader"
          id={`${id}-head-0`}
          className={`${table.check} ${styles.headCheck}`}
          data-column={0}
          data-checked={selection === 'none' ? undefined : selection}
          data-active={activeColumn === 0 || undefined}
        >
          {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
          {/* biome-ignore lint/a11y/useSemanticElements: an input would take the focus from the grid */}
          <span role="checkbox" aria-checked={selection === 'some' ? 'mixed' : selection === 'all'}>
            <span className={styles.hidden}>{selectAllLabel}</span>
          </span>
        </div>
      )}
      {columns.map((column, position) => {
        const columnIndex = position + first;
        const direction = sort?.column === column.key ? sort.direction : 'none';
        const sorts = sortable && column.sort !== undefined;
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div
            role="columnheader"
            key={column.key}
            id={`${id}-head-${columnIndex}`}
            className={styles.headCell}
            data-column={columnIndex}
            data-align={column.align}
            data-ends={column.ends}
            data-sortable={sorts || undefined}
            data-active={activeColumn === columnIndex || undefined}
            {...(sorts ? { 'aria-sort': direction } : {})}
          >
            <span className={column.ends ? styles.hidden : styles.title}>{column.title}</span>
            {sorts && direction === 'none' && (
              <ChevronsUpDown size={12} aria-hidden className={styles.rest} />
            )}
            {direction === 'ascending' && <ArrowUp size={12} aria-hidden />}
            {direction === 'descending' && <ArrowDown size={12} aria-hidden />}
            <span
              className={styles.edge}
              aria-hidden
              onPointerDown={(event) => dragEdge(event, (width) => onResize(position, width))}
            />
          </div>
        );
      })}
    </div>
  );
}

/** Tracks the pointer from a column's edge until it is released; Alt and an arrow do the same by keyboard. */
function dragEdge(event: PointerEvent<HTMLElement>, resize: (width: number) => void): void {
  const edge: HTMLElement = event.currentTarget;
  const cell = edge.parentElement;
  if (!cell || event.button !== 0) return;
  event.preventDefault();
  event.stopPropagation();
  const start = event.clientX;
  const width = cell.getBoundingClientRect().width;
  const sign = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
  edge.setPointerCapture(event.pointerId);
  const end = new AbortController();
  const { signal } = end;
  edge.addEventListener('pointermove', (move) => resize(width + sign * (move.clientX - start)), { signal });
  for (const name of ['pointerup', 'pointercancel'] as const) {
    edge.addEventListener(name, () => end.abort(), { signal });
  }
}

export const GridHeader = memo(Header) as typeof Header;
