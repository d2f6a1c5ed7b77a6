/** The licence's modules with their seats (spec 1§2.4; LIC-003, 005, 007, 009). */

import { useText } from '#data/text.ts';
import type { LicenceModuleUse } from '#shared/api/licence-info/licence-info.ts';
import { seatCount } from '#shared/rules/licence-info/figures.ts';
import type { Column } from '#widgets/DataGrid/column.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { licenceTablePages } from '../table-sizes.ts';
import { seatCountText } from './licence-view.ts';
import { searchModules } from './search.ts';

export function ModuleTable({ modules }: { readonly modules: readonly LicenceModuleUse[] }) {
  const text = useText();
  const { t } = text;
  const seats = (key: 'pc' | 'app', of: (row: LicenceModuleUse) => number | null | undefined) =>
    ({
      key,
      title: t(`licenceInfo.screen.column.${key}`),
      align: 'end',
      text: (row) => seatCountText(seatCount(of(row)), text),
      export: (row) => {
        const seat = seatCount(of(row));
        return seat === 'unlimited' ? t('licenceInfo.unlimited') : seat;
      },
    }) satisfies Column<LicenceModuleUse>;
  const list = useList({
    name: 'licenceModules',
    addressPrefix: 'modules',
    pages: licenceTablePages,
    source: { data: modules },
    filters: { search: { kind: 'search', narrow: searchModules } },
    rowKey: ({ moduleName }) => moduleName,
    columns: [
      { key: 'name', title: t('licenceInfo.screen.column.module'), text: ({ moduleName }) => moduleName },
      seats('pc', ({ pcHrmNum }) => pcHrmNum),
      seats('app', ({ appHrmNum }) => appHrmNum),
    ],
  });
  const title = t('licenceInfo.screen.section.modules');
  return (
    <ListScreen
      list={list}
      label={title}
      heading={title}
      empty={{
        title: t('licenceInfo.screen.empty.modules'),
        text: t('licenceInfo.screen.empty.modulesText'),
      }}
    />
  );
}
