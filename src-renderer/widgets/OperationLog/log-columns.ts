/** The columns of the operation log, on the screen and in a file. */
import type { TextTools } from '#data/text.ts';
import type { LogRow } from '#shared/api/operation-log/operation-log.ts';
import type { Column } from '../List/column.ts';
import { moduleWord } from './log-filter.ts';

export function logColumns({ t, formatTime }: TextTools): Column<LogRow>[] {
  return [
    {
      key: 'time',
      title: t('operationLog.time'),
      width: 190,
      text: ({ createdate }) => formatTime(createdate),
      export: ({ createdate }) => createdate,
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
