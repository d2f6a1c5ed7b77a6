/** One rendered row of a sheet: its sticky name and the cells of the visible columns. */
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
  /** First selected column in this row; −1 for none. */
  readonly chosenFrom: number;
  readonly chosenTo: number;
  /** The active column; −1 when another row is active. */
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
        const { text, tone, note, rightToLeft, was, busy, locked } = cell(row, column);
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
            title={note}
            // An attribute instead of an element, since hundreds of extra elements would slow down layout.
            aria-description={was === undefined ? undefined : words.t('appSheet.was', { was })}
            data-changed={was === undefined ? undefined : true}
            data-active={column === active || undefined}
          >
            {text}
            {note && <span className="visually-hidden">, {note}</span>}
          </div>
        );
      })}
    </div>
  );
}

/** Compares props without the functions: their results change only with `version` and the language. */
function isSame(before: SheetRowProps, now: SheetRowProps): boolean {
  const { cell: _, rowName: __, rowNote: ___, ...rest } = now;
  return (Object.keys(rest) as (keyof typeof rest)[]).every((key) => before[key] === now[key]);
}

export const SheetRow = memo(DrawnRow, isSame);
