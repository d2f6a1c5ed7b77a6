/** The sheet's reads of a department, made through the page's cache. */
import { callRead } from '#data/read.ts';
import {
  readSheetApps,
  readSheetDepartment,
  type SheetApps,
} from '#shared/rules/applications/sheet/read-sheet-department.ts';
import type { SheetDepartment } from '#shared/rules/applications/sheet/judge-cells.ts';
import type { Department, Detach } from '#shared/rules/common/departments/scope.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';

const askUntil =
  (signal: AbortSignal): Ask =>
  (endpoint, input) =>
    callRead(endpoint, input, { signal });

export const loadApps = (
  department: Department,
  signal: AbortSignal,
  onFirst?: (first: SheetApps) => void,
): Promise<SheetApps> => readSheetApps(askUntil(signal), department, onFirst);

/** With everything by which filled cells are judged. */
export const loadDepartment = (
  department: Department,
  detach: Detach,
  signal: AbortSignal,
): Promise<SheetDepartment> => readSheetDepartment(askUntil(signal), department, detach);
