/** Custom CSS themes by their name (spec 2§2). */
import { useNavigate } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryCssThemes } from '#shared/api/themes/css-theme.ts';
import { Button } from '#widgets/Button.tsx';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { InterfaceHead } from '../InterfaceHead.tsx';

export function CssThemeListPage() {
  const { t } = useText();
  const navigate = useNavigate();
  const open = (id: string) => void navigate(`/css_theme/${encodeURIComponent(id)}`);
  const list = useList({
    name: 'themes.css',
    filters: { q: { kind: 'search', narrow: byWords(({ name }) => name) } },
    source: useRead(queryCssThemes, {}),
    columns: [
      { key: 'name', title: t('themeEditor.css.name'), text: ({ name }) => name, sort: true },
      {
        key: 'updated',
        title: t('themeEditor.css.updated'),
        text: ({ updateTime }) => updateTime,
        sort: true,
      },
    ],
    rowKey: ({ id }) => id,
  });
  const add = (
    <Button look="primary" onClick={() => open('new')}>
      {t('themeEditor.css.new')}
    </Button>
  );
  return (
    <>
      <InterfaceHead
        title={t('themeEditor.css.title')}
        purpose={t('themeEditor.css.purpose')}
        actions={add}
      />
      <ListScreen
        list={list}
        label={t('themeEditor.css.title')}
        empty={{ title: t('themeEditor.css.empty'), action: add }}
        failed={t('list.failed')}
        onOpen={({ id }) => open(id)}
      />
    </>
  );
}
