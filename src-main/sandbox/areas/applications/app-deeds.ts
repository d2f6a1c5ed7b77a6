/** Values of the operation log by which changes of single applications and of their groups can be taken back. */
import type { ToldValues } from '../../kernel/operation-log/changed-fields.ts';
import { toldFields } from '../../kernel/operation-log/changed-fields.ts';
import { type App, appModuleId, appNameOf, type CategoryRow } from '../../kernel/modules/app.ts';
import type { AppContext } from '../../kernel/modules/module-scope.ts';

type InDepartment = Pick<AppContext, 'appScope' | 'language'>;

export function turnedValues(app: App, on: boolean, { appScope, language }: InDepartment): ToldValues {
  const module = {
    moduleId: appModuleId(app),
    moduleStr: app.row.module_str,
    moduleName: appNameOf(app, language),
  };
  return {
    record: 'appModuleStatus',
    deptId: appScope.deptId,
    at: { modules: [module] },
    fields: [{ name: 'enabled', from: !on, to: on }],
  };
}

export function shownValues({ row }: App, shown: boolean, { appScope }: InDepartment): ToldValues {
  return {
    record: 'appLooks',
    deptId: appScope.deptId,
    fields: [{ name: 'shown', from: { [row.id]: !shown }, to: { [row.id]: shown } }],
  };
}

interface AppPosition {
  readonly acId: string;
  readonly orderNum: number;
}

export function placedValues(from: AppPosition, to: AppPosition, { appScope }: InDepartment): ToldValues {
  return { record: 'appPlace', deptId: appScope.deptId, fields: toldFields(from, to) };
}

type Named = Pick<CategoryRow, 'group_name' | 'line'>;
const formOf = ({ group_name, line }: Named) => ({ groupName: group_name, line: `${line}` });

export function categoryValues(from: Named, to: Named, { appScope }: InDepartment): ToldValues {
  return { record: 'appCategory', deptId: appScope.deptId, fields: toldFields(formOf(from), formOf(to)) };
}

export function categoryThereValues(row: Named, there: boolean, { appScope }: InDepartment): ToldValues {
  const [none, one] = [[], [formOf(row)]];
  return {
    record: 'appCategoryPresence',
    deptId: appScope.deptId,
    at: { made: formOf(row) },
    fields: [{ name: 'there', from: there ? none : one, to: there ? one : none }],
  };
}

/** The order of all groups of the department, of which one was moved. */
export function categoryOrderValues(
  rows: readonly CategoryRow[],
  { id, from, to }: { readonly id: string; readonly from: number; readonly to: number },
  { appScope }: InDepartment,
): ToldValues {
  return {
    record: 'appCategoryOrder',
    deptId: appScope.deptId,
    at: {
      names: Object.fromEntries(rows.map((row) => [row.id, row.group_name])),
      types: Object.fromEntries(rows.map((row) => [row.id, row.category_type])),
    },
    fields: [{ name: id, from, to }],
  };
}
