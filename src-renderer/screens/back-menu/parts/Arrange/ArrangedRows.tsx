/** Groups and their items as rows of one height; only the visible rows are rendered, so that thousands stay fluid. */
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { MenuArrangement } from '#shared/rules/back-menu/arrange.ts';
import { useRowWindow } from '#widgets/DataTree/use-row-window.ts';
import { OrderHandle } from '#widgets/order/OrderHandle.tsx';
import styles from './Arrange.module.css';
import type { ArrangeState } from './use-arrange.ts';

interface ArrangedRowsProps {
  readonly label: string;
  readonly arranging: ArrangeState;
  /** Ids of collapsed groups. */
  readonly closed: ReadonlySet<string>;
  readonly fixed: boolean;
  readonly group: (id: string) => ReactNode;
  readonly item: (id: string) => ReactNode;
  /** Ids of rows that stand at the end of a group and cannot be moved. */
  readonly locked?: ReadonlyMap<string, readonly string[]>;
  readonly lockedItem?: (id: string) => ReactNode;
}

const rowHeight = 40;

interface Line {
  readonly id: string;
  readonly kind: 'group' | 'item' | 'locked';
}

const noneLocked: ReadonlyMap<string, readonly string[]> = new Map();
const nothing = () => null;

export function ArrangedRows(props: ArrangedRowsProps) {
  const { label, arranging, closed, fixed, group, item } = props;
  const { locked = noneLocked, lockedItem = nothing } = props;
  const { displayedOrder, liftedId } = arranging;
  const scroller = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf(displayedOrder, closed, locked), [displayedOrder, closed, locked]);
  const { first, end, onScroll, reveal } = useRowWindow(scroller, lines.length, rowHeight, 0, 'fill');
  const heldAt = liftedId === null ? -1 : lines.findIndex(({ id }) => id === liftedId);
  useEffect(() => {
    if (heldAt >= 0) reveal(heldAt);
  }, [heldAt, reveal]);
  const drawn = Array.from({ length: end - first }, (_, index) => first + index);
  // The row that is being moved stays rendered, so that its handle keeps the focus while the list scrolls.
  if (heldAt >= 0 && (heldAt < first || heldAt >= end)) drawn.push(heldAt);
  return (
    <div className={styles.frame} ref={scroller} onScroll={onScroll}>
      <ul className={styles.rows} aria-label={label} style={{ height: lines.length * rowHeight }}>
        {drawn.map((at) => {
          const line = lines[at];
          if (!line) return null;
          const { id, kind } = line;
          const isFixed = fixed || kind === 'locked';
          return (
            <li
              key={`${kind} ${id}`}
              className={styles.row}
              data-group={kind === 'group' || undefined}
              data-held={liftedId === id || undefined}
              aria-posinset={at + 1}
              aria-setsize={lines.length}
              style={{ top: at * rowHeight }}
              {...(isFixed ? {} : arranging.row(id))}
            >
              {!isFixed && <OrderHandle {...arranging.handle(id)} />}
              <Content id={id} draw={{ group, item, locked: lockedItem }[kind]} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Memoised: rows that stay in view while scrolling do not re-render. */
const Content = memo(function Content({
  id,
  draw,
}: {
  readonly id: string;
  readonly draw: (id: string) => ReactNode;
}) {
  return draw(id);
});

function linesOf(
  shown: MenuArrangement,
  closed: ReadonlySet<string>,
  locked: ReadonlyMap<string, readonly string[]>,
): Line[] {
  return shown.flatMap(({ id, menus }): Line[] => [
    { id, kind: 'group' },
    ...(closed.has(id) ? [] : menus.map((menu): Line => ({ id: menu, kind: 'item' }))),
    ...(closed.has(id) ? [] : (locked.get(id) ?? []).map((page): Line => ({ id: page, kind: 'locked' }))),
  ]);
}
