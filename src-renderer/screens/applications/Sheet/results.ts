/** Results of a sheet's cells, expected or done: one for each cell. */

import type { Department } from '#shared/rules/common/departments/scope.ts';
import type { SheetAspect } from '#shared/rules/applications/sheet/sheet-cells.ts';
import type {
  CellRefusal,
  JudgedCell,
  RequestedCell,
  SheetDepartment,
} from '#shared/rules/applications/sheet/judge-cells.ts';

/**
 * `unread`: the department could not be read; `collected`: the change waits in the tray; `failed`: the server refused;
 * `unknown`: the answer was lost.
 */
export type CellOutcome = JudgedCell['outcome'] | 'unread' | 'done' | 'collected' | 'failed' | 'unknown';

export interface CellResult {
  readonly department: Department;
  readonly id: string;
  /** Name of the application. */
  readonly name: string;
  readonly aspect: SheetAspect;
  readonly from: number | null;
  readonly value: number;
  readonly outcome: CellOutcome;
  readonly refusal: CellRefusal | null;
  readonly error: unknown;
  readonly turnsOff: boolean;
}

export function resultsOf(
  department: SheetDepartment,
  cells: readonly JudgedCell[],
  nameOf: NameOf,
): CellResult[] {
  const { id, name } = department;
  return cells.map((cell) => ({
    ...cell,
    department: { id, name },
    name: nameOf(cell.id),
    error: null,
  }));
}

export type NameOf = (id: string) => string;

/** The judged cells, each with the value that the user saw. */
export function seenCells(
  cells: readonly RequestedCell[],
  results: readonly CellResult[],
): readonly RequestedCell[] {
  const seen = new Map(results.map((result) => [`${result.aspect} ${result.id}`, result.from]));
  return cells.map((cell) => {
    const expected = seen.get(`${cell.aspect} ${cell.id}`) ?? null;
    return expected === null ? cell : { ...cell, expected };
  });
}

/** The cells that invert what was done; an application that hiding turned off is turned on again. */
export function invertCells(
  results: readonly CellResult[],
): Map<string, { department: Department; cells: RequestedCell[] }> {
  const back = new Map<string, { department: Department; cells: RequestedCell[] }>();
  for (const { department, id, aspect, from, value, turnsOff, outcome } of results) {
    if (outcome !== 'done' || from === null) continue;
    const own = back.get(department.id) ?? { department, cells: [] };
    own.cells.push({ id, aspect, value: from, expected: value });
    if (turnsOff) own.cells.push({ id, aspect: 'on', value: 1 });
    back.set(department.id, own);
  }
  return back;
}
