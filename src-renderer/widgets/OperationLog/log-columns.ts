/** Columns of the operation log, on the screen and in files; the shares are the documents' percentages (3§2.5). */
import type { TextTools } from '#data/text.ts';
import type { LogRow } from '#shared/api/operation-log/operation-log.ts';
import type { Column } from '../DataGrid/column.ts';
import { moduleWord } from './log-filter.ts';

export function operationLogColumns({ t, formatTime }: TextTools): Column<LogRow>[] {
  return [
    {
      key: 'time',
      title: t('operationLog.column.time'),
      share: 10,
      minWidth: 190,
      text: ({ createdate }) => formatTime(createdate),
      export: ({ createdate }) => createdate,
    },
    {
      key: 'operator',
      title: t('operationLog.column.operator'),
      share: 5,
      minWidth: 92,
      text: ({ operatorname }) => operatorname,
    },
    {
      key: 'type',
      title: t('operationLog.column.type'),
      share: 6,
      minWidth: 128,
      text: ({ operatetypename }) => operatetypename,
    },
    {
      key: 'target',
      title: t('operationLog.column.target'),
      share: 8,
      minWidth: 96,
      text: ({ targetname }) => targetname,
    },
    {
      key: 'description',
      title: t('operationLog.column.description'),
      share: 20,
      minWidth: 160,
      text: ({ operatedesc }) => operatedesc,
    },
    { key: 'module', title: t('operationLog.module'), width: 118, text: (row) => moduleWord(row, t) },
    {
      key: 'ip',
      title: t('operationLog.column.ip'),
      share: 8,
      minWidth: 112,
      mono: true,
      text: ({ clientip }) => clientip,
    },
  ];
}
