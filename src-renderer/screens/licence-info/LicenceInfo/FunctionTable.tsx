/** Functions made for this customer (spec 1§2.4; LIC-004, 006, 007). */
import { useMemo } from 'react';
import { useText } from '#data/text.ts';
import type { LicenceFunction } from '#shared/api/licence-info/licence-info.ts';
import { searchFunctions } from '#shared/rules/licence-info/search.ts';
import { licenceTablePages } from '#shared/rules/licence-info/tables.ts';
import { Cut } from '../parts/Cut.tsx';
import type { TableColumn } from '../parts/columns.ts';
import partStyles from '../parts/parts.module.css';
import { TableSection } from '../parts/TableSection.tsx';

export function FunctionTable({ functions }: { readonly functions: readonly LicenceFunction[] }) {
  const { t } = useText();
  const columns = useMemo<TableColumn<LicenceFunction>[]>(
    () => [
      {
        key: 'name',
        title: t('licenceInfo.screen.column.function'),
        wide: true,
        cell: ({ moduleName }) => <Cut text={moduleName} wide />,
      },
      {
        key: 'id',
        title: t('licenceInfo.screen.column.id'),
        cell: ({ moduleFlag }) => <Cut text={moduleFlag} code />,
      },
      {
        key: 'parent',
        title: t('licenceInfo.screen.column.parent'),
        cell: ({ parentModuleName }) =>
          parentModuleName ? (
            <Cut text={parentModuleName} />
          ) : (
            <span className={partStyles.none}>{t('common.none')}</span>
          ),
      },
    ],
    [t],
  );
  return (
    <TableSection
      name="functions"
      title={t('licenceInfo.screen.section.functions')}
      rows={functions}
      search={searchFunctions}
      columns={columns}
      exported={[
        { title: t('licenceInfo.screen.column.function'), value: ({ moduleName }) => moduleName },
        { title: t('licenceInfo.screen.column.id'), value: ({ moduleFlag }) => moduleFlag },
        { title: t('licenceInfo.screen.column.parent'), value: ({ parentModuleName }) => parentModuleName },
      ]}
      rowKey={({ moduleFlag }) => moduleFlag}
      sizes={licenceTablePages}
      empty={t('licenceInfo.screen.empty.functions')}
    />
  );
}
