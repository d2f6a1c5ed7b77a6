/**
 * The frame of a table that may be wider than its container: an edge with hidden columns fades and has an arrow in the
 * header, which scrolls on. The arrows are for the pointer only; by keyboard the table scrolls itself.
 */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './SideFrame.module.css';

interface SideFrameProps {
  /** The scrolling element; its first child has the whole table's width. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Pixels; `fill`: the container's height; `rows`: pixels of rows plus scroll bar; absent: the table's height. */
  readonly height?: number | 'fill' | { readonly rows: number; readonly most: number };
  /** Width in pixels of the sticky parts at the start and at the end. */
  readonly lead?: number;
  readonly trail?: number | undefined;
  readonly children: ReactNode;
}

/** Share of the view that one press of an arrow scrolls. */
const stride = 0.7;

export function SideFrame({ scroller, height, lead = 0, trail = 0, children }: SideFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const table = scroller.current;
    const around = frame.current;
    if (!table || !around) return;
    let shownAt = Number.NaN;
    const mark = () => {
      shownAt = table.scrollLeft;
      // In right-to-left text, scrollLeft counts down from 0.
      const before = Math.abs(shownAt);
      const after = table.scrollWidth - table.clientWidth - before;
      around.toggleAttribute('data-before', before > 1);
      around.toggleAttribute('data-after', after > 1);
      around.style.setProperty('--bar', `${table.offsetWidth - table.clientWidth}px`);
      around.style.setProperty('--foot', `${table.offsetHeight - table.clientHeight}px`);
    };
    // Measured in the capture phase, before rows re-render: later, each frame of scrolling would be laid out twice.
    const onScroll = () => table.scrollLeft !== shownAt && mark();
    table.addEventListener('scroll', onScroll, { capture: true, passive: true });
    // The observer also reports the initial sizes; measuring here would force layout within the rendering task.
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
    <div ref={frame} className={styles.frame} style={frameStyle(height, lead, trail)}>
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

function frameStyle(height: SideFrameProps['height'], lead: number, trail: number): CSSProperties {
  return {
    ...(height === undefined ? {} : { height: heightOf(height) }),
    '--lead': `${lead}px`,
    '--trail': `${trail}px`,
  } as CSSProperties;
}

function heightOf(height: NonNullable<SideFrameProps['height']>): number | string {
  if (height === 'fill') return '100%';
  if (typeof height === 'number') return height;
  // A horizontal scroll bar must not cover the last row.
  return `min(${height.most}px, ${height.rows}px + var(--foot))`;
}
