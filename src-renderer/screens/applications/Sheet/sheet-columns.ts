/** The departments and aspects of the sheet's columns, from the address. */
import { useMemo } from 'react';
import { useRead } from '#data/read.ts';
import { queryEnableConfigDept } from '#shared/api/applications/display.ts';
import type { Department } from '#shared/rules/common/departments/scope.ts';
import type { Address } from '#state/address.ts';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { useDepartments } from '../use-departments.ts';
import { type SheetAspect, sheetAspects } from '#shared/rules/applications/sheet/sheet-cells.ts';

export interface AppSheetColumn {
  readonly department: Department;
  readonly aspect: SheetAspect;
}

export interface AppSheetColumns {
  readonly columns: readonly AppSheetColumn[];
  /** Parents before their children. */
  readonly departments: readonly Department[];
  readonly aspect: SheetAspect | 'all';
  /** Number of departments that are left out of the table because there are too many. */
  readonly omittedCount: number;
  /** Ids of the departments besides the page's own. */
  readonly chosen: readonly string[];
}

/** The maximum number of departments beside the page's own, each of which is read by itself. */
export const mostBeside = 200;

/** The address's word for no further department; an empty parameter means all with settings of their own. */
const none = '-';

export function useColumns({ department, detach }: ReadyScope, address: Address): AppSheetColumns {
  const addressValue = address.get('beside');
  const ownDepartments = useRead(
    queryEnableConfigDept,
    { deptId: department.id },
    // A failed read is silent: only the page's own department stands there until others are chosen.
    { enabled: detach !== 'off' && addressValue === '' },
  );
  const ids =
    detach === 'off' || addressValue === none
      ? []
      : addressValue === ''
        ? (ownDepartments.data ?? []).map(({ id }) => id)
        : addressValue.split(',');
  const others = ids.filter((id) => id !== department.id);
  const beside = others.slice(0, mostBeside);
  const omittedCount = others.length - beside.length;
  const found = useDepartments(beside);
  const whatParam = address.get('what');
  const aspect =
    sheetAspects.find((one) => one === whatParam) ?? (detach === 'off' || whatParam === 'all' ? 'all' : 'on');
  const departments = useMemo(() => [department, ...(found.data ?? [])], [department, found.data]);
  return useMemo(() => {
    const aspects = aspect === 'all' ? sheetAspects : [aspect];
    const columns = departments.flatMap((one) => aspects.map((each) => ({ department: one, aspect: each })));
    return { columns, departments, aspect, omittedCount, chosen: departments.slice(1).map(({ id }) => id) };
  }, [departments, aspect, omittedCount]);
}

/** The parameter of the address for `ids`. */
export const besideText = (ids: readonly string[]) => (ids.length === 0 ? none : ids.join(','));
