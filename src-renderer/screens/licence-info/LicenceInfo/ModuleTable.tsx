/** The licence's modules with their seats (spec 1§2.4; LIC-003, 005, 007, 009). */
import { useMemo } from 'react';
import { useText } from '#data/text.ts';
import type { LicenceModuleUse } from '#shared/api/licence-info/licence-info.ts';
import type { Cell } from '#shared/rules/export/csv.ts';
import { seatCount } from '#shared/rules/licence-info/figures.ts';
import { searchModules } from '#shared/rules/licence-info/search.ts';
import { licenceTablePages } from '#shared/rules/licence-info/tables.ts';
import { Cut } from '../parts/Cut.tsx';
import type { TableColumn } from '../parts/columns.ts';
import { TableSection } from '../parts/TableSection.tsx';
import { seatText } from './licence-view.ts';

export function ModuleTable({ modules }: { readonly modules: readonly LicenceModuleUse[] }) {
  const text = useText();
  const { t } = text;
  const columns = useMemo<TableColumn<LicenceModuleUse>[]>(
    () => [
      {
        key: 'name',
        title: t('licenceInfo.screen.column.module'),
        wide: true,
        cell: ({ moduleName }) => <Cut text={moduleName} wide />,
      },
      {
        key: 'pc',
        title: t('licenceInfo.screen.column.pc'),
        align: 'end',
        cell: ({ pcHrmNum }) => seatText(seatCount(pcHrmNum), text),
      },
      {
        key: 'app',
        title: t('licenceInfo.screen.column.app'),
        align: 'end',
        cell: ({ appHrmNum }) => seatText(seatCount(appHrmNum), text),
      },
    ],
    [t, text],
  );
  const seats = (count: number | null | undefined): Cell => {
    const seat = seatCount(count);
    return seat === 'unlimited' ? t('licenceInfo.unlimited') : seat;
  };
  return (
    <TableSection
      name="modules"
      title={t('licenceInfo.screen.section.modules')}
      rows={modules}
      search={searchModules}
      columns={columns}
      exported={[
        { title: t('licenceInfo.screen.column.module'), value: ({ moduleName }) => moduleName },
        { title: t('licenceInfo.screen.column.pc'), value: ({ pcHrmNum }) => seats(pcHrmNum) },
        { title: t('licenceInfo.screen.column.app'), value: ({ appHrmNum }) => seats(appHrmNum) },
      ]}
      rowKey={({ moduleName }) => moduleName}
      sizes={licenceTablePages}
      empty={t('licenceInfo.screen.empty.modules')}
      pageSearch
    />
  );
}
