/** The columns that results of several departments have in common: the department, and the changed setting. */
import type { Translate } from '#data/text.ts';
import type { Department } from '#shared/rules/common/departments/scope.ts';
import type { Column } from '#widgets/DataGrid/column.ts';

export function departmentColumns<Result extends { readonly department: Department }>(
  t: Translate,
  aspectOf: (result: Result) => string,
): readonly Column<Result>[] {
  return [
    {
      key: 'department',
      title: t('appSheet.department'),
      width: 150,
      sort: true,
      text: ({ department }) => department.name,
    },
    { key: 'what', title: t('appSheet.what'), width: 110, sort: true, text: aspectOf },
  ];
}
