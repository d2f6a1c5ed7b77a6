/**
 * The frame of a table that may be wider than its place: where columns lie to a side, that edge fades and has an
 * arrow in the line of titles, which moves on. By keys the table itself goes there, so the arrows are the pointer's.
 */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './SideFrame.module.css';

interface SideFrameProps {
  /** What scrolls; its first child is as wide as the whole table. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Pixels; `fill`: as high as what is around it; as high as so many rows, and the bar below them; left out: as the table. */
  readonly height?: number | 'fill' | { readonly rows: number; readonly most: number };
  /** Pixels of what stays at the edge while the rest scrolls. */
  readonly lead?: number;
  readonly children: ReactNode;
}

/** Part of the view that one press of an arrow moves. */
const stride = 0.7;

export function SideFrame({ scroller, height, lead, children }: SideFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const table = scroller.current;
    const around = frame.current;
    if (!table || !around) return;
    let shownAt = Number.NaN;
    const mark = () => {
      shownAt = table.scrollLeft;
      // Where a line is written from right to left, it counts downwards from 0.
      const before = Math.abs(shownAt);
      const after = table.scrollWidth - table.clientWidth - before;
      around.toggleAttribute('data-before', before > 1);
      around.toggleAttribute('data-after', after > 1);
      around.style.setProperty('--bar', `${Math.max(0, table.offsetWidth - table.clientWidth - 2)}px`);
      around.style.setProperty('--foot', `${Math.max(0, table.offsetHeight - table.clientHeight - 2)}px`);
    };
    // Before the rows are drawn anew: measured afterwards, each frame of scrolling would be laid out twice.
    const onScroll = () => table.scrollLeft !== shownAt && mark();
    table.addEventListener('scroll', onScroll, { capture: true, passive: true });
    // It tells of the first sizes, too: asked for here, the table would be laid out within the task that draws it.
    const observer = new ResizeObserver(mark);
    observer.observe(table);
    if (table.firstElementChild) observer.observe(table.firstElementChild);
    return () => {
      observer.disconnect();
      table.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [scroller]);
  const move = (sign: 1 | -1) => {
    const table = scroller.current;
    table?.scrollBy({ left: sign * table.clientWidth * stride });
  };
  return (
    <div ref={frame} className={styles.frame} style={frameStyle(height, lead)}>
      {children}
      <span className={styles.before} aria-hidden="true">
        <button type="button" tabIndex={-1} className={styles.arrow} onClick={() => move(-1)}>
          <ChevronLeft size={14} />
        </button>
      </span>
      <span className={styles.after} aria-hidden="true">
        <button type="button" tabIndex={-1} className={styles.arrow} onClick={() => move(1)}>
          <ChevronRight size={14} />
        </button>
      </span>
    </div>
  );
}

function frameStyle(height: SideFrameProps['height'], lead: number | undefined): CSSProperties {
  return {
    ...(height === undefined ? {} : { height: heightOf(height) }),
    ...(lead === undefined ? {} : { '--lead': `${lead}px` }),
  } as CSSProperties;
}

function heightOf(height: NonNullable<SideFrameProps['height']>): number | string {
  if (height === 'fill') return '100%';
  if (typeof height === 'number') return height;
  // A bar for going sideways takes nothing of the last row.
  return `min(${height.most}px, ${height.rows}px + var(--foot))`;
}
