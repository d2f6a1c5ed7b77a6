import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { Output } from '#shared/api/endpoint.ts';
import { storeThemes } from '#shared/api/themes/packages.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { ColourDot } from '#widgets/ColourDot.tsx';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import layout from '#widgets/looks/layout.module.css';
import { storeColour, storeOf } from '../store.ts';

type StoreTheme = Output<typeof storeThemes>[number];

interface StoreListProps {
  readonly terminal: Terminal;
  readonly onChoose: (fileId: string) => void;
}

export function StoreList({ terminal, onChoose }: StoreListProps) {
  const { t } = useText();
  const read = useRead(storeThemes, { storeType: storeOf(terminal).type });
  const list = useList<StoreTheme, 'q'>({
    name: 'themes.store',
    addressPrefix: null,
    source: read,
    filters: {
      q: { kind: 'search', narrow: byWords(({ name, author, note }) => `${name} ${author} ${note}`) },
    },
    columns: [
      {
        key: 'name',
        title: t('themeActions.cloud.name'),
        sort: true,
        text: ({ name }) => name,
        cell: (theme) => (
          <span className={layout.line}>
            <ColourDot colour={storeColour(theme)} />
            {theme.name}
          </span>
        ),
      },
      { key: 'author', title: t('themeActions.cloud.author'), width: 140, text: ({ author }) => author },
      { key: 'note', title: t('themeActions.cloud.note'), text: ({ note }) => note },
    ],
    rowKey: ({ fileId }) => fileId,
  });
  return (
    <ListScreen
      list={list}
      label={t('themeActions.cloud.label')}
      empty={{ title: t('themeActions.cloud.empty'), text: t('themeActions.cloud.emptyText') }}
      failed={t('themeActions.cloud.failed')}
      file={false}
      pageSearch={false}
      height={{ most: 400 }}
      onOpen={({ fileId }) => onChoose(fileId)}
      actions={({ fileId, name }) => [
        {
          key: 'choose',
          label: t('themeActions.cloud.choose'),
          name: t('themeActions.ofOne', { action: t('themeActions.cloud.choose'), name }),
          onSelect: () => onChoose(fileId),
        },
      ]}
    />
  );
}
