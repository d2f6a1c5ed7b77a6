/** Functions made for this customer (spec 1§2.4; LIC-004, 006, 007). */

import { useText } from '#data/text.ts';
import type { LicenceFunction } from '#shared/api/licence-info/licence-info.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { licenceTablePages } from '../table-sizes.ts';
import { searchFunctions } from './search.ts';

export function FunctionTable({ functions }: { readonly functions: readonly LicenceFunction[] }) {
  const { t } = useText();
  const list = useList({
    name: 'licenceFunctions',
    addressPrefix: 'functions',
    pages: licenceTablePages,
    source: { data: functions },
    filters: { search: { kind: 'search', narrow: searchFunctions } },
    rowKey: ({ moduleFlag }) => moduleFlag,
    columns: [
      { key: 'name', title: t('licenceInfo.screen.column.function'), text: ({ moduleName }) => moduleName },
      {
        key: 'id',
        title: t('licenceInfo.screen.column.id'),
        mono: true,
        text: ({ moduleFlag }) => moduleFlag,
      },
      {
        key: 'parent',
        title: t('licenceInfo.screen.column.parent'),
        text: ({ parentModuleName }) => parentModuleName || t('common.none'),
        export: ({ parentModuleName }) => parentModuleName,
      },
    ],
  });
  const title = t('licenceInfo.screen.section.functions');
  return (
    <ListScreen
      list={list}
      label={title}
      heading={title}
      pageSearch={false}
      empty={{
        title: t('licenceInfo.screen.empty.functions'),
        text: t('licenceInfo.screen.empty.functionsText'),
      }}
    />
  );
}
