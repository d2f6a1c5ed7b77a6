/** A drawn row of a sheet: its name, which stays at the edge, and the cells of the columns that are on view. */
import { memo } from 'react';
import type { TextTools } from '#data/text.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import table from '../DataGrid/table.module.css';
import styles from './CellSheet.module.css';
import type { CellSheetProps } from './cell-sheet.ts';

const rowClass = `${table.row} ${styles.row}`;
const nameClass = `${table.cell} ${styles.name}`;
const cellClass = `${table.cell} ${styles.cell}`;

export interface SheetRowProps extends Pick<CellSheetProps, 'cell' | 'rowName' | 'rowNote' | 'version'> {
  readonly id: string;
  readonly row: number;
  /** Pixels from the top of the body. */
  readonly top: number;
  readonly first: number;
  readonly end: number;
  /** Of the chosen columns, in this row; −1: none. */
  readonly chosenFrom: number;
  readonly chosenTo: number;
  /** The column in use, or −1 where it is in another row. */
  readonly active: number;
  readonly words: TextTools;
}

function DrawnRow(props: SheetRowProps) {
  const { id, row, top, first, end, cell, rowName, rowNote, chosenFrom, chosenTo, active, words } = props;
  const note = rowNote?.(row);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the sheet has the focus and points here by aria-activedescendant
    // biome-ignore lint/a11y/useSemanticElements: virtual rows are positioned, which table rows can't be
    <div
      role="row"
      className={rowClass}
      aria-rowindex={row + 2}
      data-row={row}
      style={{ transform: `translateY(${top}px)` }}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="rowheader" className={nameClass} aria-colindex={1} data-column={-1}>
        {shownText(rowName(row))}
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {Array.from({ length: end - first }, (_, index) => {
        const column = first + index;
        const { text, tone, note: said, rightToLeft, was, busy, locked } = cell(row, column);
        const chosen = column >= chosenFrom && column <= chosenTo;
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div
            role="gridcell"
            key={column}
            id={column === active ? `${id}-${row}-${column}` : undefined}
            className={index === 0 ? `${cellClass} ${styles.first}` : cellClass}
            aria-colindex={column + 2}
            aria-selected={chosen}
            aria-readonly={locked || undefined}
            aria-busy={busy || undefined}
            data-column={column}
            data-tone={tone}
            dir={rightToLeft ? 'rtl' : undefined}
            title={said}
            // No element of its own: of hundreds at once each would be laid out.
            aria-description={was === undefined ? undefined : words.t('appSheet.was', { was })}
            data-changed={was === undefined ? undefined : true}
            data-active={column === active || undefined}
          >
            {text}
            {said && <span className="visually-hidden">, {said}</span>}
          </div>
        );
      })}
    </div>
  );
}

/** What is said of a row changes with the version and the language, and not with the functions that say it. */
function isSame(before: SheetRowProps, now: SheetRowProps): boolean {
  const { cell: _, rowName: __, rowNote: ___, ...rest } = now;
  return (Object.keys(rest) as (keyof typeof rest)[]).every((key) => before[key] === now[key]);
}

export const SheetRow = memo(DrawnRow, isSame);
