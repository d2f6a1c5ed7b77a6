/** Entry 5, *Licence log*: the steps of each link below its first step (spec 1§2.6). */
import { useMemo } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getLinkLogs } from '#shared/api/licence/licence.ts';
import { DataTree } from '#widgets/DataTree/DataTree.tsx';
import type { TreeModel } from '#widgets/DataTree/tree-model.ts';
import { filterTree } from '#widgets/DataTree/tree-view.ts';
import { useTree } from '#widgets/DataTree/use-tree.ts';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { SearchedText } from '#widgets/List/searched-words.tsx';
import { type List, useList } from '#widgets/List/use-list.ts';
import { TreeButtons } from '../parts/TreeButtons.tsx';
import { toolSizes } from '../parts/licence-entries.ts';
import { useDensity } from '../parts/use-density.ts';
import { type LinkLogRow, logTree } from './log-tree.ts';
import { NeedsSession } from './NeedsSession.tsx';

export function LicenceLog() {
  return (
    <NeedsSession>
      <Log />
    </NeedsSession>
  );
}

function Log() {
  const { t, formatDuration, formatNumber, formatTime } = useText();
  const density = useDensity();
  const read = useRead(getLinkLogs, {}, { gcTime: 0 });
  const model = useMemo(() => logTree(read.data ?? []), [read.data]);
  const exact = (count: number) => t('licence.screen.history.exactDuration', { count: formatNumber(count) });
  const list = useList({
    name: 'licenceLog',
    filters: {
      q: { kind: 'search', narrow: byWords(({ log }: LinkLogRow) => `${log.memo} ${log.logLinkId}`) },
    },
    source: { ...read, data: read.data && model.items },
    rowKey: ({ log }) => `${log.logLinkId} ${log.linkOrder}`,
    columns: [
      {
        key: 'memo',
        title: t('licence.screen.history.memo'),
        minWidth: 200,
        text: ({ log }) => log.memo,
        cell: ({ log }) => <SearchedText text={log.memo} />,
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
        text: ({ log }) => exact(log.linkDuration),
        cell: ({ log }) => <span title={exact(log.linkDuration)}>{formatDuration(log.linkDuration)}</span>,
        export: ({ log }) => log.linkDuration,
      },
      {
        key: 'order',
        title: t('licence.screen.history.order'),
        width: 66,
        align: 'end',
        text: ({ log }) => formatNumber(log.linkOrder),
        export: ({ log }) => log.linkOrder,
      },
      {
        key: 'link',
        title: t('licence.screen.history.linkId'),
        width: 106,
        mono: true,
        text: ({ log }) => log.logLinkId,
        cell: ({ log }) => <SearchedText text={log.logLinkId} />,
      },
    ],
  });
  const tree = useListTree(list, model);
  const label = t('licence.screen.history.logs');
  return (
    <ListScreen
      list={list}
      label={label}
      empty={{ title: t('licence.screen.history.noLogs'), text: t('licence.screen.history.noLogsText') }}
      refresh
      tools={<TreeButtons tree={tree} />}
      view={
        <DataTree
          tree={tree}
          columns={list.columns.visibleColumns}
          density={density}
          label={label}
          maxHeight={toolSizes.submissionScrollHeight}
          empty={{ title: t('common.table.nothingFound'), text: t('common.table.nothingFoundHint') }}
        />
      }
    />
  );
}

/**
 * A list with nested rows: the tree of the rows that its filters find. `model` must contain the rows of the list's
 * source.
 */
function useListTree<Row, Key extends string>(list: List<Row, Key>, model: TreeModel<Row>) {
  const { matchingRows: rows } = list;
  const narrowed = list.narrowing.length > 0;
  const filter = useMemo(() => {
    if (!narrowed) return null;
    const found = new Set(rows);
    return filterTree(model, (node) => found.has(model.items[node] as Row));
  }, [narrowed, rows, model]);
  return useTree(model, filter);
}
