/** The list of custom CSS themes (spec 2§2). */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryCssThemes } from '#shared/api/themes/css-theme.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { Button } from '#widgets/Button.tsx';
import { timeWidth } from '#widgets/DataGrid/column.ts';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { notifyFailure } from '#widgets/notify.tsx';
import { InterfaceHead } from '../InterfaceHead.tsx';
import type { ExportedTheme } from '../Packages/export-package.ts';

/** Lazy, because exports are rare. */
const ExportDialog = lazyComponent(async () => (await import('../Packages/ExportDialog.tsx')).ExportDialog);

export function CssThemeListPage() {
  const { t, formatTime } = useText();
  const navigate = useNavigate();
  const open = (id: string) => void navigate(`/css_theme/${encodeURIComponent(id)}`);
  const [exported, setExported] = useState<readonly ExportedTheme[] | null>(null);
  const list = useList({
    name: 'themes.css',
    filters: { q: { kind: 'search', narrow: byWords(({ name }) => name) } },
    source: useRead(queryCssThemes, {}),
    columns: [
      { key: 'name', title: t('themeEditor.css.name'), text: ({ name }) => name, sort: true },
      {
        key: 'updated',
        title: t('themeEditor.css.updated'),
        width: timeWidth,
        text: ({ updateTime }) => (updateTime ? formatTime(updateTime) : ''),
        sort: ({ updateTime }) => updateTime,
      },
    ],
    rowKey: ({ id }) => id,
    select: true,
  });
  const add = () => open('new');
  return (
    <>
      <InterfaceHead
        title={t('themeEditor.css.title')}
        purpose={t('themeEditor.css.purpose')}
        actions={
          <Button look="primary" onClick={add}>
            {t('themeEditor.css.new')}
          </Button>
        }
      />
      <ListScreen
        list={list}
        label={t('themeEditor.css.title')}
        empty={{
          title: t('themeEditor.css.empty'),
          action: <Button onClick={add}>{t('themeEditor.css.new')}</Button>,
        }}
        failed={t('list.failed')}
        onOpen={({ id }) => open(id)}
        bulk={(chosen) => (
          <Button
            size="small"
            onClick={() =>
              void chosen
                .chosen()
                .then((all) => setExported(all.map(({ id, name }) => ({ terminal: null, id, name }))))
                .catch(notifyFailure)
            }
          >
            {t('themePackages.export.action')}
          </Button>
        )}
      />
      {exported && <ExportDialog from={exported} onClose={() => setExported(null)} />}
    </>
  );
}
