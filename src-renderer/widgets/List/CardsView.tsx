/** A list as a grid of cards; more are added when its end comes into view, or by *Show more*. */
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useFirstPaint } from '#data/first-paint.ts';
import { useText } from '#data/text.ts';
import { isSelected, toggleSelected } from '../DataGrid/selection.ts';
import { OrderHandle } from '../order/OrderHandle.tsx';
import { PlainCheckbox } from '../PlainCheckbox.tsx';
import { SkeletonLine } from '../Skeleton.tsx';
import cards from './CardsView.module.css';
import type { ListViewProps } from './GridView.tsx';
import styles from './List.module.css';
import { MoreEnd, useMoreRows } from './more-rows.tsx';

export interface Card<Row> {
  /** `lead`: checkbox and drag handle, rendered first in the card. */
  readonly draw: (row: Row, lead: ReactNode) => ReactNode;
  readonly nameOf: (row: Row) => string;
  /** Loaded rows that the page does not show. */
  readonly leaveOut?: (row: Row) => boolean;
}

/** Number of cards rendered before the others: the first row of a wide window. */
const firstDrawn = 4;

interface CardsViewProps<Row, Key extends string> extends ListViewProps<Row, Key> {
  readonly card: Card<Row>;
  /** Number of cards added at once. */
  readonly step: number;
}

export function CardsView<Row, Key extends string>({
  list,
  label,
  card,
  step,
  order,
}: CardsViewProps<Row, Key>) {
  const { t } = useText();
  const { rows, total, rowKey, busy, selection } = list;
  useSyncExternalStore(rows.subscribe, rows.version);
  const { end, remainder: remaining, more } = useMoreRows(list, step);
  const version = rows.version();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that come count by their version
  const loaded = useMemo(
    () => Array.from({ length: end }, (_, index) => rows.row(index)).flatMap((row) => row ?? []),
    [rows, end, version],
  );
  const coming = end - loaded.length;
  // New cards render deferred, so that typing has priority, and a page's first cards come before the others.
  const painted = useFirstPaint();
  const newest = useDeferredValue(loaded);
  const drawn = painted ? newest : loaded.slice(0, firstDrawn);
  const indexById = new Map(order?.items.map(({ id }, index) => [id, index]));
  const indexOf = (row: Row) => indexById.get(rowKey(row)) ?? indexById.size;
  const shownRows = drawn.filter((row) => !card.leaveOut?.(row));
  const shown = order ? shownRows.toSorted((a, b) => indexOf(a) - indexOf(b)) : shownRows;
  const last = useEndInView(remaining > 0 && coming === 0 ? more : null);
  return (
    <>
      <ul className={cards.cards} aria-label={label} aria-busy={busy || undefined}>
        {shown.map((row) => {
          const key = rowKey(row);
          const chosen = selection ? isSelected(selection.selection, key) : undefined;
          const lead = (
            <>
              {order && <OrderHandle {...order.handle(key)} />}
              {selection && (
                <PlainCheckbox
                  hasVisibleLabel={false}
                  label={t('list.bulk.one', { name: card.nameOf(row) })}
                  checked={chosen ?? false}
                  onChange={() => selection.setSelection(toggleSelected(selection.selection, key))}
                />
              )}
            </>
          );
          return (
            <li key={key} className={cards.card} data-chosen={chosen || undefined} {...order?.row(key)}>
              {card.draw(row, lead)}
            </li>
          );
        })}
        {Array.from({ length: coming }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
          <li key={index} className={cards.card} aria-hidden="true">
            {!rows.failed(loaded.length + index) && <SkeletonLine width={14 + ((index * 5) % 9)} />}
          </li>
        ))}
      </ul>
      <p ref={last} className={styles.end}>
        {total !== null && (
          <MoreEnd
            label={label}
            step={step}
            rows={{ end: end - drawn.length + shownRows.length, remainder: remaining, more }}
          />
        )}
      </p>
    </>
  );
}

/** Distance in pixels at which the end counts as in view. */
const ahead = 400;

function useEndInView(reached: (() => void) | null) {
  const element = useRef<HTMLParagraphElement>(null);
  const latest = useRef(reached);
  latest.current = reached;
  const waits = reached !== null;
  useEffect(() => {
    const end = element.current;
    // Browsers without IntersectionObserver use the button.
    if (!end || !waits || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current?.();
      },
      { rootMargin: `0px 0px ${ahead}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [waits]);
  return element;
}
