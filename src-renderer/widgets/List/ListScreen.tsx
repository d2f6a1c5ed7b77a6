/**
 * A complete list: head, filters, count, export, columns, actions for selected rows; loading, failure with *Retry*,
 * empty state, end. It shows a long table, pages or growing rows as views of the same list.
 */
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { Button } from '../Button.tsx';
import { type EmptyContent, EmptyState } from '../EmptyState.tsx';
import { everythingSelected, withSelected } from '../DataGrid/selection.ts';
import type { MenuLine } from '../Menu.tsx';
import { ErrorNotice } from '../Notice.tsx';
import type { OrderItem } from '../order/order.ts';
import type { Order } from '../order/use-order.ts';
import { PageHeader } from '../PageHeader.tsx';
import { SkeletonRows } from '../Skeleton.tsx';
import { BulkBar, type BulkEverything, type BulkWords } from './BulkBar.tsx';
import { type Card, CardsView } from './CardsView.tsx';
import { ChipLines } from './ChipLines.tsx';
import { type CardSelection, cardSelection } from './card-selection.ts';
import { type Feed, FeedView } from './FeedView.tsx';
import type { Filter } from './filters.ts';
import { GridView, type GridViewProps } from './GridView.tsx';
import styles from './List.module.css';
import { ListBar } from './ListBar.tsx';
import { ListCount } from './ListCount.tsx';
import { type ListFile, ListTools } from './ListTools.tsx';
import { MoreView } from './MoreView.tsx';
import { PagesView } from './PagesView.tsx';
import type { RowAction } from './RowActions.tsx';
import { SearchedWordsProvider, searchWordsOf } from './searched-words.tsx';
import { UnreadFilters } from './UnreadFilters.tsx';
import type { List } from './use-list.ts';
import type { ListSelection } from './use-list-selection.ts';

export interface ListScreenProps<Row, Key extends string> {
  readonly list: List<Row, Key>;
  /** Name of the table, its search and its files. */
  readonly label: string;
  /** The page's head, where the list is the whole page. */
  readonly head?: { readonly title: ReactNode; readonly purpose?: ReactNode; readonly actions?: ReactNode };
  /** The list's heading, where it is a part of a page. */
  readonly heading?: ReactNode;
  /** Content between head and filters. */
  readonly notices?: ReactNode;
  readonly tools?: ReactNode;
  /** Actions for the whole list that stand in a menu at the end of its tools. */
  readonly rest?: readonly MenuLine[];
  /** Placed after all other tools: an action that removes everything never comes first. */
  readonly last?: ReactNode;
  /** Content between filters and table. */
  readonly below?: ReactNode;
  readonly beside?: ReactNode;
  /** "12 changes" instead of "12 in all". */
  readonly count?: (total: number) => string;
  /** Empty state of a list without any rows. */
  readonly empty: EmptyContent;
  /** Text when the filters match no row. */
  readonly nothing?: string;
  readonly failed?: string;
  readonly refresh?: boolean;
  /** `false` disables export; an object overrides parts of it. */
  readonly file?: false | ListFile<Row>;
  readonly bulk?: (chosen: ListSelection<Row>) => ReactNode;
  readonly bulkWords?: BulkWords;
  /** Replaces the count in the bar's place while nothing is selected. */
  readonly atRest?: ReactNode;
  readonly actions?: (row: Row) => readonly RowAction[];
  /** Opens a row's page by click or Enter. */
  readonly onOpen?: (row: Row) => void;
  /** Manual order by drag handle (`useListOrder`) of a list in pages; null while unavailable. */
  readonly order?: Order<OrderItem> | null;
  /**
   * Height of one long table: `page` for the window's remaining height, `windowLess` for the window's height minus so
   * many pixels. Default: the rows' height, up to 520 pixels.
   */
  readonly height?: GridViewProps<Row>['height'] | 'page' | { readonly windowLess: number };
  readonly card?: Card<Row>;
  /** Renders rows as one column of cards of different heights, for a growing list; `height` is `page`. */
  readonly feed?: Feed<Row>;
  /** Another view of the same rows, such as a tree. */
  readonly view?: ReactNode;
  /** Binds the `/` key to this list's search; left out on pages with several lists. */
  readonly pageSearch?: boolean;
  readonly children?: ReactNode;
}

export function ListScreen<Row, Key extends string>(props: ListScreenProps<Row, Key>) {
  const { list, label, head, heading, notices, tools, height } = props;
  const { total, whole, error } = list;
  const none = error === null && (whole ?? total) === 0 && list.narrowing.length === 0;
  // A filter that selects a location (a department) stays available in an empty list.
  const bare =
    none && !Object.values<Filter<Row>>(list.filters).some((one) => one.kind === 'other' && one.selectsList);
  const cards = list.selection && props.card && cardSelection(list, list.selection, props.card.leaveOut);
  // Count and bulk actions share one line, which the bar of selected rows covers.
  const barred = Boolean(list.selection && props.bulk) && props.atRest === undefined;
  const listTools = (
    <>
      <ListTools
        list={list}
        label={label}
        file={props.file}
        refresh={props.refresh}
        count={list.selection && props.bulk ? null : <ListCount {...props} />}
        rest={props.rest}
      />
      {props.last}
    </>
  );
  const Frame = heading || head || height === 'page' ? 'section' : 'div';
  return (
    <Frame
      className={styles.list}
      data-list=""
      data-page={height === 'page' || undefined}
      data-fill={height === 'fill' || undefined}
      {...(Frame === 'section' ? { 'aria-label': label } : {})}
    >
      {head && <PageHeader {...head} />}
      {notices}
      {heading && bare && <h2 className={styles.heading}>{heading}</h2>}
      {!bare && (
        <ListBar list={list} label={label} heading={heading} pageSearch={props.pageSearch ?? true}>
          {tools}
          {barred ? null : listTools}
        </ListBar>
      )}
      {!bare && <ChipLines list={list} />}
      <UnreadFilters list={list} />
      {props.below}
      {error !== null && (
        <ErrorNotice error={error} title={props.failed} onRetry={list.reload ?? undefined} />
      )}
      {none && !props.feed ? (
        <EmptyState {...props.empty} />
      ) : (
        <>
          {list.selection && props.bulk && (
            <BulkBar
              count={list.selection.count}
              list={label}
              words={props.bulkWords ?? {}}
              onClear={list.selection.clear}
              everything={everythingOf(list, cards)}
              atRest={barred ? <Resting count={<ListCount {...props} />} tools={listTools} /> : props.atRest}
            >
              {props.bulk(cards ?? list.selection)}
            </BulkBar>
          )}
          <SearchedWordsProvider value={searchWordsOf(list)}>
            <Rows {...props} />
          </SearchedWordsProvider>
        </>
      )}
      {props.order !== undefined && (
        <p className="visually-hidden" aria-live="assertive">
          {props.order?.announcement}
        </p>
      )}
      {props.children}
    </Frame>
  );
}

/** Selects also what is not on view; null where a checkbox in the table's head does that, or all are selected. */
function everythingOf<Row, Key extends string>(
  list: List<Row, Key>,
  cards: CardSelection<Row> | null | undefined,
): BulkEverything | null {
  if (cards) return { total: null, choose: cards.chooseAll };
  const { selection, paging, more, total, whole, matchingRows, rowKey } = list;
  if (!selection || selection.all || total === null || (paging === null && more === null)) return null;
  // Another filter keeps the selection of a list in memory, which may then not grow.
  const every =
    whole === null ? everythingSelected : withSelected(selection.selection, matchingRows.map(rowKey), true);
  return { total, choose: () => selection.setSelection(every) };
}

function Resting({ count, tools }: { readonly count: ReactNode; readonly tools: ReactNode }) {
  return (
    <div className={styles.resting}>
      {count}
      {tools}
    </div>
  );
}

function Rows<Row, Key extends string>(props: ListScreenProps<Row, Key>) {
  const { list, label, height = { most: 520 } } = props;
  const { t } = useText();
  const { total, error, paging, more, columns } = list;
  const nothing = list.daysInOrder
    ? (props.nothing ?? t('common.table.nothingFound'))
    : t('list.filter.wrongDays');
  const found: EmptyContent = {
    title: nothing,
    text: t('common.table.nothingFoundHint'),
    // Filters that wait for Enter are cleared where they stand, with what is typed into them.
    action: list.narrowing.length > 0 && !list.onEnter && (
      <Button onClick={list.clear}>{t('list.filter.everything')}</Button>
    ),
  };
  if (props.feed && more !== null) {
    const none =
      total === 0 &&
      (list.narrowing.length === 0 ? <EmptyState {...props.empty} /> : <EmptyState {...found} />);
    const nowhere = total === null && error !== null;
    return (
      <FeedView
        list={list}
        label={label}
        feed={props.feed}
        step={more}
        instead={nowhere ? <span /> : none || null}
      />
    );
  }
  if (total === null && error !== null) return null;
  const loading = <SkeletonRows rows={10} columns={Math.min(columns.visibleColumns.length, 6)} />;
  if (total === null && !list.asksServer) return loading;
  if (props.view !== undefined) return props.view;
  const view = { list, label, actions: props.actions, onOpen: props.onOpen, order: props.order };
  if (paging) {
    if (total === 0) return <EmptyState {...found} />;
    return <PagesView {...view} paging={paging} loading={loading} />;
  }
  if (more !== null) {
    if (total === 0) return <EmptyState {...found} />;
    if (props.card) return <CardsView {...view} card={props.card} step={more} />;
    return <MoreView {...view} step={more} loading={loading} />;
  }
  const grid = { ...view, empty: found, selectAll: props.bulkWords?.all };
  if (typeof height === 'object' && 'windowLess' in height) {
    return (
      <div className={styles.window} style={{ height: `calc(100dvh - ${height.windowLess}px)` }}>
        <GridView {...grid} height="fill" />
      </div>
    );
  }
  return (
    <div className={height === 'page' || height === 'fill' ? styles.fill : undefined}>
      <GridView {...grid} height={height === 'page' ? 'fill' : height} />
    </div>
  );
}
