/**
 * A list as a column of cards of different heights: pages are added at its end, and only visible cards are rendered.
 * The scroll position is restored on return. Page Up and Page Down move between cards.
 */
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useRef, useSyncExternalStore } from 'react';
import { useText } from '#data/text.ts';
import { Button } from '../Button.tsx';
import { SkeletonLine } from '../Skeleton.tsx';
import styles from './FeedView.module.css';
import type { ListViewProps } from './GridView.tsx';
import { MoreEnd } from './more-rows.tsx';
import { useCardWindow } from './use-card-window.ts';
import { fillOrder, useCardFilling } from './use-card-filling.ts';

export interface Feed<Row> {
  readonly draw: (row: Row) => ReactNode;
  readonly nameOf: (row: Row) => string;
  /** Content above the cards, which scrolls with them. */
  readonly lead?: ReactNode;
  /** Identifies list and query, as the key of the scroll position. */
  readonly positionKey: string;
  readonly toTop: string;
}

interface FeedViewProps<Row, Key extends string> extends ListViewProps<Row, Key> {
  readonly feed: Feed<Row>;
  readonly step: number;
  /** Replaces the cards of an empty list. */
  readonly instead: ReactNode;
}

export function FeedView<Row, Key extends string>(props: FeedViewProps<Row, Key>) {
  const { list, label, feed, step, instead } = props;
  const { t } = useText();
  const { rows, total, rowKey, busy } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useSyncExternalStore(rows.subscribe, rows.version);
  const view = useCardWindow({ name: feed.positionKey, rows, total, step, scroller, body });
  const indices = Array.from({ length: Math.max(0, view.end - view.first) }, (_, at) => view.first + at);
  // Keys by row, so that a card keeps its state while others are added above.
  const keyOf = (index: number, row: Row) => `${rowKey(row)} ${index}`;
  const filled = useCardFilling(
    fillOrder(view.first, view.end, view.firstVisible).flatMap((index) => {
      const row = rows.row(index);
      return row === undefined ? [] : [keyOf(index, row)];
    }),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { PageDown: 1, PageUp: -1 }[event.key];
    const card = (event.target as Element).closest<HTMLElement>('[data-row]');
    if (!by || !card || event.target !== card) return;
    const next = body.current?.querySelector<HTMLElement>(`[data-row="${Number(card.dataset.row) + by}"]`);
    event.preventDefault();
    next?.focus();
  };
  return (
    <div ref={scroller} className={styles.scroller} data-feed="">
      {feed.lead}
      {instead}
      {!instead && (
        <div
          ref={body}
          role="feed"
          aria-label={label}
          aria-busy={busy || undefined}
          className={styles.feed}
          onKeyDown={onKeyDown}
        >
          <div aria-hidden="true" style={{ height: view.before }} />
          {indices.map((index) => {
            const row = rows.row(index);
            const key = row === undefined ? String(index) : keyOf(index, row);
            return (
              <Card
                key={key}
                index={index}
                total={total}
                row={row}
                filled={filled.has(key)}
                height={filled.has(key) ? undefined : view.heightOf(index)}
                failed={row === undefined && rows.failed(index)}
                draw={feed.draw}
                nameOf={feed.nameOf}
              />
            );
          })}
          <div aria-hidden="true" style={{ height: view.after }} />
        </div>
      )}
      {!instead && total !== null && (
        <div className={styles.end}>
          <MoreEnd
            label={label}
            step={step}
            rows={{ end: view.count, remainder: view.remainder, more: view.more }}
          />
          {view.first > 0 && (
            <Button
              size="small"
              look="quiet"
              icon={<ArrowUp size={14} aria-hidden="true" />}
              onClick={view.toTop}
            >
              {feed.toTop}
            </Button>
          )}
        </div>
      )}
      <span className="visually-hidden" role="status">
        {busy && t('common.loading')}
      </span>
    </div>
  );
}

interface CardProps<Row> extends Pick<Feed<Row>, 'draw' | 'nameOf'> {
  readonly index: number;
  readonly total: number | null;
  /** Undefined while loading, or after a failure. */
  readonly row: Row | undefined;
  /** The row is loaded, and its content has its turn to render. */
  readonly filled: boolean;
  /** Height in pixels until then. */
  readonly height: number | undefined;
  readonly failed: boolean;
}

/** Memoised, so that scrolling renders only new cards. */
const Card = memo(function Card<Row>(props: CardProps<Row>) {
  const { index, total, row, filled, height, failed, draw, nameOf } = props;
  return (
    <article
      className={styles.card}
      data-row={index}
      style={{ minHeight: height }}
      tabIndex={-1}
      aria-posinset={index + 1}
      aria-setsize={total ?? -1}
      aria-label={row && nameOf(row)}
      aria-busy={!filled || undefined}
    >
      {row === undefined && <Coming failed={failed} />}
      {row !== undefined && filled && draw(row)}
    </article>
  );
}) as <Row>(props: CardProps<Row>) => ReactNode;

function Coming({ failed }: { readonly failed: boolean }) {
  if (failed) return null;
  return (
    <div aria-hidden="true" className={styles.coming}>
      <SkeletonLine width={14} />
      <SkeletonLine width={36} />
      <SkeletonLine width={28} />
    </div>
  );
}
