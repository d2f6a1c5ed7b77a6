/** The platform's own special themes by logo, with their titles (spec 2§7 `sysTopic`; THM-162, 163). */
import { useState } from 'react';
import { callRead } from '#data/read.ts';
import { type TextTools, useText } from '#data/text.ts';
import type { Output } from '#shared/api/endpoint.ts';
import { systemThemeNames } from '#shared/api/themes/settings.ts';
import { systemTitlesRecord } from '#shared/rules/records/themes/system-titles-record.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import type { PagedSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';
import { TitlesForm } from './TitlesDialog.tsx';

type SystemTheme = Output<typeof systemThemeNames>[number];

const most = 200;

const source: PagedSource<SystemTheme, 'logo'> = {
  pageSize: most,
  reads: [systemThemeNames],
  async load({ values }, signal) {
    const rows = await callRead(systemThemeNames, { publishLogo: values.logo.trim() }, { signal });
    return { rows, total: rows.length };
  },
};

export function SystemTitlesDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { t } = text;
  const [chosen, setChosen] = useState<SystemTheme | null>(null);
  const list = useList<SystemTheme, 'logo'>({
    name: 'themes.system',
    addressPrefix: null,
    source,
    filters: { logo: { kind: 'text', label: t('themeActions.system.logo') } },
    columns: [
      { key: 'name', title: t('themeActions.system.name'), text: ({ sysTopicName }) => sysTopicName },
      { key: 'titles', title: t('themeActions.titles.shown'), text: (theme) => titlesText(theme, text) },
    ],
    rowKey: ({ id }) => id,
  });
  if (chosen) {
    const { id, sysTopicName: name, titleShowWay } = chosen;
    return (
      <TitlesForm
        kind={systemTitlesRecord}
        locator={{ id, publishLogo: list.values.logo.trim() }}
        name={id}
        stored={titleShowWay}
        title={t('themeActions.titles.title', { name })}
        onClose={() => setChosen(null)}
      />
    );
  }
  return (
    <Dialog open title={t('themeActions.system.title')} width={720} onClose={onClose}>
      <ListScreen
        list={list}
        label={t('themeActions.system.title')}
        empty={{ title: t('themeActions.system.empty'), text: t('themeActions.system.emptyText') }}
        failed={t('themes.failed')}
        file={false}
        pageSearch={false}
        height={{ most: 400 }}
        onOpen={setChosen}
        actions={(theme) => [
          {
            key: 'titles',
            label: t('themeActions.titles.action'),
            name: t('themeActions.ofOne', {
              action: t('themeActions.titles.action'),
              name: theme.sysTopicName,
            }),
            onSelect: () => setChosen(theme),
          },
        ]}
      />
    </Dialog>
  );
}

function titlesText({ titleShowWay }: SystemTheme, { t }: TextTools): string {
  const shown = titleShowWay.filter(({ selected }) => selected);
  return shown.length === 0
    ? t('themeActions.titles.none')
    : shown.map(({ id }) => t(`themeActions.titles.${id}`)).join(t('common.form.separator'));
}
