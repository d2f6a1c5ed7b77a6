/**
 * Columns of the operation log, on the screen and in files; the shares are the documents' percentages (3§2.5),
 * which hold from 900 pixels on: a column takes more only where its own text would not be read otherwise.
 */
import type { TextTools } from '#data/text.ts';
import type { LogRow } from '#shared/api/operation-log/operation-log.ts';
import { type Column, timeWidth } from '../DataGrid/column.ts';
import { fittedWidth } from '../DataGrid/fitted-width.ts';
import { serverTimeColumn } from '../ServerTimes/time-column.ts';
import { moduleWord } from './log-filter.ts';

/** `zone`: of the server's clock. */
export function operationLogColumns({ t, formatTime }: TextTools, zone: string): Column<LogRow>[] {
  return [
    {
      key: 'time',
      title: t('operationLog.column.time'),
      share: 10,
      minWidth: timeWidth,
      text: ({ createdate }) => formatTime(createdate),
      export: serverTimeColumn(t('operationLog.column.time'), zone, ({ createdate }) => createdate, t),
    },
    {
      key: 'operator',
      title: t('operationLog.column.operator'),
      share: 5,
      minWidth: 70,
      text: ({ operatorname }) => operatorname,
    },
    {
      key: 'type',
      title: t('operationLog.column.type'),
      share: 6,
      minWidth: 84,
      text: ({ operatetypename }) => operatetypename,
    },
    {
      key: 'target',
      title: t('operationLog.column.target'),
      share: 8,
      minWidth: 84,
      text: ({ targetname }) => targetname,
    },
    {
      key: 'description',
      title: t('operationLog.column.description'),
      share: 20,
      minWidth: 140,
      text: ({ operatedesc }) => operatedesc,
    },
    {
      key: 'module',
      title: t('operationLog.module'),
      width: fittedWidth([t('operationLog.overallBasics'), t('operationLog.applications')], {
        least: 100,
        most: 160,
      }),
      text: (row) => moduleWord(row, t),
    },
    {
      key: 'ip',
      title: t('operationLog.column.ip'),
      share: 8,
      minWidth: 108,
      mono: true,
      text: ({ clientip }) => clientip,
    },
  ];
}
