/** Records of the server in a table: loading, failure with *Retry*, empty, search, count, refresh. */
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { ApiError } from '#shared/api/api-error.ts';
import { useText } from '../../../data/text.ts';
import { Button } from '../../../widgets/Button.tsx';
import type { TreeColumn } from '../../../widgets/DataTree/columns.ts';
import { DataTree } from '../../../widgets/DataTree/DataTree.tsx';
import { buildTree, type TreeModel } from '../../../widgets/DataTree/treeModel.ts';
import { filterTree } from '../../../widgets/DataTree/treeView.ts';
import { useTree } from '../../../widgets/DataTree/useTree.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { ErrorNotice } from '../../../widgets/Notice.tsx';
import { SearchField } from '../../../widgets/SearchField.tsx';
import { SkeletonRows } from '../../../widgets/Skeleton.tsx';
import { toolSizes } from '../parts/entries.ts';
import partStyles from '../parts/parts.module.css';
import { useDensity } from '../parts/useDensity.ts';

interface RecordTableProps<Row> {
  readonly label: string;
  readonly columns: (word: string) => readonly TreeColumn<Row>[];
  /** The words of a row that the search looks through. */
  readonly searchText: (row: Row) => string;
  readonly empty: { readonly title: string; readonly text?: string };
  readonly onOpen?: (row: Row) => void;
}

interface LoadedProps<Row> extends RecordTableProps<Row> {
  readonly model: TreeModel<Row>;
  /** Rows have no levels. */
  readonly flat: boolean;
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: ApiError | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Records without levels. */
export function RecordList<Row>({ read, ...props }: RecordTableProps<Row> & { readonly read: Read<Row[]> }) {
  return <Loading read={read}>{(rows, refresh) => <List rows={rows} {...props} {...refresh} />}</Loading>;
}

function List<Row>({ rows, ...props }: Omit<LoadedProps<Row>, 'model' | 'flat'> & { readonly rows: Row[] }) {
  const model = useMemo(() => buildTree(rows, () => []), [rows]);
  return <RecordTable {...props} model={model} flat />;
}

/** What is shown until the records are there, or instead of them. */
export function Loading<Data>(props: {
  readonly read: Read<Data>;
  readonly children: (data: Data, refresh: { busy: boolean; onRefresh: () => void }) => ReactNode;
}) {
  const { data, error, isFetching, refetch } = props.read;
  const onRefresh = () => void refetch();
  if (error) return <ErrorNotice error={error} onRetry={onRefresh} />;
  if (data === undefined) return <SkeletonRows columns={4} />;
  return props.children(data, { busy: isFetching, onRefresh });
}

export function RecordTable<Row>(props: LoadedProps<Row>) {
  const { t, formatNumber } = useText();
  const density = useDensity();
  const { label, columns, searchText, empty, model, flat, busy, onRefresh, onOpen } = props;
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
  const total = model.items.length;
  if (total === 0) return <EmptyState {...empty} />;
  return (
    <section aria-label={label}>
      <div className={partStyles.tools}>
        <SearchField label={label} value={search} onChange={setSearch} pageSearch />
        <p className={partStyles.counts} role="status">
          {filter
            ? t('common.table.found', { found: formatNumber(filter.hits), total: formatNumber(total) })
            : t('common.table.total', { total: formatNumber(total) })}
        </p>
        <span className={partStyles.end}>
          {!flat && (
            <>
              <Button look="quiet" size="small" onClick={tree.expandAll}>
                {t('licence.screen.action.expandAll')}
              </Button>
              <Button look="quiet" size="small" onClick={tree.collapseAll}>
                {t('licence.screen.action.collapseAll')}
              </Button>
            </>
          )}
          <Button
            size="small"
            busy={busy}
            icon={<RefreshCw size={14} aria-hidden="true" />}
            onClick={onRefresh}
          >
            {t('common.refresh')}
          </Button>
        </span>
      </div>
      <DataTree
        tree={tree}
        columns={shownColumns}
        density={density}
        label={label}
        maxHeight={toolSizes.submissionScrollHeight}
        empty={t('common.table.nothingFound')}
        flat={flat}
        {...(onOpen ? { onActivate: onOpen } : {})}
      />
    </section>
  );
}
