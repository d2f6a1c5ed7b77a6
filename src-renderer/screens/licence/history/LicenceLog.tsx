/** Entry 5, *Licence log*: the steps of each link below its first one (spec 1§2.6). */
import { useCallback, useMemo } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getLinkLogs } from '#shared/api/licence/licence.ts';
import type { TreeColumn } from '#widgets/DataTree/columns.ts';
import { Highlight } from '../parts/Highlight.tsx';
import { type LinkLog, type LogRow, logTree } from './log-tree.ts';
import { NeedsSession } from './NeedsSession.tsx';
import { Loading, RecordTree } from './RecordTable.tsx';

export function LicenceLog() {
  return (
    <NeedsSession>
      <Log />
    </NeedsSession>
  );
}

function Log() {
  const read = useRead(getLinkLogs, {}, { gcTime: 0 });
  return <Loading read={read}>{(logs, refresh) => <LogTable logs={logs} {...refresh} />}</Loading>;
}

const searchText = ({ log }: LogRow) => `${log.memo} ${log.logLinkId}`;

interface LogTableProps {
  readonly logs: readonly LinkLog[];
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

function LogTable({ logs, ...refresh }: LogTableProps) {
  const { t, formatDuration, formatNumber, formatTime } = useText();
  const model = useMemo(() => logTree(logs), [logs]);
  const columns = useCallback(
    (word: string): TreeColumn<LogRow>[] => [
      {
        key: 'memo',
        title: t('licence.screen.history.memo'),
        minWidth: 200,
        text: ({ log }) => log.memo,
        cell: ({ log }) => <Highlight text={log.memo} word={word} />,
      },
      {
        key: 'time',
        title: t('licence.screen.history.createTime'),
        width: 216,
        text: ({ log }) => log.createTime,
        cell: ({ log }) => formatTime(log.createTime),
      },
      {
        key: 'duration',
        title: t('licence.screen.history.duration'),
        width: 92,
        align: 'end',
        text: ({ log }) =>
          t('licence.screen.history.exactDuration', { count: formatNumber(log.linkDuration) }),
        cell: ({ log }) => (
          <span title={t('licence.screen.history.exactDuration', { count: formatNumber(log.linkDuration) })}>
            {formatDuration(log.linkDuration)}
          </span>
        ),
      },
      {
        key: 'order',
        title: t('licence.screen.history.order'),
        width: 66,
        align: 'end',
        text: ({ log }) => formatNumber(log.linkOrder),
      },
      {
        key: 'link',
        title: t('licence.screen.history.linkId'),
        width: 106,
        mono: true,
        text: ({ log }) => log.logLinkId,
        cell: ({ log }) => <Highlight text={log.logLinkId} word={word} />,
      },
    ],
    [t, formatDuration, formatNumber, formatTime],
  );
  return (
    <RecordTree
      label={t('licence.screen.history.logs')}
      model={model}
      columns={columns}
      searchText={searchText}
      empty={{ title: t('licence.screen.history.noLogs') }}
      {...refresh}
    />
  );
}
