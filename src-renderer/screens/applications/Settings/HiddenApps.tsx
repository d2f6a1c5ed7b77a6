/** What is in no navigation, and the way back into it (spec 3§7.4; APP-077, 131, 144). */
import { submitChange } from '#data/changes/index.ts';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import { querySysUnDisplayMenus, saveAppManageApps } from '#shared/api/applications/display.ts';
import { appReads } from '#shared/rules/records/applications/app-reads.ts';
import { Button } from '#widgets/Button.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { byWords } from '#widgets/List/filters.ts';
import { Section } from '#widgets/Section.tsx';
import { typeText } from '../AppManage/app-words.ts';

interface HiddenAppsProps {
  readonly deptId: string;
  readonly readOnly: boolean;
}

const sizes = { initial: 10, options: [10, 50, 100] } as const;

export function HiddenApps({ deptId, readOnly }: HiddenAppsProps) {
  const { t } = useText();
  const read = useRead(querySysUnDisplayMenus, { deptId });
  const list = useList<AppItem, 'q'>({
    name: 'applications.hidden',
    place: 'hidden',
    filters: {
      q: {
        kind: 'search',
        label: t('appSettings.hidden.search'),
        narrow: byWords(({ menuName }) => menuName),
      },
    },
    source: read,
    columns: [
      { key: 'name', title: t('appSettings.hidden.name'), text: ({ menuName }) => menuName, sort: true },
      { key: 'kind', title: t('applications.app.kind'), text: (app) => typeText(app, t), width: 200 },
    ],
    rowKey: ({ id }) => id,
    pages: sizes,
    select: !readOnly,
  });
  const show = async (apps: readonly AppItem[]) => {
    const done = await submitChange({
      ...{ title: 'appSettings.hidden.change', success: 'applications.form.saved', touches: appReads },
      endpoint: saveAppManageApps,
      input: { deptId, showApps: apps.map(({ id }) => ({ id, display: true })) },
      before: { names: apps.map(({ menuName }) => menuName) },
    }).then(
      () => true,
      // The change door has said it.
      () => false,
    );
    if (done) list.selection?.clear();
  };
  return (
    <Section title={t('appSettings.hidden.title')} text={t('appSettings.hidden.text')}>
      <ListScreen
        list={list}
        label={t('appSettings.hidden.title')}
        empty={{ title: t('appSettings.hidden.none'), text: t('appSettings.hidden.noneText') }}
        failed={t('appSettings.hidden.failed')}
        bulk={({ inMemory }) => (
          <Button size="small" onClick={() => void show(inMemory)}>
            {t('appSettings.hidden.show')}
          </Button>
        )}
      />
    </Section>
  );
}
