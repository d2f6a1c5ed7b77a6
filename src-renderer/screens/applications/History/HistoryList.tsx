/** The changes of one application, newest first; a change of this computer with its fields before and after. */
import { useText } from '#data/text.ts';
import { Badge } from '#widgets/Badge.tsx';
import { timeWidth } from '#widgets/DataGrid/column.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import ink from '#widgets/looks/ink.module.css';
import type { AppHistory, HistoryLine } from './load-history.ts';

export function HistoryList({ history }: { readonly history: AppHistory }) {
  const { t, formatTime } = useText();
  const fieldsText = ({ fields }: HistoryLine) =>
    fields.map(({ label, before, after }) => t('appHistory.field', { label, before, after }));
  const list = useList<HistoryLine>({
    name: 'applications.history',
    addressPrefix: null,
    source: { data: history.lines },
    rowKey: ({ key }) => key,
    columns: [
      {
        key: 'time',
        title: t('operationLog.column.time'),
        width: timeWidth,
        text: ({ time }) => formatTime(time),
        export: ({ time }) => time,
      },
      { key: 'who', title: t('operationLog.column.operator'), width: 130, text: ({ who }) => who },
      {
        key: 'what',
        title: t('appHistory.what'),
        wraps: true,
        text: (line) => [line.what, ...fieldsText(line)].join(' '),
        cell: (line) => (
          <span>
            {line.what} {line.isOwn && <Badge>{t('appHistory.own')}</Badge>}
            {fieldsText(line).map((text) => (
              <span key={text} className={ink.under}>
                {text}
              </span>
            ))}
          </span>
        ),
      },
    ],
    pages: { initial: 10, options: [10, 50, 100] },
  });
  return (
    <ListScreen
      list={list}
      label={t('appHistory.list')}
      empty={{ title: t('operationLog.empty'), text: t('appHistory.emptyText') }}
      pageSearch={false}
    />
  );
}
