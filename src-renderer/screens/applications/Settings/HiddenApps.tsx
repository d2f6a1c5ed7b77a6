/** Applications that no navigation shows, and the action that shows them again (spec 3§7.4; APP-077, 131, 144). */
import { submitChange } from '#data/changes/index.ts';
import { useRead } from '#data/read.ts';
import { reversible } from '#data/records/reversible.ts';
import { useText } from '#data/text.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import { querySysUnDisplayMenus, saveAppManageApps } from '#shared/api/applications/display.ts';
import { appLooksRecord } from '#shared/rules/records/applications/app-cells-records.ts';
import { Button } from '#widgets/Button.tsx';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { ShownName } from '#widgets/Names/ShownName.tsx';
import { useAppNames } from '#widgets/Names/use-app-names.ts';
import { Section } from '#widgets/Section.tsx';
import { typeText } from '../AppManage/app-words.ts';

interface HiddenAppsProps {
  readonly deptId: string;
  readonly readOnly: boolean;
}

const sizes = { initial: 10, options: [10, 50, 100] } as const;

export function HiddenApps({ deptId, readOnly }: HiddenAppsProps) {
  const { t } = useText();
  const nameOf = useAppNames();
  const read = useRead(querySysUnDisplayMenus, { deptId });
  const list = useList<AppItem, 'q'>({
    name: 'applications.hidden',
    addressPrefix: 'hidden',
    filters: {
      q: {
        kind: 'search',
        label: t('appSettings.hidden.search'),
        narrow: byWords((app) => `${nameOf(app)} ${app.menuName}`),
      },
    },
    source: read,
    columns: [
      {
        key: 'name',
        title: t('appSettings.hidden.name'),
        text: ({ menuName }) => menuName,
        cell: (app) => <ShownName name={nameOf(app)} stored={app.menuName} />,
        sort: true,
      },
      { key: 'kind', title: t('applications.app.kind'), text: (app) => typeText(app, t), width: 200 },
    ],
    rowKey: ({ id }) => id,
    pages: sizes,
    select: !readOnly,
  });
  const show = async (apps: readonly AppItem[]) => {
    const ids = apps.map(({ id }) => id);
    const looks = (display: boolean) => ({
      shown: Object.fromEntries(ids.map((id) => [id, display])),
      opens: {},
    });
    const done = await submitChange({
      ...reversible(saveAppManageApps, {
        title: 'appSettings.hidden.change',
        input: { deptId, showApps: ids.map((id) => ({ id, display: true })) },
        kind: appLooksRecord,
        locator: { deptId, ids },
        before: looks(false),
        after: looks(true),
      }),
      success: 'applications.form.saved',
    }).then(
      () => true,
      // The change door has already shown the failure.
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
