/** The sticky column titles of a sheet; the first one heads the row names. */
import { memo } from 'react';
import table from '../DataGrid/table.module.css';
import styles from './CellSheet.module.css';
import type { SheetColumn } from './cell-sheet.ts';

interface SheetHeadProps {
  readonly columns: readonly SheetColumn[];
  readonly title: string;
  readonly first: number;
  readonly end: number;
  /** Width of the whole sheet in pixels. */
  readonly width: number;
  readonly chosenFrom: number;
  readonly chosenTo: number;
}

function Head({ columns, title, first, end, width, chosenFrom, chosenTo }: SheetHeadProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are positioned one by one, which table sections can't be
    <div role="rowgroup" className={table.head} style={{ minWidth: width }}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the sheet has the focus */}
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="row" className={styles.headRow} aria-rowindex={1} data-row={-1}>
        {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div role="columnheader" className={styles.corner} aria-colindex={1} data-column={-1}>
          {title}
        </div>
        {columns.slice(first, end).map((column, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div
            role="columnheader"
            key={column.key}
            className={index === 0 ? `${styles.title} ${styles.first}` : styles.title}
            aria-colindex={first + index + 2}
            data-column={first + index}
            data-chosen={(first + index >= chosenFrom && first + index <= chosenTo) || undefined}
            title={column.note ? `${column.title} · ${column.note}` : column.title}
          >
            <span className={styles.line}>{column.title}</span>
            {column.note && <span className={styles.under}>{column.note}</span>}
            {column.tool && <span className={styles.tool}>{column.tool}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}

export const SheetHead = memo(Head);
