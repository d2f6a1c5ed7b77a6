import { memo } from 'react';
import table from '../DataGrid/table.module.css';
import type { TreeColumn } from './columns.ts';

interface TreeHeaderProps {
  readonly columns: readonly Pick<TreeColumn<never>, 'key' | 'title' | 'align'>[];
  /** CSS grid tracks. */
  readonly tracks: string;
  /** Least width of a column in pixels. */
  readonly minWidth: number;
}

export const TreeHeader = memo(function TreeHeader({ columns, tracks, minWidth }: TreeHeaderProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are positioned one by one, which table sections can't be
    <div role="rowgroup" className={table.head} style={{ minWidth }}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus */}
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="row" className={table.headRow} aria-rowindex={1} style={{ gridTemplateColumns: tracks }}>
        {columns.map((column, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: headers do nothing
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div
            role="columnheader"
            key={column.key}
            className={table.cell}
            data-column={index}
            data-align={column.align}
          >
            {column.title}
          </div>
        ))}
      </div>
    </div>
  );
});
