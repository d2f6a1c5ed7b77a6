/** The plan for a sheet's filled cells; those that are done are emptied. */
import { useMemo } from 'react';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { CellsPlan } from './CellsPlan.tsx';
import type { CellResult } from './results.ts';
import type { SheetPart } from './run-sheet.ts';
import type { AppSheetColumns } from './sheet-columns.ts';
import { columnKey, type SheetState } from './sheet-state.ts';
import { isDoneCell } from './summary.ts';

interface DepartmentPlanProps {
  readonly scope: ReadyScope;
  readonly sheet: SheetState;
  readonly columns: AppSheetColumns;
  readonly onClose: () => void;
}

export function DepartmentPlan({ scope, sheet, columns, onClose }: DepartmentPlanProps) {
  const nameOf = useMemo(() => {
    const names = new Map(sheet.rows.map(({ id, menuName }) => [id, menuName]));
    return (id: string) => names.get(id) ?? id;
  }, [sheet]);
  return (
    <CellsPlan
      detach={scope.detach}
      parts={() => filledParts(sheet, columns)}
      nameOf={nameOf}
      several={columns.departments.length > 1}
      onSent={(results) => settle(sheet, columns, results)}
      onClose={onClose}
    />
  );
}

/** Departments in the order of the columns, parents first; other filled departments come last. */
function filledParts(sheet: SheetState, { departments }: AppSheetColumns): SheetPart[] {
  const known = new Map(departments.map((department) => [department.id, department]));
  const order = [...known.keys()];
  return sheet
    .wantedDepartments()
    .toSorted((a, b) => rank(order, a) - rank(order, b))
    .map((id) => ({
      department: known.get(id) ?? { id, name: sheet.of(id).department?.name ?? id },
      cells: sheet.requestedCells(id),
    }));
}

function rank(order: readonly string[], id: string): number {
  const at = order.indexOf(id);
  return at < 0 ? order.length : at;
}

/** Empties cells that are done, keeps the others for correction, and reads changed departments again. */
function settle(sheet: SheetState, { departments }: AppSheetColumns, results: readonly CellResult[]): void {
  const rowOf = new Map(sheet.rows.map(({ id }, row) => [id, row]));
  const settled = results.filter(({ outcome }) => isDoneCell(outcome));
  sheet.draft.emptyDoneCells((put) => {
    for (const { department, aspect, id } of settled)
      put(columnKey(department.id, aspect), rowOf.get(id) ?? -1);
  });
  // Departments below inherit from those above, so all visible ones are read again.
  const touched = results.some(({ outcome }) => outcome === 'done' || outcome === 'unknown');
  if (touched) sheet.reload(departments.filter(({ id }) => sheet.of(id).values !== null));
}
