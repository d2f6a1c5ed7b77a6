/** One rendered row, memoised, so that scrolling renders only new rows. The tree handles the events. */
import { memo } from 'react';
import { shownText } from '#shared/kit/shown-text.ts';
import table from '../DataGrid/table.module.css';
import type { TreeColumn } from './columns.ts';
import styles from './DataTree.module.css';
import { checked, partlyChecked } from './tree-checks.ts';
import { at, siblingCount, type TreeModel } from './tree-model.ts';

/** A table with levels, a table without, or a plain tree (without a header). */
export type TreeKind = 'treegrid' | 'grid' | 'tree';

export interface TreeRowProps<T> {
  /** Only the active row has an id. */
  readonly id: string | undefined;
  readonly kind: TreeKind;
  readonly model: TreeModel<T>;
  readonly node: number;
  /** 0-based index among the visible rows. */
  readonly row: number;
  readonly rowHeight: number;
  readonly open: boolean;
  readonly active: boolean;
  /** Undefined when rows can't be selected. */
  readonly selected: boolean | undefined;
  /** A value of `Checks`; undefined for rows without a checkbox. */
  readonly check: number | undefined;
  readonly fixed: boolean;
  readonly columns: readonly TreeColumn<T>[];
}

function Row<T>(props: TreeRowProps<T>) {
  const { id, kind, model, node, row, rowHeight, open, active, selected, check, fixed, columns } = props;
  const item = model.items[node];
  if (item === undefined) return null;
  const branch = at(model.childCount, node) > 0;
  const flat = kind === 'grid';
  const plain = kind === 'tree';
  return (
    <div
      role={plain ? 'treeitem' : 'row'}
      id={id}
      className={table.row}
      data-node={node}
      data-active={active || undefined}
      {...(plain ? {} : { 'aria-rowindex': row + 2 })}
      {...(flat ? {} : treePositionOf(model, node))}
      {...(branch ? { 'aria-expanded': open } : {})}
      {...(selected === undefined ? {} : { 'aria-selected': selected })}
      {...(plain && check !== undefined ? checkState(check, fixed) : {})}
      style={{ transform: `translateY(${row * rowHeight}px)` }}
    >
      {columns.map((column, index) => {
        const text = index === 0 || !column.cell ? column.text(item, node) : '';
        return (
          <div
            key={column.key}
            {...(plain ? {} : { role: index === 0 ? 'rowheader' : 'gridcell' })}
            className={table.cell}
            data-column={index}
            data-align={column.align}
            data-mono={column.mono || undefined}
            {...(index === 0 && !flat ? { style: indent(at(model.depth, node)) } : {})}
          >
            {index === 0 && !flat && (
              // The expand toggle; for a leaf, only its space.
              <span
                className={styles.twisty}
                data-part={branch ? 'twisty' : undefined}
                data-open={(branch && open) || undefined}
              />
            )}
            {index === 0 && check !== undefined && (
              // In a table the checkbox has its own role; in a plain tree the item carries `aria-checked`.
              <span
                className={checkClass}
                data-part="check"
                data-checked={check === checked ? 'all' : check === partlyChecked ? 'some' : undefined}
                data-fixed={fixed || undefined}
                {...(plain ? {} : { role: 'checkbox', 'aria-label': text, ...checkState(check, fixed) })}
              />
            )}
            {column.cell ? column.cell(item, node) : shownText(text)}
          </div>
        );
      })}
    </div>
  );
}

/** The indentation of a level, with stable identity for React. */
function indent(depth: number): { readonly paddingInlineStart: number } {
  const level = Math.min(depth, deepest);
  indents[level] ??= { paddingInlineStart: 12 + level * 18 };
  return indents[level];
}
/** Deeper levels are not indented further. */
const deepest = 24;
const indents: { readonly paddingInlineStart: number }[] = [];

const checkClass = `${table.check} ${styles.check}`;

function checkState(check: number, fixed: boolean) {
  return {
    'aria-checked': check === partlyChecked ? ('mixed' as const) : check === checked,
    ...(fixed ? { 'aria-disabled': true } : {}),
  };
}

function treePositionOf(model: TreeModel<unknown>, node: number) {
  return {
    'aria-level': at(model.depth, node) + 1,
    'aria-setsize': siblingCount(model, node),
    'aria-posinset': at(model.position, node),
  };
}

export const TreeRow = memo(Row) as typeof Row;
