/**
 * A tree table that stays fluid at 60,000 nodes: flat typed arrays, and only the rows on view are drawn.
 * The grid itself has the focus and points at the row in use (ARIA treegrid); every key is in treeKeys.ts.
 */
import { type KeyboardEvent, type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { columnTracks, leastWidth, type TreeColumn } from './columns.ts';
import styles from './DataTree.module.css';
import { TreeRow } from './TreeRow.tsx';
import { treeKey, typeAhead, typeAheadPause } from './treeKeys.ts';
import { at } from './treeModel.ts';
import { nearestVisible, rowOf } from './treeView.ts';
import { useRowWindow } from './useRowWindow.ts';
import type { Tree } from './useTree.ts';

/** Row heights (pixels) of the two densities. */
export const rowHeights = { normal: 36, compact: 30 } as const;

export interface DataTreeProps<T> {
  readonly tree: Tree<T>;
  readonly columns: readonly TreeColumn<T>[];
  /** The grid's accessible name. */
  readonly label: string;
  readonly density?: keyof typeof rowHeights;
  /** Pixels; the tree is as high as its rows, up to this. */
  readonly maxHeight: number;
  /** Shown where no row is on view. */
  readonly empty: ReactNode;
  /** Enter on any row; a double click on one that has nothing below it. */
  readonly onActivate?: (item: T) => void;
  /** A list without levels: a plain grid, whose rows are activated by one click. */
  readonly flat?: boolean;
}

export function DataTree<T>(props: DataTreeProps<T>) {
  const { tree, columns, label, density = 'normal', maxHeight, empty, onActivate, flat = false } = props;
  const { model, nodes, expansion } = tree;
  const rowHeight = rowHeights[density];
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [activeNode, setActiveNode] = useState(0);
  const typed = useRef({ text: '', time: 0 });
  const view = useRowWindow(scroller, nodes.length, rowHeight, rowHeight, maxHeight);

  const activeRow = Math.max(0, rowOf(nodes, nearestVisible(model, nodes, activeNode)));
  const moveTo = (row: number) => {
    setActiveNode(at(nodes, row));
    view.reveal(row);
  };
  const activate = (node: number) => {
    const item = model.items[node];
    if (item !== undefined) onActivate?.(item);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || nodes.length === 0) return;
    const action = treeKey(event.key, { model, nodes, expansion, row: activeRow, pageRows: view.pageRows });
    const now = event.timeStamp;
    const typing = typed.current.text !== '' && now - typed.current.time < typeAheadPause;
    if (action && !(event.key === ' ' && typing)) {
      event.preventDefault();
      if (action.do === 'move') moveTo(action.row);
      else if (action.do === 'openSiblings') tree.openSiblings(action.node);
      else if (action.do === 'activate') activate(action.node);
      else tree.setOpen(action.node, action.do === 'open');
      return;
    }
    // "/" belongs to the page's search, "?" to the list of keys.
    if (event.key.length !== 1 || event.key === '/' || event.key === '?') return;
    event.preventDefault();
    const text = (typing ? typed.current.text : '') + event.key;
    typed.current = { text, time: now };
    const row = typeAhead(text, { nodes, row: activeRow }, textOf);
    if (row >= 0) moveTo(row);
  };

  const textOf = useCallback(
    (node: number) => {
      const item = model.items[node];
      return item === undefined ? '' : (columns[0]?.text(item, node) ?? '');
    },
    [model, columns],
  );

  const treeRef = useRef(tree);
  treeRef.current = tree;
  const onToggle = useCallback((node: number, open: boolean) => treeRef.current.setOpen(node, open), []);
  const activateRef = useRef(activate);
  activateRef.current = activate;
  const onRowActivate = useCallback((node: number) => activateRef.current(node), []);

  const layout = useMemo(
    () => ({ gridTemplateColumns: columnTracks(columns), minWidth: leastWidth(columns) }),
    [columns],
  );
  const rows = rowsToDraw(view.first, view.end, activeRow, nodes.length);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role, grid or treegrid, and the focus
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support them
    <div
      ref={scroller}
      role={flat ? 'grid' : 'treegrid'}
      className={styles.tree}
      data-density={density}
      aria-label={label}
      aria-rowcount={nodes.length + 1}
      aria-colcount={columns.length}
      aria-readonly
      tabIndex={0}
      {...(nodes.length > 0 ? { 'aria-activedescendant': `${id}-${at(nodes, activeRow)}` } : {})}
      style={{ maxHeight }}
      onScroll={view.onScroll}
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: rows are positioned one by one, which table sections can't be */}
      <div role="rowgroup" className={styles.head} style={{ minWidth: layout.minWidth }}>
        {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus */}
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div role="row" className={styles.headRow} aria-rowindex={1} style={layout}>
          {columns.map((column) => (
            // biome-ignore lint/a11y/useFocusableInteractive: headers do nothing
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div role="columnheader" key={column.key} className={styles.cell} data-align={column.align}>
              <span className={styles.text}>{column.title}</span>
            </div>
          ))}
        </div>
      </div>
      {nodes.length === 0 && <div className={styles.empty}>{empty}</div>}
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div
        role="rowgroup"
        className={styles.body}
        style={
          {
            height: nodes.length * rowHeight,
            minWidth: layout.minWidth,
            '--tracks': layout.gridTemplateColumns,
          } as React.CSSProperties
        }
      >
        {rows.map((row) => {
          const node = at(nodes, row);
          return (
            <TreeRow
              key={node}
              id={`${id}-${node}`}
              model={model}
              node={node}
              row={row}
              rowHeight={rowHeight}
              open={expansion[node] === 1}
              active={row === activeRow}
              columns={columns}
              onToggle={onToggle}
              onPoint={setActiveNode}
              onActivate={onActivate ? onRowActivate : null}
              flat={flat}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The rows of the window, and the row in use wherever it is, so that the grid always points at something. */
function rowsToDraw(first: number, end: number, activeRow: number, count: number): number[] {
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  if (count > 0 && (activeRow < first || activeRow >= end)) rows.push(activeRow);
  return rows;
}
