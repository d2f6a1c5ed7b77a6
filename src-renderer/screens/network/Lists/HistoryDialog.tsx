/** The history of the sign-in lists (NET-030). */
import { useText } from '#data/text.ts';
import { queryOptRec } from '#shared/api/network/ip-lists.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { pagedSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';

const pages = { initial: 20, options: [20, 50, 100] };

export function HistoryDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  return (
    <Dialog open onClose={onClose} title={t('ipList.history')} width={720}>
      <History />
    </Dialog>
  );
}

function History() {
  const { t, formatTime } = useText();
  const list = useList({
    name: 'ipList.history',
    addressPrefix: null,
    pages,
    filters: {},
    source: pagedSource(queryOptRec, ({ pageNo, pageSize }) => ({ pageNo, pageSize })),
    columns: [
      {
        key: 'when',
        title: t('ipList.historyOf.when'),
        text: ({ operateTime }) => formatTime(operateTime),
        export: ({ operateTime }) => operateTime,
      },
      { key: 'who', title: t('ipList.historyOf.who'), text: ({ operatorName }) => operatorName },
      { key: 'what', title: t('ipList.historyOf.what'), text: ({ content }) => content, filler: true },
    ],
    rowKey: ({ id }) => id,
  });
  return (
    <ListScreen
      list={list}
      label={t('ipList.history')}
      empty={{ title: t('ipList.historyOf.empty'), text: t('ipList.historyOf.emptyText') }}
      failed={t('ipList.historyOf.failed')}
    />
  );
}
