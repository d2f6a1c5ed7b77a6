/** Entry 5, *Licence log*: the steps of each link below its first one (spec 1§2.6). */
import { RefreshCw } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { getLinkLogs } from '#shared/api/licence-tool.ts';
import { useRead } from '../../../data/read.ts';
import { type TextTools, useText } from '../../../data/text.ts';
import { Button } from '../../../widgets/Button.tsx';
import type { TreeColumn } from '../../../widgets/DataTree/columns.ts';
import { DataTree } from '../../../widgets/DataTree/DataTree.tsx';
import { filterTree } from '../../../widgets/DataTree/treeView.ts';
import { useTree } from '../../../widgets/DataTree/useTree.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { ErrorNotice } from '../../../widgets/Notice.tsx';
import { SearchField } from '../../../widgets/SearchField.tsx';
import { SkeletonRows } from '../../../widgets/Skeleton.tsx';
import { Highlight } from '../parts/Highlight.tsx';
import styles from '../parts/parts.module.css';
import { type LinkLog, type LogRow, logTree } from './logTree.ts';
import { NeedsSession } from './NeedsSession.tsx';

export function LicenceLog() {
  return (
    <NeedsSession>
      <Log />
    </NeedsSession>
  );
}

function Log() {
  const read = useRead(getLinkLogs, {}, { gcTime: 0 });
  if (read.error) return <ErrorNotice error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <SkeletonRows columns={4} />;
  return <LogTable logs={read.data} busy={read.isFetching} onRefresh={() => void read.refetch()} />;
}

interface LogTableProps {
  readonly logs: readonly LinkLog[];
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

function LogTable({ logs, busy, onRefresh }: LogTableProps) {
  const text = useText();
  const { t } = text;
  const [search, setSearch] = useState('');
  const word = useDeferredValue(search).trim().toLocaleLowerCase();
  const model = useMemo(() => logTree(logs), [logs]);
  const filter = useMemo(
    () =>
      word === ''
        ? null
        : filterTree(model, (node) => {
            const log = model.items[node]?.log;
            return log !== undefined && `${log.memo} ${log.logLinkId}`.toLocaleLowerCase().includes(word);
          }),
    [model, word],
  );
  const tree = useTree(model, filter);
  const columns = useMemo(() => logColumns(text, word), [text, word]);
  if (logs.length === 0) return <EmptyState title={t('licence.screen.history.noLogs')} />;
  return (
    <section aria-label={t('licence.screen.history.logs')}>
      <div className={styles.tools}>
        <SearchField
          label={t('licence.screen.history.logs')}
          placeholder={t('licence.screen.history.searchLogs')}
          value={search}
          onChange={setSearch}
          pageSearch
        />
        <p className={styles.counts} role="status">
          {t('licence.screen.history.count', { count: filter ? filter.hits : logs.length })}
        </p>
        <span className={styles.space} />
        <Button look="quiet" size="small" onClick={tree.expandAll}>
          {t('licence.screen.action.expandAll')}
        </Button>
        <Button look="quiet" size="small" onClick={tree.collapseAll}>
          {t('licence.screen.action.collapseAll')}
        </Button>
        <Button
          size="small"
          busy={busy}
          icon={<RefreshCw size={14} aria-hidden="true" />}
          onClick={onRefresh}
        >
          {t('licence.screen.history.refresh')}
        </Button>
      </div>
      <DataTree
        tree={tree}
        columns={columns}
        label={t('licence.screen.history.logs')}
        maxHeight={700}
        empty={t('licence.screen.history.noMatch')}
      />
    </section>
  );
}

function logColumns(text: TextTools, word: string): TreeColumn<LogRow>[] {
  const { t, formatDuration, formatNumber, formatTime } = text;
  return [
    {
      key: 'memo',
      title: t('licence.screen.history.memo'),
      minWidth: 260,
      text: ({ log }) => log.memo,
      cell: ({ log }) => <Highlight text={log.memo} word={word} />,
    },
    {
      key: 'duration',
      title: t('licence.screen.history.duration'),
      width: 110,
      align: 'end',
      text: ({ log }) => t('licence.screen.history.exactDuration', { count: formatNumber(log.linkDuration) }),
      cell: ({ log }) => formatDuration(log.linkDuration),
    },
    {
      key: 'time',
      title: t('licence.screen.history.createTime'),
      width: 200,
      text: ({ log }) => log.createTime,
      cell: ({ log }) => formatTime(log.createTime),
    },
    {
      key: 'order',
      title: t('licence.screen.history.order'),
      width: 80,
      align: 'end',
      text: ({ log }) => formatNumber(log.linkOrder),
    },
    {
      key: 'link',
      title: t('licence.screen.history.linkId'),
      width: 190,
      mono: true,
      text: ({ log }) => log.logLinkId,
      cell: ({ log }) => <Highlight text={log.logLinkId} word={word} />,
    },
  ];
}
