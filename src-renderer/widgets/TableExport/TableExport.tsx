/** The button that saves a table as a file: the filter in use, all pages; progress, cancelling, failures in words. */
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ExportColumn } from '#shared/rules/export/csv.ts';
import { describeError } from '../../data/describe-error.ts';
import { saveText } from '../../data/files.ts';
import { localDay } from '../../data/local-day.ts';
import { useText } from '../../data/text.ts';
import { Button } from '../Button.tsx';
import { notify } from '../notify.tsx';
import { saveTable } from './save-table.ts';
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

  const start = async () => {
    const abort = new AbortController();
    running.current = abort;
    setGathered(0);
    try {
      const saved = await saveTable({
        title,
        columns,
        rows: rows(abort.signal),
        day: localDay(Date.now()),
        partTitle: (part) => t('tableExport.part', { title, part }),
        save: saveText,
        signal: abort.signal,
        onProgress: setGathered,
      });
      if (saved) notify({ tone: 'success', text: savedText(saved) });
    } catch (error) {
      if (abort.signal.aborted) notify({ tone: 'info', text: t('tableExport.cancelled') });
      else notify({ tone: 'danger', text: describeError(error).message });
    }
    running.current = null;
    setGathered(null);
  };
  const savedText = ({ rows: count, names }: { rows: number; names: readonly string[] }) =>
    names.length === 1
      ? t('tableExport.saved', { name: names[0] ?? '', count: formatNumber(count) })
      : t('tableExport.savedParts', { count: formatNumber(count), parts: names.length });

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
      <Button
        size="small"
        icon={<Download size={14} aria-hidden="true" />}
        busy={busy}
        disabled={disabled}
        aria-label={t('tableExport.actionOf', { title })}
        onClick={() => void start()}
      >
        {t('tableExport.action')}
      </Button>
    </span>
  );
}
