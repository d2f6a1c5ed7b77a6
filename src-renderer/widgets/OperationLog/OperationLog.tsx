/**
 * The operation log dialog (spec 1§2.3 "embedded viewer, function name ainfo", 3§2.5): 1000 by 630, in pages of 10
 * over the streamed page query; filter, export of all that the filter finds.
 */
import { useCallback, useMemo, useState } from 'react';
import { callRows, streamRead } from '#data/stream-read.ts';
import { type Translate, useText } from '#data/text.ts';
import { type LogRow, logPageSize, pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import type { ExportColumn } from '#shared/rules/export/csv.ts';
import { useProgram } from '#state/program.ts';
import type { GridColumn } from '../DataGrid/columns.ts';
import { DataGrid } from '../DataGrid/DataGrid.tsx';
import { usePagedRows } from '../DataGrid/use-paged-rows.ts';
import { Dialog } from '../Dialog.tsx';
import { ErrorNotice } from '../Notice.tsx';
import { TableExport } from '../TableExport/TableExport.tsx';
import { allRows } from './all-rows.ts';
import { LogFilter } from './LogFilter.tsx';
import {
  isFiltered,
  type LogDraft,
  type LogPlace,
  moduleWord,
  noFilter,
  toStreamFilter,
} from './log-filter.ts';
import styles from './OperationLog.module.css';

/** Pages of 10 rows that are kept: some screens to either side. */
const keptPages = 40;
/** Rows of a page when all are gathered for the export. */
const exportPage = 5000;

interface OperationLogProps extends LogPlace {
  readonly onClose: () => void;
}

export function OperationLog({ onClose, ...place }: OperationLogProps) {
  const { t } = useText();
  return (
    <Dialog open onClose={onClose} title={t('operationLog.title')} width={1000} height={630}>
      <LogRows {...place} />
    </Dialog>
  );
}

function LogRows({ module, functionName, groupId, targetId }: LogPlace) {
  const { t, formatNumber, formatTime } = useText();
  const { settings } = useProgram();
  const [filter, setFilter] = useState<LogDraft>(noFilter);
  const place = useMemo(
    () => ({
      module,
      ...(functionName === undefined ? {} : { functionName }),
      ...(groupId === undefined ? {} : { groupId }),
      ...(targetId === undefined ? {} : { targetId }),
    }),
    [module, functionName, groupId, targetId],
  );
  const load = useCallback(
    (page: number, signal: AbortSignal, arrived: (rows: readonly LogRow[]) => void) => {
      const rows: LogRow[] = [];
      return callRows(
        pageQueryOperationLog,
        { streamFilter: toStreamFilter(place, filter, page, logPageSize) },
        {
          signal,
          onRows: (next) => {
            rows.push(...next);
            arrived([...rows]);
          },
        },
      );
    },
    [place, filter],
  );
  const { source, error, retry, total } = usePagedRows<LogRow>(load, {
    pageSize: logPageSize,
    keep: keptPages,
  });
  const columns = useMemo(() => gridColumns(t, formatTime), [t, formatTime]);
  const everything = (signal: AbortSignal) =>
    allRows<LogRow>(
      (page, both) =>
        streamRead(
          pageQueryOperationLog,
          { streamFilter: toStreamFilter(place, filter, page, exportPage) },
          { signal: both },
        ),
      exportPage,
      signal,
    );
  return (
    <div className={styles.log}>
      <LogFilter filter={filter} onFilter={setFilter} />
      <div className={styles.tools}>
        <span className={styles.count} role="status">
          {total !== null && t('operationLog.count', { count: formatNumber(total) })}
        </span>
        <TableExport
          title={t('operationLog.title')}
          columns={exportColumns(t)}
          rows={everything}
          {...(total === null ? {} : { total })}
          disabled={total === null || total === 0}
        />
      </div>
      {error !== null && <ErrorNotice error={error} title={t('operationLog.failed')} onRetry={retry} />}
      <div className={styles.rows}>
        <DataGrid
          source={source}
          columns={columns}
          label={t('operationLog.title')}
          // `id` may be '': no row is selected here, so that none needs a key of its own.
          rowKey={({ id }) => id}
          height="fill"
          density={settings.tableDensity === 'compact' ? 'compact' : 'normal'}
          empty={t(isFiltered(filter) ? 'operationLog.nothingFound' : 'operationLog.empty')}
        />
      </div>
    </div>
  );
}

function gridColumns(t: Translate, formatTime: (time: string) => string): GridColumn<LogRow>[] {
  return [
    {
      key: 'time',
      title: t('operationLog.time'),
      width: 190,
      text: ({ createdate }) => formatTime(createdate),
    },
    {
      key: 'operator',
      title: t('operationLog.operator'),
      width: 96,
      text: ({ operatorname }) => operatorname,
    },
    {
      key: 'type',
      title: t('operationLog.operateType'),
      width: 76,
      text: ({ operatetypename }) => operatetypename,
    },
    {
      key: 'target',
      title: t('operationLog.targetName'),
      width: 130,
      minWidth: 112,
      text: ({ targetname }) => targetname,
    },
    { key: 'description', title: t('operationLog.operateDesc'), text: ({ operatedesc }) => operatedesc },
    {
      key: 'module',
      title: t('operationLog.module'),
      width: 118,
      text: (row) => moduleWord(row, t('operationLog.overallBasics')),
    },
    { key: 'ip', title: t('operationLog.ip'), width: 112, mono: true, text: ({ clientip }) => clientip },
  ];
}

function exportColumns(t: Translate): ExportColumn<LogRow>[] {
  return [
    { title: t('operationLog.time'), value: ({ createdate }) => createdate },
    { title: t('operationLog.operator'), value: ({ operatorname }) => operatorname },
    { title: t('operationLog.operateType'), value: ({ operatetypename }) => operatetypename },
    { title: t('operationLog.targetName'), value: ({ targetname }) => targetname },
    { title: t('operationLog.operateDesc'), value: ({ operatedesc }) => operatedesc },
    { title: t('operationLog.module'), value: (row) => moduleWord(row, t('operationLog.overallBasics')) },
    { title: t('operationLog.ip'), value: ({ clientip }) => clientip },
  ];
}
