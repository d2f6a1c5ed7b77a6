/** One drawn row of a DataTree. Memoised: scrolling draws only the rows that come into view. */
import { memo } from 'react';
import table from '../DataGrid/table.module.css';
import type { TreeColumn } from './columns.ts';
import styles from './DataTree.module.css';
import { checked, partly } from './treeChecks.ts';
import { at, siblingCount, type TreeModel } from './treeModel.ts';

/** A table with levels, a table without, or (without a header) a plain tree. */
export type TreeKind = 'treegrid' | 'grid' | 'tree';

export interface TreeRowProps<T> {
  readonly id: string;
  readonly kind: TreeKind;
  readonly model: TreeModel<T>;
  readonly node: number;
  /** 0-based place among the rows on view. */
  readonly row: number;
  readonly rowHeight: number;
  readonly open: boolean;
  readonly active: boolean;
  /** undefined: rows can't be selected. */
  readonly selected: boolean | undefined;
  /** As in `Checks`; undefined: rows have no checkbox. */
  readonly check: number | undefined;
  /** The checkbox can't be changed. */
  readonly fixed: boolean;
  readonly columns: readonly TreeColumn<T>[];
  readonly onToggle: (node: number, open: boolean) => void;
  readonly onCheck: (node: number) => void;
  readonly onPoint: (node: number) => void;
  /** A click on the row; null where it means nothing. */
  readonly onPress: ((node: number) => void) | null;
  /** A double click on a row with nothing below it. */
  readonly onActivate: (node: number) => void;
}

function Row<T>(props: TreeRowProps<T>) {
  const { id, kind, model, node, row, rowHeight, open, active, selected, check, columns } = props;
  const { onToggle, onPoint, onPress, onActivate } = props;
  const item = model.items[node];
  if (item === undefined) return null;
  const branch = at(model.childCount, node) > 0;
  const flat = kind === 'grid';
  const plain = kind === 'tree';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role, row or treeitem
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the grid, which has the focus
    <div
      role={plain ? 'treeitem' : 'row'}
      id={id}
      className={table.row}
      data-active={active || undefined}
      {...(plain ? {} : { 'aria-rowindex': row + 2 })}
      {...(flat ? {} : placeInTree(model, node))}
      {...(branch ? { 'aria-expanded': open } : {})}
      {...(selected === undefined ? {} : { 'aria-selected': selected })}
      {...(plain && check !== undefined ? checkState(check, props.fixed) : {})}
      style={{ transform: `translateY(${row * rowHeight}px)` }}
      onClick={() => {
        onPoint(node);
        onPress?.(node);
      }}
      onDoubleClick={() => {
        if (branch) onToggle(node, !open);
        else if (!flat) onActivate(node);
      }}
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
            {index === 0 && !flat && <Handle {...props} branch={branch} />}
            {index === 0 && check !== undefined && <CheckMark {...props} check={check} text={text} />}
            {column.cell ? column.cell(item, node) : text}
          </div>
        );
      })}
    </div>
  );
}

/** The room before a row of this level; the same object each time, for React to see. */
function indent(depth: number): { readonly paddingInlineStart: number } {
  const level = Math.min(depth, deepest);
  indents[level] ??= { paddingInlineStart: 12 + level * 18 };
  return indents[level];
}
/** Levels further down stand where this one does. */
const deepest = 24;
const indents: { readonly paddingInlineStart: number }[] = [];

interface HandleProps extends Pick<TreeRowProps<unknown>, 'node' | 'open' | 'onToggle' | 'onPoint'> {
  readonly branch: boolean;
}

/** What opens and closes the row. */
function Handle({ node, open, branch, onToggle, onPoint }: HandleProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: aria-expanded and the arrow keys say and do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys do the same
    <span
      className={styles.twisty}
      data-open={(branch && open) || undefined}
      data-branch={branch || undefined}
      onClick={(event) => {
        if (!branch) return;
        event.stopPropagation();
        onPoint(node);
        onToggle(node, !open);
      }}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  );
}

const checkClass = `${table.check} ${styles.check}`;

interface CheckMarkProps
  extends Pick<TreeRowProps<unknown>, 'kind' | 'node' | 'fixed' | 'onCheck' | 'onPoint'> {
  readonly check: number;
  readonly text: string;
}

/** In a table the checkbox has its own role; a plain tree's item says it itself. */
function CheckMark({ kind, node, check, fixed, text, onCheck, onPoint }: CheckMarkProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role, or its row says the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: Space does the same
    <span
      className={checkClass}
      data-checked={check === checked ? 'all' : check === partly ? 'some' : undefined}
      data-fixed={fixed || undefined}
      {...(kind === 'tree' ? {} : { role: 'checkbox', 'aria-label': text, ...checkState(check, fixed) })}
      onClick={(event) => {
        event.stopPropagation();
        onPoint(node);
        if (!fixed) onCheck(node);
      }}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  );
}

function checkState(check: number, fixed: boolean) {
  return {
    'aria-checked': check === partly ? ('mixed' as const) : check === checked,
    ...(fixed ? { 'aria-disabled': true } : {}),
  };
}

function placeInTree(model: TreeModel<unknown>, node: number) {
  return {
    'aria-level': at(model.depth, node) + 1,
    'aria-setsize': siblingCount(model, node),
    'aria-posinset': at(model.position, node),
  };
}

export const TreeRow = memo(Row) as typeof Row;
