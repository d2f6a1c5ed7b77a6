/** A table with a heading of its own: search in the address, how many, export of what is found, empty states. */
import { useDeferredValue, useMemo } from 'react';
import { useText } from '#data/text.ts';
import type { ExportColumn } from '#shared/rules/export/csv.ts';
import type { PageSizes } from '#shared/rules/licence-info/tables.ts';
import { useAddress } from '#state/address.ts';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { SearchField } from '#widgets/SearchField.tsx';
import { TableExport } from '#widgets/TableExport/TableExport.tsx';
import type { TableColumn } from './columns.ts';
import { PagedTable } from './PagedTable.tsx';
import { toPage } from './paging.ts';
import styles from './parts.module.css';

interface TableSectionProps<Row extends object> {
  /** Begins the names of its parameters in the address. */
  readonly name: string;
  readonly title: string;
  readonly rows: readonly Row[];
  readonly search: (rows: readonly Row[], term: string) => readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  readonly exported: readonly ExportColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly sizes: PageSizes;
  readonly empty: string;
  /** The `/` key goes to its search. */
  readonly pageSearch?: boolean;
}

export function TableSection<Row extends object>(props: TableSectionProps<Row>) {
  const { name, title, rows, search, columns, exported, rowKey, sizes, empty, pageSearch = false } = props;
  const { t, formatNumber } = useText();
  const address = useAddress();
  const term = address.get(`${name}Search`);
  const deferred = useDeferredValue(term);
  const found = useMemo(() => search(rows, deferred), [search, rows, deferred]);
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        {rows.length > 0 && (
          <div className={styles.tools}>
            <span className={styles.count} role="status">
              {found.length === rows.length
                ? t('common.table.total', { total: formatNumber(rows.length) })
                : t('common.table.found', {
                    found: formatNumber(found.length),
                    total: formatNumber(rows.length),
                  })}
            </span>
            <SearchField
              label={title}
              value={term}
              pageSearch={pageSearch}
              onChange={(value) => address.set({ [`${name}Search`]: value, ...toPage(name, 1) })}
            />
            <TableExport title={title} columns={exported} rows={() => found} disabled={found.length === 0} />
          </div>
        )}
      </div>
      {rows.length === 0 && <EmptyState title={empty} />}
      {rows.length > 0 && found.length === 0 && (
        <EmptyState title={t('common.table.nothingFound')} text={t('common.table.nothingFoundHint')} />
      )}
      {found.length > 0 && (
        <PagedTable name={name} label={title} rows={found} columns={columns} rowKey={rowKey} sizes={sizes} />
      )}
    </section>
  );
}
