/**
 * A sheet of editable cells, for keys, pointer and pasted tables; only visible rows and columns are rendered. The sheet
 * has the focus and points at the active cell (ARIA grid); `cell-keys.ts` handles the keys.
 */
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useText } from '#data/text.ts';
import { rowHeights } from '../DataGrid/row-heights.ts';
import { slotRows, useSlotOrder } from '../DataGrid/row-slots.ts';
import { SideFrame } from '../DataGrid/SideFrame.tsx';
import { showWhole } from '../DataGrid/show-whole.ts';
import table from '../DataGrid/table.module.css';
import { useGridWindow } from '../DataGrid/use-grid-window.ts';
import { EmptyState } from '../EmptyState.tsx';
import styles from './CellSheet.module.css';
import { sheetKey } from './cell-keys.ts';
import { type CellPosition, cellSpanOf, singleCell, clipRange } from './cell-range.ts';
import { type CellSheetProps, columnWidth, leadWidth } from './cell-sheet.ts';
import { SheetHead } from './SheetHead.tsx';
import { SheetRow } from './SheetRow.tsx';
import { readTable, writeTable } from './table-text.ts';
import { useColumnWindow } from './use-column-window.ts';

const rowHeight = rowHeights.compact;
/** Height of the titles, which have two lines, in pixels. */
const headHeight = 44;

export function CellSheet(props: CellSheetProps) {
  const { label, rows, columns, cell, rowName, rowNote, version, onRange, onView } = props;
  const words = useText();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const range = clipRange(props.range, rows, columns.length);
  const span = cellSpanOf(range);
  const { focus } = range;
  const view = useGridWindow(scroller, {
    rows,
    rowHeight,
    headerHeight: headHeight,
    expectedHeight: 560,
    heightGiven: false,
  });
  const across = useColumnWindow(scroller, {
    columns: columns.length,
    width: columnWidth,
    lead: leadWidth,
  });
  const firstSlot = useSlotOrder(view.first, view.pool);
  useEffect(() => onView(across.first, across.end), [onView, across.first, across.end]);

  const shown = useRef(focus);
  const staying = useRef(false);
  useLayoutEffect(() => {
    if (shown.current.row === focus.row && shown.current.column === focus.column) return;
    shown.current = focus;
    if (staying.current) {
      staying.current = false;
      return;
    }
    view.reveal(focus.row);
    across.reveal(focus.column);
  }, [focus, view, across]);

  const onKeyDown = (event: KeyboardEvent) => {
    const action = sheetKey(
      { key: event.key, ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey, alt: event.altKey },
      range,
      { rows, columns: columns.length, pageRows: view.pageRows },
    );
    if (!action) return;
    if (action.do === 'type') {
      // The key stays the browser's, which writes it where the focus is by then.
      props.onType?.();
      return;
    }
    event.preventDefault();
    staying.current = false;
    switch (action.do) {
      case 'choose':
        return onRange(action.range);
      case 'next':
        return props.onNext(span);
      case 'empty':
        return props.onEmpty(span);
      case 'back':
        return props.onBack();
      case 'set':
        return props.onSet();
      case 'fillDown':
        return props.onFill(span, 'down');
      case 'fillAcross':
        return props.onFill(span, 'across');
    }
  };

  const last = { row: rows - 1, column: columns.length - 1 };
  const onPointerDown = (event: PointerEvent) => {
    const cell = cellOf(event.target);
    if (!cell || event.button !== 0 || rows === 0) return;
    const { row, column } = cell;
    // Clicking a row's or column's name selects all of it without scrolling.
    staying.current = row < 0 || column < 0;
    const start = { row: Math.max(0, row), column: Math.max(0, column) };
    if (staying.current)
      onRange({
        anchor: { row: row < 0 ? last.row : row, column: column < 0 ? last.column : column },
        focus: start,
      });
    else onRange(event.shiftKey ? { anchor: range.anchor, focus: cell } : singleCell(cell));
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.buttons !== 1) return;
    const cell = cellOf(event.target);
    if (!cell || cell.row < 0 || cell.column < 0) return;
    if (cell.row === focus.row && cell.column === focus.column) return;
    onRange({ anchor: range.anchor, focus: cell });
  };

  const onCopy = (event: ClipboardEvent) => {
    if (rows === 0) return;
    event.preventDefault();
    const lines = Array.from({ length: span.bottom - span.top + 1 }, (_, line) =>
      Array.from({ length: span.right - span.left + 1 }, (_, word) => {
        const { text, copy = text } = cell(span.top + line, span.left + word);
        return copy;
      }),
    );
    event.clipboardData.setData('text/plain', writeTable(lines));
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (text === '' || rows === 0) return;
    event.preventDefault();
    props.onPaste(readTable(text), span);
  };

  const drawn = focus.column >= across.first && focus.column < across.end;
  const width = leadWidth + columns.length * columnWidth;
  const tracks = `${leadWidth}px ${across.first * columnWidth}px repeat(${across.end - across.first}, ${columnWidth}px)`;
  const drawRow = (row: number, key: number | string) => {
    const chosen = row >= span.top && row <= span.bottom;
    return (
      <SheetRow
        key={key}
        id={id}
        row={row}
        cell={cell}
        rowName={rowName}
        version={version}
        words={words}
        first={across.first}
        end={across.end}
        {...(rowNote ? { rowNote } : {})}
        top={row * rowHeight - view.offset}
        chosenFrom={chosen ? span.left : -1}
        chosenTo={chosen ? span.right : -1}
        active={row === focus.row ? focus.column : -1}
      />
    );
  };
  return (
    <div className={styles.place}>
      <SideFrame scroller={scroller} height="fill" lead={leadWidth}>
        {/* biome-ignore lint/a11y/useSemanticElements: rows are positioned one by one, which a table's can't be */}
        <div
          ref={scroller}
          role="grid"
          className={`${table.table} ${table.framed} ${styles.sheet}`}
          data-density="compact"
          aria-label={label}
          aria-rowcount={rows + 1}
          aria-colcount={columns.length + 1}
          aria-multiselectable
          aria-activedescendant={drawn && rows > 0 ? `${id}-${focus.row}-${focus.column}` : undefined}
          tabIndex={0}
          style={{ '--tracks': tracks } as CSSProperties}
          onScroll={() => {
            view.onScroll();
            across.onScroll();
          }}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerOver={showWhole}
          onDoubleClick={(event) => {
            const cell = cellOf(event.target);
            if (cell && cell.row >= 0 && cell.column >= 0) props.onNext(cellSpanOf(singleCell(cell)));
          }}
          onCopy={onCopy}
          onPaste={onPaste}
        >
          <SheetHead
            columns={columns}
            title={props.rowsTitle}
            first={across.first}
            end={across.end}
            width={width}
            chosenFrom={span.left}
            chosenTo={span.right}
          />
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          <div role="rowgroup" className={table.body} style={{ height: view.bodyHeight, minWidth: width }}>
            {slotRows(view.first, view.end, view.pool, firstSlot).map(({ slot, row }) => drawRow(row, slot))}
            {rows > 0 && (focus.row < view.first || focus.row >= view.end) && drawRow(focus.row, 'away')}
          </div>
        </div>
        {rows === 0 && (
          <div className={table.nothing}>
            <EmptyState {...props.empty} />
          </div>
        )}
      </SideFrame>
    </div>
  );
}

/** The cell at the event's target; −1 for row and column names. */
function cellOf(target: EventTarget): CellPosition | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]');
  if (!cell || !row) return null;
  return { row: Number(row.dataset.row), column: Number(cell.dataset.column) };
}
