/** The app list; its filters use the address parameters of `app-filter.ts`. */

import { useText } from '#data/text.ts';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import type { WholeSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';
import { DepartmentChoice } from '../parts/DepartmentChoice.tsx';
import { appListPages } from '../table-sizes.ts';
import { appLicenceColumns } from './app-columns.tsx';
import type { AppLicence } from './module-licences.ts';

export function useAppList(source: WholeSource<AppLicence>, remind: boolean) {
  const text = useText();
  const { t } = text;
  return useList({
    name: 'appAuthorisation',
    pages: appListPages,
    open: 'app',
    source,
    columns: appLicenceColumns(text, remind),
    rowKey: ({ moduleStr, name, deptName }) => `${moduleStr}/${name}/${deptName}`,
    filters: {
      q: { kind: 'search', label: t('licenceInfo.screen.apps.search') },
      over: { kind: 'toggle', label: t('licenceInfo.screen.apps.overOnly') },
      deptId: {
        kind: 'other',
        selectsList: true,
        draw: (value, set) => <DepartmentChoice key="deptId" deptId={value} onChange={set} />,
      },
      list: {
        kind: 'other',
        selectsList: true,
        draw: (value, set, values) =>
          values.deptId === '' && (
            <Segmented
              key="list"
              label={t('licenceInfo.screen.apps.list.label')}
              value={value === 'agency' ? value : 'all'}
              options={(['all', 'agency'] as const).map((each) => ({
                value: each,
                label: t(`licenceInfo.screen.apps.list.${each}`),
              }))}
              onChange={(each) => set(each === 'all' ? '' : each)}
            />
          ),
      },
      // The advanced search renders these two.
      where: { kind: 'other', draw: () => null },
      join: { kind: 'other', selectsList: true, draw: () => null },
    },
  });
}
