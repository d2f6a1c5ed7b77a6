/** A list in pages; page and size are stored in the address. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { useText } from '#data/text.ts';
import { IconButton } from '../Button.tsx';
import { PlainSelect } from '../PlainSelect.tsx';
import type { ListViewProps } from './GridView.tsx';
import styles from './List.module.css';
import { ListTable } from './ListTable.tsx';
import type { ListPaging } from './use-list.ts';

interface PagesViewProps<Row, Key extends string> extends ListViewProps<Row, Key> {
  readonly paging: ListPaging;
  /** Placeholder until the count is known. */
  readonly loading: ReactNode;
}

export function PagesView<Row, Key extends string>({ paging, loading, ...view }: PagesViewProps<Row, Key>) {
  const { rows, total, expected } = view.list;
  const { first, end, sizes, size } = paging;
  useEffect(() => rows.want(first, end), [rows, first, end]);
  if (total === null) {
    if (expected === null) return loading;
    return <ListTable {...view} first={0} end={Math.min(size, expected)} />;
  }
  return (
    <>
      <ListTable {...view} first={first} end={end} />
      {total > Math.min(...sizes.options) && <Pages label={view.label} total={total} paging={paging} />}
    </>
  );
}

interface PagesProps {
  readonly label: string;
  readonly total: number;
  readonly paging: ListPaging;
}

function Pages({ label, total, paging }: PagesProps) {
  const { t, formatNumber } = useText();
  const { page, pages, size, first, end, sizes } = paging;
  const pageId = useId();
  return (
    <nav className={styles.pages} aria-label={t('list.pages.label', { label })}>
      <span className={styles.range}>
        {t('list.pages.range', {
          first: formatNumber(first + 1),
          last: formatNumber(end),
          total: formatNumber(total),
        })}
      </span>
      <IconButton
        label={t('list.pages.before')}
        disabled={page === 1}
        onClick={() => paging.toPage(page - 1)}
      >
        <ChevronLeft size={16} aria-hidden="true" />
      </IconButton>
      <label htmlFor={pageId} className="visually-hidden">
        {t('list.pages.page')}
      </label>
      <input
        // A typed page applies at Enter or blur; the key resets the field when the page changes otherwise.
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
      <span className={styles.of}>{t('list.pages.of', { pages: formatNumber(pages) })}</span>
      <IconButton
        label={t('list.pages.after')}
        disabled={page === pages}
        onClick={() => paging.toPage(page + 1)}
      >
        <ChevronRight size={16} aria-hidden="true" />
      </IconButton>
      <PlainSelect
        look="small"
        label={t('list.pages.size')}
        value={String(size)}
        options={sizes.options.map((option) => ({
          value: String(option),
          label: t('list.pages.perPage', { size: option }),
        }))}
        onChange={(chosen) => paging.toSize(Number(chosen))}
      />
    </nav>
  );

  function go(field: HTMLInputElement): void {
    const wanted = Number(field.value);
    if (!Number.isInteger(wanted) || wanted < 1) field.value = String(page);
    else if (wanted !== page) paging.toPage(Math.min(wanted, pages));
  }
}
