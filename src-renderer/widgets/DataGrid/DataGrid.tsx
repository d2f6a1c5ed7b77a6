/**
 * A table that stays fluid at 100,000 rows in memory and at a million on the server: only visible rows are rendered,
 * and their elements are reused. The grid has the focus and points at the active cell (ARIA grid); `grid-keys.ts`
 * handles the keys, `scaled-scroll.ts` scrolling beyond the browser's height limit.
 */
import {
  type CSSProperties,
  type Key,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type EmptyContent, EmptyState } from '../EmptyState.tsx';
import type { DrawnColumn } from './column.ts';
import { type ColumnWidths, withWidth } from './columns.ts';
import styles from './DataGrid.module.css';
import { GridHeader } from './GridHeader.tsx';
import { GridRow } from './GridRow.tsx';
import { type GridCell, gridKey } from './grid-keys.ts';
import { rowHeights } from './row-heights.ts';
import { slotRows, useSlotOrder } from './row-slots.ts';
import type { RowSource } from './row-source.ts';
import { SideFrame } from './SideFrame.tsx';
import { showWhole } from './show-whole.ts';
import { type GridSort, nextSort } from './sorting.ts';
import table from './table.module.css';
import { useGridColumns } from './use-grid-columns.ts';
import { type SelectionProps, useGridSelection } from './use-grid-selection.ts';
import { useGridWindow } from './use-grid-window.ts';

export interface DataGridProps<Row> {
  readonly source: RowSource<Row>;
  readonly columns: readonly DrawnColumn<Row>[];
  readonly label: string;
  readonly rowKey: (row: Row) => string;
  readonly density?: keyof typeof rowHeights;
  /** Pixels; `fill`: the container's height; `most`: the rows' height up to so many pixels. */
  readonly height: number | 'fill' | { readonly most: number };
  readonly empty: EmptyContent;
  readonly sort?: GridSort | null;
  /** Enables sorting by columns with `sort`; the handler sorts the rows. */
  readonly onSort?: (sort: GridSort | null) => void;
  readonly select?: SelectionProps;
  /** Opens a row's page: a click, or Enter. */
  readonly onOpen?: (row: Row) => void;
  /** Picks a row: Enter, or a double click. */
  readonly onActivate?: (row: Row, index: number) => void;
  readonly widths?: ColumnWidths;
  readonly onWidths?: (widths: ColumnWidths) => void;
}

const noWidths: ColumnWidths = {};

export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { source, label, rowKey, density = 'normal', empty, sort = null, onSort } = props;
  const { select, onOpen, onActivate, onWidths } = props;
  useSyncExternalStore(source.subscribe, source.version);
  const rows = source.count;
  const rowHeight = rowHeights[density];
  const height = heightOf(props.height, rows, rowHeight);
  const frameHeight =
    typeof props.height === 'object' && height !== 'fill' ? { ...props.height, rows: height } : height;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [cell, setCell] = useState<GridCell>({ row: 0, column: 0 });
  const [ownWidths, setOwnWidths] = useState(noWidths);
  const widths = props.widths ?? ownWidths;
  const selection = useGridSelection(select, source, rowKey);
  const selectable = selection !== null;
  const selected = (row: Row | undefined) =>
    selection ? row !== undefined && selection.isSelected(rowKey(row)) : undefined;
  const view = useGridWindow(scroller, {
    rows,
    rowHeight,
    headerHeight: rowHeight,
    expectedHeight: height === 'fill' ? 600 : height,
    heightGiven: height !== 'fill',
  });
  const { first, end, pool, onView, reveal } = view;
  const firstSlot = useSlotOrder(first, pool);

  useEffect(() => source.want(onView.first, onView.end), [source, onView.first, onView.end]);

  const { columns, layout } = useGridColumns(props.columns, widths, selectable, view.width);
  const columnCount = columns.length + (selectable ? 1 : 0);
  const active: GridCell = {
    row: Math.min(cell.row, rows - 1),
    column: Math.min(cell.column, columnCount - 1),
  };

  const resize = useCallback(
    (position: number, width: (before: number) => number) => {
      const column = columns[position];
      if (!column) return;
      const head = scroller.current?.querySelector(
        `[role="columnheader"][data-column="${position + (selectable ? 1 : 0)}"]`,
      );
      const next = withWidth(
        widths,
        column,
        width(head?.getBoundingClientRect().width ?? column.width ?? 160),
      );
      setOwnWidths(next);
      onWidths?.(next);
    },
    [columns, widths, selectable, onWidths],
  );
  const onResize = useCallback((position: number, width: number) => resize(position, () => width), [resize]);

  const pressHeader = (index: number) => {
    if (selection && index === 0) return selection.toggleAll();
    const column = columns[index - (selectable ? 1 : 0)];
    if (column?.sort && onSort) onSort(nextSort(sort, column.key));
  };
  const activate = (index: number) => {
    const row = source.row(index);
    if (row === undefined) return;
    onOpen?.(row);
    onActivate?.(row, index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const action = gridKey(
      { key: event.key, ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey, alt: event.altKey },
      { rows, columns: columnCount, cell: active, pageRows: view.pageRows, selectable },
    );
    if (!action) return;
    // Escape closes the dialog around the grid, unless rows are selected.
    if (action.do === 'selectNone' && selection?.state === 'none') return;
    event.preventDefault();
    switch (action.do) {
      case 'move':
        setCell(action.cell);
        reveal(action.cell.row);
        if (action.extend) selection?.extend(action.cell.row, active.row);
        return;
      case 'toggle':
        return selection?.toggle(action.row);
      case 'activate':
        return activate(action.row);
      case 'header':
        return pressHeader(action.column);
      case 'resize':
        return resize(action.column - (selectable ? 1 : 0), (before) => before + action.by);
      default:
        return selection?.[action.do]();
    }
  };

  const onClick = (event: MouseEvent) => {
    const cell = cellOf(event.target);
    if (!cell) return;
    setCell(cell);
    if (cell.row < 0) return pressHeader(cell.column);
    const toggles = selectable && cell.column === 0;
    if (selection && event.shiftKey) selection.extend(cell.row, active.row);
    else if (selection && (toggles || event.ctrlKey || event.metaKey)) selection.toggle(cell.row);
    else if (onOpen && isPlainPress(event)) activate(cell.row);
  };
  const onDoubleClick = (event: MouseEvent) => {
    const cell = cellOf(event.target);
    if (!onOpen && cell && cell.row >= 0 && !(selectable && cell.column === 0)) activate(cell.row);
  };

  const activeId = active.row < 0 ? `${id}-head-${active.column}` : `${id}-${active.row}-${active.column}`;

  const shownColumn = useRef(active.column);
  useLayoutEffect(() => {
    if (shownColumn.current === active.column) return;
    shownColumn.current = active.column;
    revealSideways(scroller.current, activeId);
  }, [active.column, activeId]);

  /** The active row is rendered even out of view, so that `aria-activedescendant` always has a target. */
  const drawRow = (index: number, key: Key) => {
    const row = source.row(index);
    return (
      <GridRow
        key={key}
        id={`${id}-${index}`}
        index={index}
        row={row}
        failed={row === undefined && source.failed(index)}
        awaited={index >= onView.first && index < onView.end}
        top={index * rowHeight - view.offset}
        columns={columns}
        selected={selected(row)}
        activeColumn={index === active.row ? active.column : -1}
      />
    );
  };

  return (
    <SideFrame scroller={scroller} height={frameHeight} trail={trailOf(columns.at(-1), widths)}>
      {/* biome-ignore lint/a11y/useSemanticElements: rows are positioned one by one, which a table's can't be */}
      <div
        ref={scroller}
        role="grid"
        className={`${table.table} ${styles.grid}`}
        data-density={density}
        data-activates={onOpen || onActivate ? true : undefined}
        aria-label={label}
        aria-rowcount={rows + 1}
        aria-colcount={columnCount}
        aria-readonly
        aria-multiselectable={selectable || undefined}
        aria-activedescendant={activeId}
        tabIndex={0}
        {...(typeof props.height === 'object' ? { style: { maxHeight: props.height.most } } : {})}
        onScroll={view.onScroll}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onPointerOver={showWhole}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: rows are positioned one by one, which table sections can't be */}
        <div role="rowgroup" className={table.head} style={{ minWidth: layout.minWidth }}>
          <GridHeader
            id={id}
            columns={columns}
            sort={sort}
            sortable={onSort !== undefined}
            selection={selection?.state}
            selectAllLabel={select?.selectAllLabel ?? ''}
            activeColumn={active.row < 0 ? active.column : -1}
            layout={layout}
            onResize={onResize}
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div
          role="rowgroup"
          className={table.body}
          style={
            {
              height: view.bodyHeight,
              minWidth: layout.minWidth,
              '--tracks': layout.gridTemplateColumns,
            } as CSSProperties
          }
        >
          {slotRows(first, end, pool, firstSlot).map(({ slot, row }) => drawRow(row, slot))}
          {active.row >= 0 && (active.row < first || active.row >= end) && drawRow(active.row, 'away')}
        </div>
      </div>
      {rows === 0 && (
        <div className={table.nothing}>
          <EmptyState {...empty} />
        </div>
      )}
    </SideFrame>
  );
}

/** Width in pixels of the actions' column, which stays on view. */
function trailOf(last: DrawnColumn<never> | undefined, widths: ColumnWidths): number | undefined {
  return last?.ends && (widths[last.key] ?? last.width);
}

/** Height in pixels of a table with only its empty state: title, text and action. */
const emptyHeight = 192;

function heightOf(height: DataGridProps<never>['height'], rows: number, rowHeight: number): number | 'fill' {
  if (typeof height !== 'object') return height;
  return Math.min(height.most, rows === 0 ? emptyHeight : (rows + 1) * rowHeight);
}

/** Scrolls the active cell into view sideways, as little as needed. */
function revealSideways(grid: HTMLElement | null, cellId: string): void {
  const cell = document.getElementById(cellId)?.getBoundingClientRect();
  if (!grid || !cell || grid.scrollWidth <= grid.clientWidth) return;
  const left = grid.getBoundingClientRect().left + grid.clientLeft;
  const right = left + grid.clientWidth;
  if (cell.left < left) grid.scrollLeft -= left - cell.left;
  else if (cell.right > right) grid.scrollLeft += Math.min(cell.right - right, cell.left - left);
}

/** Whether a click counts for the row: not on a control inside it, nor while text is selected. */
function isPlainPress({ target, altKey }: MouseEvent): boolean {
  if (altKey || (target instanceof Element && target.closest('a, button, input'))) return false;
  return (getSelection()?.toString() ?? '') === '';
}

function cellOf(target: EventTarget): GridCell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]');
  if (!cell || !row) return null;
  return { row: Number(row.dataset.row), column: Number(cell.dataset.column) };
}
