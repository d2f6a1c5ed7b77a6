/** Walks through the departments of a sheet one by one, and judges or sends their cells. */

import type { Department } from '#shared/rules/common/departments/scope.ts';
import type { RequestedCell, SheetDepartment } from '#shared/rules/applications/sheet/judge-cells.ts';
import { judgeCells } from '#shared/rules/applications/sheet/judge-cells.ts';
import { type CellResult, type NameOf, resultsOf } from './results.ts';
import { sendDepartment } from './send-department.ts';

export interface SheetPart {
  readonly department: Department;
  readonly cells: readonly RequestedCell[];
}

export interface SheetRun {
  /** Parents before their children, which inherit from them. */
  readonly parts: readonly SheetPart[];
  readonly load: (department: Department, signal: AbortSignal) => Promise<SheetDepartment>;
  readonly nameOf: NameOf;
  readonly send: boolean;
  readonly signal: AbortSignal;
  readonly onDone: (departments: number) => void;
}

/** Reads each department just before it is judged. After an abort the remaining cells have no result. */
export async function runSheet({
  parts,
  load,
  nameOf,
  send,
  signal,
  onDone,
}: SheetRun): Promise<CellResult[]> {
  const all: CellResult[] = [];
  for (const [index, { department, cells }] of parts.entries()) {
    if (signal.aborted) break;
    all.push(...(await runDepartment(department, cells)));
    onDone(index + 1);
  }
  return all;

  async function runDepartment(target: Department, cells: readonly RequestedCell[]): Promise<CellResult[]> {
    let department: SheetDepartment;
    try {
      department = await load(target, signal);
    } catch (error) {
      if (signal.aborted) return [];
      return cells.map((cell) => ({
        ...cell,
        department: target,
        name: nameOf(cell.id),
        from: null,
        outcome: 'unread' as const,
        refusal: null,
        error,
        turnsOff: false,
      }));
    }
    const judged = judgeCells(department, cells);
    const results = resultsOf(department, judged.cells, nameOf);
    // The calls of one department are all sent, even if the abort comes between them.
    return send && !signal.aborted ? sendDepartment(department, judged, results) : results;
  }
}
