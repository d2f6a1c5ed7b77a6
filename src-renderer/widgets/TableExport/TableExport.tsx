/** A menu that saves all pages of a filtered table as CSV or workbook, with progress, abort and failures. */
import { ChevronDown, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '#data/describe-error.ts';
import { saveBlob } from '#data/files.ts';
import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import type { ExportColumn } from '#shared/kit/export/csv.ts';
import { sheetRows } from '#shared/kit/export/xlsx/sheet-rows.ts';
import { SheetRefused } from '#shared/kit/export/xlsx/sheet-refused.ts';
import buttons from '../Button.module.css';
import { Button } from '../Button.tsx';
import { MenuButton } from '../Menu.tsx';
import { notify } from '../notify.tsx';
import type { EvidencePlan, saveEvidence } from './save-evidence.ts';
import type { SavedTable, saveTable, TableFormat } from './save-table.ts';
import styles from './TableExport.module.css';
import { understoodColumns } from './understood-columns.ts';

export interface TableExportProps<Row> {
  /** Base of the button's accessible name, and of the file's name. */
  readonly title: string;
  /** Base of the file's name, where it tells more than the title, such as the filter. */
  readonly fileName?: string;
  readonly columns: readonly ExportColumn<Row>[];
  /** Called when the button is pressed; the signal aborts it. */
  readonly rows: (signal: AbortSignal) => Iterable<Row> | AsyncIterable<Row>;
  /** Differences of a workbook: displayable columns, and a notice above them that depends on all rows. */
  readonly asWorkbook?: {
    readonly columns: readonly ExportColumn<Row>[];
    readonly notice: (rows: readonly Row[]) => string | null;
  };
  /** Expected number of rows, if known, for the progress. */
  readonly total?: number;
  readonly disabled?: boolean;
  /** Origin of the rows of a log, which can be saved as evidence too. */
  readonly evidence?: EvidencePlan<Row> | undefined;
  /** Other formats of the same rows; each saves them and returns the file's name, or null when the user cancels. */
  readonly others?: readonly OtherForm<Row>[];
}

interface OtherForm<Row> {
  readonly key: string;
  readonly label: string;
  readonly save: (rows: readonly Row[]) => Promise<string | null>;
}

export function TableExport<Row>(props: TableExportProps<Row>) {
  const { title, fileName = title, rows, asWorkbook, total, evidence, disabled = false, others = [] } = props;
  const { t, formatNumber } = useText();
  const columns = understoodColumns(props.columns, t);
  const [gathered, setGathered] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: TableFormat | 'evidence') => {
    const abort = new AbortController();
    running.current = abort;
    setGathered(0);
    try {
      const common = {
        title,
        fileName,
        day: localDay(Date.now()),
        signal: abort.signal,
        onProgress: setGathered,
        save: saveBlob,
      };
      const saved =
        format === 'evidence'
          ? evidence && (await saveAsEvidence({ ...common, columns, rows: rows(abort.signal), evidence }))
          : await saveAsTable({ ...common, format, ...(await contentOf(format, rows(abort.signal))) });
      if (saved) notify({ tone: 'success', text: savedText(saved, format) });
    } catch (error) {
      if (abort.signal.aborted) notify({ tone: 'info', text: t('tableExport.cancelled') });
      else notify({ tone: 'danger', text: failedText(error) });
    }
    running.current = null;
    setGathered(null);
  };
  const contentOf = async (format: TableFormat, all: Iterable<Row> | AsyncIterable<Row>) => {
    if (format !== 'xlsx' || !asWorkbook) return { columns, rows: all };
    const known = await gatheredRows(all);
    return {
      columns: understoodColumns(asWorkbook.columns, t),
      rows: known,
      notice: asWorkbook.notice(known),
    };
  };
  const saveOther = async ({ save }: OtherForm<Row>) => {
    try {
      const name = await save(await gatheredRows(rows(new AbortController().signal)));
      if (name !== null) notify({ tone: 'success', text: t('tableExport.savedAs', { name }) });
    } catch (error) {
      notify({ tone: 'danger', text: describeError(error).message });
    }
  };
  const savedText = ({ rows: count, name }: SavedTable, format: TableFormat | 'evidence') => {
    const params = { name, count: formatNumber(count) };
    // Each sheet has a title row.
    const sheets = Math.ceil(count / (sheetRows - 1));
    if (sheets <= 1 || format === 'evidence') return t('tableExport.saved', params);
    if (format === 'xlsx') return t('tableExport.savedSheets', { ...params, sheets });
    return t('tableExport.savedLong', { ...params, rows: formatNumber(sheetRows) });
  };
  const failedText = (error: unknown) =>
    error instanceof SheetRefused ? t('tableExport.sheetSize') : describeError(error).message;

  const busy = gathered !== null;
  return (
    <span className={styles.export}>
      {busy && (
        <>
          <span className={styles.progress} role="status">
            {total === undefined
              ? t('tableExport.gathering', { count: formatNumber(gathered) })
              : t('tableExport.gatheringOf', { count: formatNumber(gathered), total: formatNumber(total) })}
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
          ...(evidence
            ? [{ key: 'evidence', label: t('tableExport.evidence'), onSelect: () => void start('evidence') }]
            : []),
          ...others.map((form) => ({
            key: form.key,
            label: form.label,
            onSelect: () => void saveOther(form),
          })),
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

async function saveAsTable<Row>(table: Parameters<typeof saveTable<Row>>[0]) {
  const { saveTable: save } = await import('./save-table.ts');
  return save(table);
}

async function saveAsEvidence<Row>(table: Parameters<typeof saveEvidence<Row>>[0]) {
  const { saveEvidence: save } = await import('./save-evidence.ts');
  return save(table);
}

async function gatheredRows<Row>(rows: Iterable<Row> | AsyncIterable<Row>): Promise<readonly Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
