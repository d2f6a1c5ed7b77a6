/** The menu that saves a table as CSV or as a workbook: the filter in use, all pages; progress, cancelling, failures in words. */
import { ChevronDown, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ExportColumn } from '#shared/rules/export/csv.ts';
import { sheetRows } from '#shared/rules/export/xlsx/sheet.ts';
import { SheetRefused } from '#shared/rules/export/xlsx/sheet-refused.ts';
import { describeError } from '../../data/describe-error.ts';
import { saveBytes, saveText } from '../../data/files.ts';
import { localDay } from '../../data/local-day.ts';
import { useText } from '../../data/text.ts';
import buttons from '../Button.module.css';
import { Button } from '../Button.tsx';
import { MenuButton } from '../Menu.tsx';
import { notify } from '../notify.tsx';
import { saveTable } from './save-table.ts';
import { saveWorkbook } from './save-workbook.ts';
import styles from './TableExport.module.css';

interface TableExportProps<Row> {
  /** Names the file; the button's accessible name says it too. */
  readonly title: string;
  readonly columns: readonly ExportColumn<Row>[];
  /** Asked for when the button is pressed; the signal says that nobody waits any more. */
  readonly rows: (signal: AbortSignal) => Iterable<Row> | AsyncIterable<Row>;
  readonly disabled?: boolean;
}

export function TableExport<Row>({ title, columns, rows, disabled = false }: TableExportProps<Row>) {
  const { t, formatNumber } = useText();
  const [gathered, setGathered] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: 'csv' | 'xlsx') => {
    const abort = new AbortController();
    running.current = abort;
    setGathered(0);
    try {
      const table = {
        title,
        columns,
        rows: rows(abort.signal),
        day: localDay(Date.now()),
        signal: abort.signal,
        onProgress: setGathered,
      };
      const partTitle = (part: number) => t('tableExport.part', { title, part });
      const saved =
        format === 'csv'
          ? await saveTable({ ...table, partTitle, save: saveText })
          : await saveWorkbook({ ...table, save: saveBytes });
      if (saved) notify({ tone: 'success', text: savedText(saved) });
    } catch (error) {
      if (abort.signal.aborted) notify({ tone: 'info', text: t('tableExport.cancelled') });
      else notify({ tone: 'danger', text: failedText(error) });
    }
    running.current = null;
    setGathered(null);
  };
  const savedText = ({ rows: count, names }: { rows: number; names: readonly string[] }) =>
    names.length === 1
      ? t('tableExport.saved', { name: names[0] ?? '', count: formatNumber(count) })
      : t('tableExport.savedParts', { count: formatNumber(count), parts: names.length });

  const failedText = (error: unknown) => {
    if (!(error instanceof SheetRefused)) return describeError(error).message;
    return error.reason === 'ROWS'
      ? t('tableExport.sheetRows', { rows: formatNumber(sheetRows) })
      : t('tableExport.sheetSize');
  };

  const busy = gathered !== null;
  return (
    <span className={styles.export}>
      {busy && (
        <>
          <span className={styles.progress} role="status">
            {t('tableExport.gathering', { count: formatNumber(gathered) })}
          </span>
          <Button
            size="small"
            look="quiet"
            aria-label={t('tableExport.cancel')}
            onClick={() => running.current?.abort()}
          >
            {t('common.cancel')}
          </Button>
        </>
      )}
      <MenuButton
        label={t('tableExport.actionOf', { title })}
        className={`${buttons.button} ${buttons.plain} ${buttons.small}`}
        align="end"
        busy={busy}
        disabled={disabled}
        lines={[
          { key: 'csv', label: t('tableExport.csv'), onSelect: () => void start('csv') },
          { key: 'xlsx', label: t('tableExport.xlsx'), onSelect: () => void start('xlsx') },
        ]}
      >
        {busy ? (
          <span className={buttons.spinner} aria-hidden="true" />
        ) : (
          <Download size={14} aria-hidden="true" />
        )}
        <span className={buttons.label}>{t('tableExport.action')}</span>
        <ChevronDown size={12} aria-hidden="true" />
      </MenuButton>
    </span>
  );
}
