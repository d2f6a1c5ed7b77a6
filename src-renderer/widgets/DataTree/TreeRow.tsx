/** One drawn row of a DataTree. Memoised: scrolling draws only the rows that come into view. */
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { TreeColumn } from './columns.ts';
import styles from './DataTree.module.css';
import { at, siblingCount, type TreeModel } from './treeModel.ts';

export interface TreeRowProps<T> {
  readonly id: string;
  readonly model: TreeModel<T>;
  readonly node: number;
  /** 0-based place among the rows on view. */
  readonly row: number;
  readonly rowHeight: number;
  readonly open: boolean;
  readonly active: boolean;
  readonly columns: readonly TreeColumn<T>[];
  readonly onToggle: (node: number, open: boolean) => void;
  readonly onPoint: (node: number) => void;
  readonly onActivate: ((node: number) => void) | null;
  readonly flat: boolean;
}

function Row<T>(props: TreeRowProps<T>) {
  const { id, model, node, row, rowHeight, open, active, columns, onToggle, onPoint, onActivate, flat } =
    props;
  const item = model.items[node];
  if (item === undefined) return null;
  const branch = at(model.childCount, node) > 0;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and points here by aria-activedescendant
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the grid, which has the focus
    // biome-ignore lint/a11y/useSemanticElements: virtual rows are positioned, which table rows can't be
    <div
      role="row"
      id={id}
      className={styles.row}
      data-active={active || undefined}
      data-openable={(flat && onActivate !== null) || undefined}
      aria-rowindex={row + 2}
      {...(flat ? {} : placeInTree(model, node))}
      {...(branch ? { 'aria-expanded': open } : {})}
      style={{ transform: `translateY(${row * rowHeight}px)` }}
      onClick={() => {
        onPoint(node);
        if (flat) onActivate?.(node);
      }}
      onDoubleClick={() => {
        if (branch) onToggle(node, !open);
        else if (!flat) onActivate?.(node);
      }}
    >
      {columns.map((column, index) => {
        const text = column.text(item, node);
        return (
          <div
            role={index === 0 ? 'rowheader' : 'gridcell'}
            key={column.key}
            className={styles.cell}
            data-align={column.align}
            data-mono={column.mono || undefined}
            title={text}
          >
            {index === 0 && !flat && (
              <>
                <span className={styles.indent} style={{ width: Math.min(at(model.depth, node), 24) * 18 }} />
                {/* biome-ignore lint/a11y/noStaticElementInteractions: aria-expanded and the arrow keys say and do the same */}
                {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys do the same */}
                <span
                  className={styles.twisty}
                  data-open={open || undefined}
                  data-branch={branch || undefined}
                  onClick={(event) => {
                    event.stopPropagation();
                    onPoint(node);
                    if (branch) onToggle(node, !open);
                  }}
                  onDoubleClick={(event) => event.stopPropagation()}
                >
                  {branch && <ChevronRight size={14} aria-hidden />}
                </span>
              </>
            )}
            <span className={styles.text}>{column.cell ? column.cell(item, node) : text}</span>
          </div>
        );
      })}
    </div>
  );
}

function placeInTree(model: TreeModel<unknown>, node: number) {
  return {
    'aria-level': at(model.depth, node) + 1,
    'aria-setsize': siblingCount(model, node),
    'aria-posinset': at(model.position, node),
  };
}

export const TreeRow = memo(Row) as typeof Row;
