/**
 * A tree that stays fluid at 60,000 nodes: flat typed arrays, and only visible rows are rendered. The tree has the
 * focus and points at the active row (ARIA treegrid; without a header a plain tree); `tree-keys.ts` handles the keys,
 * `tree-checks.ts` the checkboxes.
 */
import {
  type CSSProperties,
  type Key,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { rowHeights } from '../DataGrid/row-heights.ts';
import { slotRows, useSlotOrder } from '../DataGrid/row-slots.ts';
import { SideFrame } from '../DataGrid/SideFrame.tsx';
import { showWhole } from '../DataGrid/show-whole.ts';
import table from '../DataGrid/table.module.css';
import { type EmptyContent, EmptyState } from '../EmptyState.tsx';
import { leastTreeWidth, type TreeColumn, treeColumnTracks } from './columns.ts';
import styles from './DataTree.module.css';
import { TreeHeader } from './TreeHeader.tsx';
import { type TreeKind, TreeRow } from './TreeRow.tsx';
import { type CheckRules, type Checks, canToggle } from './tree-checks.ts';
import { treeKey, typeAhead, typeAheadPause } from './tree-keys.ts';
import { at } from './tree-model.ts';
import { nearestVisible, rowOf } from './tree-view.ts';
import { useRowWindow } from './use-row-window.ts';
import type { Tree } from './use-tree.ts';

export { rowHeights };

/** Checkboxes: the checked nodes and a handler, which may compute the result with `toggledChecks`. */
export interface TreeCheckProps extends Pick<CheckRules, 'linked' | 'fixed'> {
  readonly checks: Checks;
  readonly onToggle: (node: number) => void;
}

export interface DataTreeProps<T> {
  readonly tree: Tree<T>;
  readonly columns: readonly TreeColumn<T>[];
  readonly label: string;
  readonly density?: keyof typeof rowHeights;
  /** Pixels: the rows' height up to this limit. `fill`: the container's height. */
  readonly maxHeight: number | 'fill';
  readonly empty: EmptyContent;
  /** Enter on any row, or a double click on a leaf. */
  readonly onActivate?: (item: T) => void;
  /** A list without levels: a plain grid, whose rows one click activates. */
  readonly flat?: boolean;
  /** False hides the titles and makes it a plain tree (ARIA tree). */
  readonly header?: boolean;
  /** Adds checkboxes to the rows, which Space toggles. */
  readonly check?: TreeCheckProps;
  /** The selected node, or null. A newly selected visible node is scrolled into view. */
  readonly selected?: number | null;
  /** The selected node's stable key in a growing tree, where its number changes: scrolling follows this key instead. */
  readonly selectedKey?: string;
  /** Enables selecting rows by click, Enter and Space (unless Space checks). */
  readonly onSelect?: (item: T, node: number) => void;
}

export function DataTree<T>(props: DataTreeProps<T>) {
  const { tree, columns, label, density = 'normal', maxHeight, empty, flat = false, header = true } = props;
  const { onActivate, onSelect, check, selected, selectedKey } = props;
  const { model, nodes, expansion } = tree;
  const kind: TreeKind = flat ? 'grid' : header ? 'treegrid' : 'tree';
  const rowHeight = rowHeights[density];
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [activeNode, setActiveNode] = useState(selected ?? 0);
  const typed = useRef({ text: '', time: 0 });
  const view = useRowWindow(scroller, nodes.length, rowHeight, header ? rowHeight : 0, maxHeight);

  const { first, end, pool } = view;
  const firstSlot = useSlotOrder(first, pool);

  const activeRow = Math.max(0, rowOf(nodes, nearestVisible(model, nodes, activeNode)));
  const moveTo = (row: number) => {
    setActiveNode(at(nodes, row));
    view.reveal(row);
  };
  const choose = (node: number) => {
    const item = model.items[node];
    if (item !== undefined) onSelect?.(item, node);
  };
  const activate = (node: number) => {
    const item = model.items[node];
    if (item !== undefined) onActivate?.(item);
  };
  const toggleCheck = (node: number) => {
    if (check && canToggle(model, node, check)) check.onToggle(node);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || nodes.length === 0) return;
    const action = treeKey(event.key, {
      model,
      nodes,
      expansion,
      row: activeRow,
      pageRows: view.pageRows,
      space: check ? 'check' : onSelect ? 'activate' : 'open',
    });
    const now = event.timeStamp;
    const typing = typed.current.text !== '' && now - typed.current.time < typeAheadPause;
    if (action && !(event.key === ' ' && typing)) {
      event.preventDefault();
      switch (action.do) {
        case 'move':
          return moveTo(action.row);
        case 'openSiblings':
          return tree.openSiblings(action.node);
        case 'check':
          return toggleCheck(action.node);
        case 'activate':
          choose(action.node);
          return activate(action.node);
        default:
          return tree.setOpen(action.node, action.do === 'open');
      }
    }
    // Shortcuts: "/" focuses the page's search, "?" opens the list of keys.
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

  /** A row that cannot be checked does what it does by Enter. */
  const checkOrActivate = (node: number) =>
    check && canToggle(model, node, check) ? toggleCheck(node) : activate(node);
  const press = onSelect ? choose : flat && onActivate ? activate : check ? checkOrActivate : null;
  const onClick = (event: MouseEvent) => {
    const cell = nodeOf(event.target);
    if (!cell) return;
    const { node, part } = cell;
    setActiveNode(node);
    if (part === 'twisty') tree.setOpen(node, expansion[node] !== 1);
    else if (part === 'check') toggleCheck(node);
    else press?.(node);
  };
  const onDoubleClick = (event: MouseEvent) => {
    const target = nodeOf(event.target);
    if (!target || target.part) return;
    if (at(model.childCount, target.node) > 0) tree.setOpen(target.node, expansion[target.node] !== 1);
    else if (!flat) activate(target.node);
  };

  const now = useRef({ nodes, reveal: view.reveal });
  now.current = { nodes, reveal: view.reveal };
  const followed = useRef<string | number | null>(null);
  const onView = selected !== null && selected !== undefined && rowOf(nodes, selected) >= 0;
  useLayoutEffect(() => {
    if (selected === null || selected === undefined) {
      followed.current = null;
      return;
    }
    // In a growing tree the view follows a selection once, when the node has arrived.
    if (followed.current === (selectedKey ?? selected) || (selectedKey !== undefined && !onView)) return;
    followed.current = selectedKey ?? selected;
    setActiveNode(selected);
    const row = rowOf(now.current.nodes, selected);
    if (row >= 0) now.current.reveal(row);
  }, [selected, selectedKey, onView]);

  const layout = useMemo(
    () => ({ gridTemplateColumns: treeColumnTracks(columns), minWidth: leastTreeWidth(columns) }),
    [columns],
  );
  const group = kind === 'tree' ? {} : { role: 'rowgroup' };
  const counts =
    kind === 'tree'
      ? {}
      : { 'aria-rowcount': nodes.length + 1, 'aria-colcount': columns.length, 'aria-readonly': true };

  /** The active row is rendered even out of view, so that `aria-activedescendant` always has a target. */
  const drawRow = (row: number, key: Key) => {
    const node = at(nodes, row);
    return (
      <TreeRow
        key={key}
        id={row === activeRow ? `${id}-${node}` : undefined}
        kind={kind}
        model={model}
        node={node}
        row={row}
        rowHeight={rowHeight}
        open={expansion[node] === 1}
        active={row === activeRow}
        selected={selected === undefined ? undefined : node === selected}
        check={check ? at(check.checks, node) : undefined}
        fixed={check?.fixed ? !canToggle(model, node, check) : false}
        columns={columns}
      />
    );
  };

  return (
    <SideFrame scroller={scroller} {...(maxHeight === 'fill' ? { height: maxHeight } : {})}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it has a role and the focus */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: all three roles support them */}
      <div
        ref={scroller}
        role={kind}
        className={`${table.table} ${styles.tree} ${kind === 'tree' ? table.framed : ''}`}
        data-density={density}
        data-activates={press ? true : undefined}
        data-plain={kind === 'tree' || undefined}
        aria-label={label}
        {...counts}
        {...(kind === 'tree' && check ? { 'aria-multiselectable': true } : {})}
        tabIndex={0}
        {...(nodes.length > 0 ? { 'aria-activedescendant': `${id}-${at(nodes, activeRow)}` } : {})}
        style={maxHeight === 'fill' ? { height: '100%' } : { maxHeight }}
        onScroll={view.onScroll}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onPointerOver={showWhole}
      >
        {header && (
          <TreeHeader columns={columns} tracks={layout.gridTemplateColumns} minWidth={layout.minWidth} />
        )}
        <div
          {...group}
          className={table.body}
          style={
            {
              height: nodes.length * rowHeight,
              minWidth: layout.minWidth,
              '--tracks': layout.gridTemplateColumns,
            } as CSSProperties
          }
        >
          {slotRows(first, end, pool, firstSlot).map(({ slot, row }) => drawRow(row, slot))}
          {nodes.length > 0 && (activeRow < first || activeRow >= end) && drawRow(activeRow, 'away')}
        </div>
      </div>
      {nodes.length === 0 && <EmptyState {...empty} />}
    </SideFrame>
  );
}

/** The row at the event's target, and its part with an action of its own. */
function nodeOf(target: EventTarget): { node: number; part: 'twisty' | 'check' | null } | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null;
  if (!row) return null;
  const part = (target as Element).closest<HTMLElement>('[data-part]')?.dataset.part;
  return { node: Number(row.dataset.node), part: part === 'twisty' || part === 'check' ? part : null };
}
