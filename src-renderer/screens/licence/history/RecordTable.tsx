/** Records of the server in a table or a tree: loading, failure with *Retry*, empty, search, count, refresh. */
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useText } from '#data/text.ts';
import type { ApiError } from '#shared/api/api-error.ts';
import { Button } from '#widgets/Button.tsx';
import type { GridColumn } from '#widgets/DataGrid/columns.ts';
import { DataGrid } from '#widgets/DataGrid/DataGrid.tsx';
import { arrayRows } from '#widgets/DataGrid/row-source.ts';
import { type GridSort, type SortValue, sortedOrder } from '#widgets/DataGrid/sorting.ts';
import type { TreeColumn } from '#widgets/DataTree/columns.ts';
import { DataTree } from '#widgets/DataTree/DataTree.tsx';
import type { TreeModel } from '#widgets/DataTree/tree-model.ts';
import { filterTree } from '#widgets/DataTree/tree-view.ts';
import { useTree } from '#widgets/DataTree/use-tree.ts';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { SearchField } from '#widgets/SearchField.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { toolSizes } from '../parts/entries.ts';
import partStyles from '../parts/parts.module.css';
import { useDensity } from '../parts/use-density.ts';

interface RecordProps<Row> {
  readonly label: string;
  /** The words of a row that the search looks through. */
  readonly searchText: (row: Row) => string;
  readonly empty: { readonly title: string; readonly text?: string };
}

interface Refresh {
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: ApiError | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** What is shown until the records are there, or instead of them. */
export function Loading<Data>(props: {
  readonly read: Read<Data>;
  readonly children: (data: Data, refresh: Refresh) => ReactNode;
}) {
  const { data, error, isFetching, refetch } = props.read;
  const onRefresh = () => void refetch();
  if (error) return <ErrorNotice error={error} onRetry={onRefresh} />;
  if (data === undefined) return <SkeletonRows columns={4} />;
  return props.children(data, { busy: isFetching, onRefresh });
}

interface RecordListProps<Row> extends RecordProps<Row> {
  readonly columns: (word: string) => readonly GridColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly onOpen?: (row: Row) => void;
}

/** Records without levels. */
export function RecordList<Row>(props: RecordListProps<Row> & { readonly read: Read<Row[]> }) {
  const { read, ...list } = props;
  return <Loading read={read}>{(rows, refresh) => <List rows={rows} {...list} {...refresh} />}</Loading>;
}

function List<Row>(props: RecordListProps<Row> & Refresh & { readonly rows: readonly Row[] }) {
  const { label, columns, searchText, rowKey, empty, rows, busy, onRefresh, onOpen } = props;
  const { t, language } = useText();
  const density = useDensity();
  const [search, setSearch] = useState('');
  /** null: as the server has them. */
  const [sort, setSort] = useState<GridSort | null>(null);
  const word = useDeferredValue(search).trim().toLocaleLowerCase();
  const found = useMemo(
    () => (word === '' ? rows : rows.filter((row) => searchText(row).toLocaleLowerCase().includes(word))),
    [rows, word, searchText],
  );
  const shown = useMemo(() => columns(word), [columns, word]);
  const source = useMemo(() => {
    const column = sort && shown.find(({ key }) => key === sort.column);
    if (!sort || !column) return arrayRows(found, null);
    const value = (index: number): SortValue => {
      const row = found[index];
      return row === undefined ? null : column.text(row);
    };
    return arrayRows(found, sortedOrder(found.length, value, sort.direction, language));
  }, [found, shown, sort, language]);
  if (rows.length === 0) return <EmptyState {...empty} />;
  return (
    <section aria-label={label}>
      <div className={partStyles.tools}>
        <SearchField label={label} value={search} onChange={setSearch} pageSearch />
        <Found hits={word === '' ? null : found.length} total={rows.length} />
        <span className={partStyles.end}>
          <RefreshButton busy={busy} onRefresh={onRefresh} />
        </span>
      </div>
      <DataGrid
        source={source}
        columns={shown}
        label={label}
        rowKey={rowKey}
        density={density}
        height={{ most: toolSizes.submissionScrollHeight }}
        empty={t('common.table.nothingFound')}
        sort={sort}
        onSort={setSort}
        {...(onOpen ? { onOpen } : {})}
      />
    </section>
  );
}

interface RecordTreeProps<Row> extends RecordProps<Row>, Refresh {
  readonly columns: (word: string) => readonly TreeColumn<Row>[];
  readonly model: TreeModel<Row>;
}

/** Records below one another. */
export function RecordTree<Row>(props: RecordTreeProps<Row>) {
  const { t } = useText();
  const density = useDensity();
  const { label, columns, searchText, empty, model, busy, onRefresh } = props;
  const [search, setSearch] = useState('');
  const word = useDeferredValue(search).trim().toLocaleLowerCase();
  const filter = useMemo(
    () =>
      word === ''
        ? null
        : filterTree(model, (node) => {
            const row = model.items[node];
            return row !== undefined && searchText(row).toLocaleLowerCase().includes(word);
          }),
    [model, word, searchText],
  );
  const tree = useTree(model, filter);
  const shownColumns = useMemo(() => columns(word), [columns, word]);
  if (model.items.length === 0) return <EmptyState {...empty} />;
  return (
    <section aria-label={label}>
      <div className={partStyles.tools}>
        <SearchField label={label} value={search} onChange={setSearch} pageSearch />
        <Found hits={filter?.hits ?? null} total={model.items.length} />
        <span className={partStyles.end}>
          <Button look="quiet" size="small" onClick={tree.expandAll}>
            {t('licence.screen.action.expandAll')}
          </Button>
          <Button look="quiet" size="small" onClick={tree.collapseAll}>
            {t('licence.screen.action.collapseAll')}
          </Button>
          <RefreshButton busy={busy} onRefresh={onRefresh} />
        </span>
      </div>
      <DataTree
        tree={tree}
        columns={shownColumns}
        density={density}
        label={label}
        maxHeight={toolSizes.submissionScrollHeight}
        empty={t('common.table.nothingFound')}
      />
    </section>
  );
}

/** "12 of 340", "340 in all". */
function Found({ hits, total }: { readonly hits: number | null; readonly total: number }) {
  const { t, formatNumber } = useText();
  return (
    <p className={partStyles.counts} role="status">
      {hits === null
        ? t('common.table.total', { total: formatNumber(total) })
        : t('common.table.found', { found: formatNumber(hits), total: formatNumber(total) })}
    </p>
  );
}

function RefreshButton({ busy, onRefresh }: Refresh) {
  const { t } = useText();
  return (
    <Button size="small" busy={busy} icon={<RefreshCw size={14} aria-hidden="true" />} onClick={onRefresh}>
      {t('common.refresh')}
    </Button>
  );
}
