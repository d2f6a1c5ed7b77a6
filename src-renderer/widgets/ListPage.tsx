/**
 * The frame of a list: head, search and filters (kept in the address), table, loading, failure with *Retry*,
 * empty. For lists that are whole in the renderer; what can be long uses DataTree or DataGrid.
 */
import 'virtual:steward-antd/Table';
import { Table, type TableColumnsType } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { EmptyState } from './EmptyState.tsx';
import styles from './ListPage.module.css';
import { ErrorNotice } from './Notice.tsx';
import { PageHeader } from './PageHeader.tsx';
import { SearchField } from './SearchField.tsx';
import { SkeletonRows } from './Skeleton.tsx';

/** What a list needs of a read; a `useRead` result fits. */
export interface ListRead<Row> {
  readonly data: readonly Row[] | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface ListPageProps<Row extends object> {
  /** Left out where the list is a part of a page that has its own head. */
  readonly title?: ReactNode;
  readonly purpose?: ReactNode;
  readonly actions?: ReactNode;
  readonly label: string;
  readonly read: ListRead<Row>;
  readonly columns: TableColumnsType<Row>;
  readonly rowKey: (row: Row) => string;
  /** The words of a row that the search looks through; without it there is no search. */
  readonly searchText?: (row: Row) => string;
  readonly filters?: ReactNode;
  readonly empty: { readonly title: ReactNode; readonly text?: ReactNode; readonly action?: ReactNode };
  readonly pageSize?: number;
  readonly pageSizes?: readonly number[];
  /** Pixels after which the table scrolls within itself, where the specification says so. */
  readonly scrollHeight?: number;
  readonly onOpen?: (row: Row) => void;
}

export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const { title, purpose, actions, filters, searchText, read, label } = props;
  const [query, setQuery] = useQueryWords();
  const rows = useMemo(() => matching(read.data, query, searchText), [read.data, query, searchText]);
  return (
    <section aria-label={label} className={styles.list}>
      {title && <PageHeader title={title} purpose={purpose} actions={actions} />}
      {(searchText || filters) && (
        <div className={styles.tools}>
          {searchText && <SearchField label={label} value={query} onChange={setQuery} pageSearch />}
          {filters}
          <Count total={read.data?.length} found={rows?.length} />
        </div>
      )}
      {read.error ? <ErrorNotice error={read.error} onRetry={() => void read.refetch()} /> : null}
      {rows ? (
        <Rows {...props} rows={rows} searching={query !== ''} />
      ) : (
        !read.error && <SkeletonRows columns={Math.min(props.columns.length, 6)} />
      )}
    </section>
  );
}

function Rows<Row extends object>(
  props: ListPageProps<Row> & { readonly rows: readonly Row[]; readonly searching: boolean },
) {
  const { t } = useText();
  const { rows, searching, empty, onOpen, pageSize = 20, pageSizes = [10, 20, 50, 100] } = props;
  const [params, setParams] = useSearchParams();
  if (rows.length === 0) {
    return searching ? (
      <EmptyState title={t('common.table.nothingFound')} text={t('common.table.nothingFoundHint')} />
    ) : (
      <EmptyState {...empty} />
    );
  }
  const turn = (page: number, size: number) =>
    setParams(
      (now) =>
        withParams(now, { page: page > 1 ? `${page}` : null, size: size === pageSize ? null : `${size}` }),
      { replace: true },
    );
  return (
    <Table<Row>
      dataSource={rows}
      columns={props.columns}
      rowKey={props.rowKey}
      sticky={props.scrollHeight === undefined}
      scroll={{ x: 'max-content', ...(props.scrollHeight ? { y: props.scrollHeight } : {}) }}
      pagination={{
        current: positive(params.get('page'), 1),
        pageSize: positive(params.get('size'), pageSize),
        pageSizeOptions: pageSizes.map(String),
        showSizeChanger: true,
        hideOnSinglePage: rows.length <= Math.min(pageSize, ...pageSizes),
        size: 'small',
        onChange: turn,
      }}
      onRow={(row) =>
        onOpen
          ? {
              className: styles.openable ?? '',
              tabIndex: 0,
              onClick: () => onOpen(row),
              onKeyDown: (event) => {
                if (event.key === 'Enter' && event.target === event.currentTarget) onOpen(row);
              },
            }
          : {}
      }
    />
  );
}

function Count({ total, found }: { readonly total: number | undefined; readonly found: number | undefined }) {
  const { t, formatNumber } = useText();
  if (total === undefined || found === undefined) return null;
  return (
    <span className={styles.count} role="status">
      {found === total
        ? t('common.table.total', { total: formatNumber(total) })
        : t('common.table.found', { found: formatNumber(found), total: formatNumber(total) })}
    </span>
  );
}

function useQueryWords(): [string, (words: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (words: string) =>
    setParams((now) => withParams(now, { q: words || null, page: null }), { replace: true });
  return [params.get('q') ?? '', set];
}

function matching<Row>(
  rows: readonly Row[] | undefined,
  query: string,
  textOf: ((row: Row) => string) | undefined,
): readonly Row[] | undefined {
  if (!rows || !textOf || !query.trim()) return rows;
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = textOf(row).toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function withParams(now: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

function positive(text: string | null, otherwise: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}
