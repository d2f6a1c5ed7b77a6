/** A table in pages; its page and size live in the address. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useText } from '#data/text.ts';
import type { PageSizes } from '#shared/rules/licence-info/tables.ts';
import { useAddress } from '#state/address.ts';
import { useProgram } from '#state/program.ts';
import { IconButton } from '#widgets/Button.tsx';
import type { TableColumn } from './columns.ts';
import { type Paging, readPaging, toPage, toSize } from './paging.ts';
import styles from './table.module.css';

interface PagedTableProps<Row> {
  /** Begins the names of its parameters; '' where the page has one table. */
  readonly name: string;
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly sizes: PageSizes;
  readonly loading?: boolean;
}

export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { name, label, rows, columns, rowKey, sizes, loading = false } = props;
  const address = useAddress();
  const { settings } = useProgram();
  const paging = readPaging(address.get, name, sizes, rows.length);
  return (
    <>
      <div className={styles.scroll}>
        <table
          className={styles.table}
          aria-label={label}
          aria-busy={loading || undefined}
          data-density={settings.tableDensity}
        >
          <thead>
            <tr>
              {columns.map(({ key, title, quietTitle, align, wide }) => (
                <th key={key} scope="col" data-align={align} data-wide={wide || undefined}>
                  {quietTitle ? <span className="visually-hidden">{title}</span> : title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(paging.first, paging.end).map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ key, align, quietTitle, cell }) => (
                  <td key={key} data-align={align} data-actions={quietTitle || undefined}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > Math.min(...sizes.options) && (
        <Pages
          label={label}
          rows={rows.length}
          paging={paging}
          sizes={sizes}
          onPage={(page) => address.set(toPage(name, page))}
          onSize={(size) => address.set(toSize(name, sizes, size, paging.first))}
        />
      )}
    </>
  );
}

interface PagesProps {
  readonly label: string;
  readonly rows: number;
  readonly paging: Paging;
  readonly sizes: PageSizes;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

function Pages({ label, rows, paging, sizes, onPage, onSize }: PagesProps) {
  const { t, formatNumber } = useText();
  const { page, pages, size, first, end } = paging;
  const pageId = useId();
  return (
    <nav className={styles.pages} aria-label={t('licenceInfo.screen.pages.label', { label })}>
      <span className={styles.range}>
        {t('licenceInfo.screen.pages.range', {
          first: formatNumber(first + 1),
          last: formatNumber(end),
          total: formatNumber(rows),
        })}
      </span>
      <IconButton
        label={t('licenceInfo.screen.pages.before')}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft size={16} aria-hidden="true" />
      </IconButton>
      <label htmlFor={pageId} className="visually-hidden">
        {t('licenceInfo.screen.pages.page')}
      </label>
      <input
        // A typed page is taken with Enter or when the field is left; another page from elsewhere shows at once.
        key={page}
        id={pageId}
        className={styles.page}
        inputMode="numeric"
        defaultValue={page}
        onBlur={(event) => go(event.target)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go(event.currentTarget);
        }}
      />
      <span className={styles.of}>{t('licenceInfo.screen.pages.of', { pages: formatNumber(pages) })}</span>
      <IconButton
        label={t('licenceInfo.screen.pages.after')}
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight size={16} aria-hidden="true" />
      </IconButton>
      <select
        className={styles.size}
        aria-label={t('licenceInfo.screen.pages.size')}
        value={size}
        onChange={(event) => onSize(Number(event.target.value))}
      >
        {sizes.options.map((option) => (
          <option key={option} value={option}>
            {t('licenceInfo.screen.pages.perPage', { size: option })}
          </option>
        ))}
      </select>
    </nav>
  );

  function go(field: HTMLInputElement): void {
    const wanted = Number(field.value);
    if (!Number.isInteger(wanted) || wanted < 1) field.value = String(page);
    else if (wanted !== page) onPage(Math.min(wanted, pages));
  }
}
