/**
 * Judges the filled cells of a department before anything is sent (spec 3§4, 3§5.2, 3§6). An impossible cell is refused
 * with its reason, and the others are judged without it; the server, which has the same rules, accepts the calls for
 * the rest.
 */
import { type AppItem, type ModuleStatus, type OpenMode, openModes } from '../../../api/applications/app.ts';
import type { NumberedApp } from '../order.ts';
import { type EnablementProblem, enablementProblems, needsOf } from '../../common/applications/enablement.ts';
import type { AppPermissionFlags } from '../../common/applications/permissions.ts';
import { cellValue, type SheetAspect } from './sheet-cells.ts';
import { arrangeCells, indexesInGroups, type IndexRefusal } from './sheet-arrangement.ts';

export interface SheetDepartment {
  readonly id: string;
  readonly name: string;
  readonly flags: AppPermissionFlags;
  /** Departments do not toggle applications here: they do so in the depth mode only. */
  readonly onElsewhere: boolean;
  /** Ids of applications whose menu cannot be set. */
  readonly noMenu: ReadonlySet<string>;
  /** Installed applications. */
  readonly apps: readonly AppItem[];
  /** States of all modules, including those that are not installed. */
  readonly statuses: readonly ModuleStatus[];
}

export interface RequestedCell {
  /** Id of the application. */
  readonly id: string;
  readonly aspect: SheetAspect;
  readonly value: number;
  /**
   * The value that the user saw; another one by now means a change by somebody else. A position says nothing of that,
   * because it changes with every other one of its group.
   */
  readonly expected?: number;
}

export type CellRefusal =
  | IndexRefusal
  | {
      readonly kind:
        | 'gone'
        | 'changed'
        | 'noRight'
        | 'onElsewhere'
        | 'lastOne'
        | 'notInstalled'
        | 'hiddenHere'
        | 'noMenu';
    }
  /** `names`: needed applications that are off, or dependent ones that stay on. */
  | { readonly kind: 'lacks' | 'neededBy'; readonly names: readonly string[] };

export interface JudgedCell extends RequestedCell {
  /** null where the application does not exist. */
  readonly from: number | null;
  readonly outcome: 'change' | 'same' | 'refused';
  readonly refusal: CellRefusal | null;
  /** The application is hidden, and turned off with it (3§4). */
  readonly turnsOff: boolean;
}

export interface SheetJudgement {
  readonly cells: readonly JudgedCell[];
  readonly toggles: readonly { readonly module: ModuleStatus; readonly status: boolean }[];
  readonly displays: readonly { readonly id: string; readonly display: boolean }[];
  readonly opens: readonly { readonly id: string; readonly openMode: OpenMode }[];
  readonly orders: readonly NumberedApp[];
}

const flagOf = {
  on: 'moduleEnable',
  shown: 'moduleShareEdit',
  opens: 'moduleShareEdit',
  order: 'AppCategoryEdit',
} as const;

export function judgeCells(department: SheetDepartment, cells: readonly RequestedCell[]): SheetJudgement {
  const { apps, statuses, flags, onElsewhere, noMenu } = department;
  const byId = new Map(apps.map((app) => [app.id, app]));
  const placed = apps.map(({ id, acId, orderIndex }) => ({ id, acId, orderNum: orderIndex }));
  const indices = indexesInGroups(placed);
  const hidden = new Set(
    cells.flatMap(({ id, aspect, value }) => (aspect === 'shown' && value === 0 ? [id] : [])),
  );
  const refusals = new Map<RequestedCell, CellRefusal>();
  const from = (cell: RequestedCell): number | null => {
    const app = byId.get(cell.id);
    return app ? cellValue(cell.aspect, app, indices.get(cell.id) ?? 0) : null;
  };
  const open: { readonly cell: RequestedCell; readonly app: AppItem }[] = [];
  for (const cell of cells) {
    const app = byId.get(cell.id);
    const refused = refusedAtOnce(cell, app);
    if (refused) refusals.set(cell, refused);
    // An unchanged index still counts: it reserves its place.
    else if (app && (from(cell) !== cell.value || cell.aspect === 'order')) open.push({ cell, app });
  }

  function refusedAtOnce(cell: RequestedCell, app: AppItem | undefined): CellRefusal | null {
    const { id, aspect, value, expected } = cell;
    if (!app) return { kind: 'gone' };
    if (aspect === 'on' && value === 1 && hidden.has(id)) return { kind: 'hiddenHere' };
    if (from(cell) === value) return null;
    if (expected !== undefined && aspect !== 'order' && from(cell) !== expected) return { kind: 'changed' };
    if (aspect === 'on' && onElsewhere) return { kind: 'onElsewhere' };
    if (!flags[flagOf[aspect]]) return { kind: 'noRight' };
    if (noMenu.has(id) && (aspect === 'shown' || aspect === 'opens' || (aspect === 'on' && value === 1)))
      return { kind: 'noMenu' };
    return null;
  }

  // Hiding also turns off, under the same rules and rights, where the department toggles applications.
  const turnsOff = ({ aspect, value }: RequestedCell) => aspect === 'shown' && value === 0 && !onElsewhere;
  const turning = open.filter(({ cell, app }) => cell.aspect === 'on' || (turnsOff(cell) && app.menuStatus));
  const allowed = turning.filter(({ cell }) => {
    if (flags.moduleEnable) return true;
    refusals.set(cell, { kind: 'noRight' });
    return false;
  });
  const toggles = enabled(statuses, allowed, refusals);

  const acceptedCells = open.filter(({ cell }) => !refusals.has(cell));
  const requestedIndices = new Map(
    acceptedCells.flatMap(({ cell }) => (cell.aspect === 'order' ? [[cell.id, cell.value]] : [])),
  );
  const { orders, refusals: refusedIndices } = arrangeCells(placed, requestedIndices);
  for (const { cell } of acceptedCells) {
    const problem = cell.aspect === 'order' ? refusedIndices.get(cell.id) : undefined;
    if (problem) refusals.set(cell, problem);
  }
  const accepted = acceptedCells.filter(({ cell }) => !refusals.has(cell));
  return {
    cells: cells.map((cell): JudgedCell => {
      const before = from(cell);
      const refusal = refusals.get(cell) ?? null;
      const app = byId.get(cell.id);
      return {
        ...cell,
        from: before,
        outcome: refusal ? 'refused' : before === cell.value ? 'same' : 'change',
        refusal,
        turnsOff: refusal === null && before !== cell.value && turnsOff(cell) && app?.menuStatus === true,
      };
    }),
    toggles,
    displays: accepted.flatMap(({ cell }) =>
      cell.aspect === 'shown' ? [{ id: cell.id, display: cell.value === 1 }] : [],
    ),
    opens: accepted.flatMap(({ cell }) => {
      const openMode = openModes[cell.value];
      return cell.aspect === 'opens' && openMode ? [{ id: cell.id, openMode }] : [];
    }),
    orders,
  };
}

/** The modules to toggle, after all impossible cells have been refused. */
function enabled(
  all: readonly ModuleStatus[],
  turning: readonly { readonly cell: RequestedCell; readonly app: AppItem }[],
  refusals: Map<RequestedCell, CellRefusal>,
): SheetJudgement['toggles'] {
  const turned = new Map<string, boolean>();
  const cellsOf = Map.groupBy(turning, ({ app }) => app.moduleId);
  for (const { cell, app } of turning) turned.set(app.moduleId, cell.aspect === 'on' && cell.value === 1);
  for (;;) {
    const before = turned.size;
    for (const [moduleId, why] of blamed(enablementProblems(all, turned), turned, all)) {
      turned.delete(moduleId);
      for (const { cell } of cellsOf.get(moduleId) ?? []) if (!refusals.has(cell)) refusals.set(cell, why);
    }
    if (turned.size === before) break;
  }
  return all.flatMap((module) => {
    const status = turned.get(module.moduleId);
    return status === undefined || status === module.status ? [] : [{ module, status }];
  });
}

/** The cell that a problem refuses: that of the application itself, else those of the applications that it needs. */
function blamed(
  problems: readonly EnablementProblem[],
  turned: ReadonlyMap<string, boolean>,
  all: readonly ModuleStatus[],
): Map<string, CellRefusal> {
  const found = new Map<string, CellRefusal>();
  for (const problem of problems) {
    if (problem.kind === 'lastOne') {
      const base = new Set(all.flatMap(({ moduleId, baseApp }) => (baseApp ? [moduleId] : [])));
      const last = [...turned].findLast(([moduleId, status]) => !status && !base.has(moduleId));
      if (last) found.set(last[0], { kind: 'lastOne' });
      continue;
    }
    const { app } = problem;
    if (turned.has(app.moduleId)) {
      const names = problem.kind === 'lacks' ? problem.needs.map(({ moduleName }) => moduleName) : [];
      found.set(app.moduleId, problem.kind === 'lacks' ? { kind: 'lacks', names } : { kind: 'notInstalled' });
      continue;
    }
    for (const id of needsOf(app)) {
      if (!turned.has(id)) continue;
      const before = found.get(id);
      const names = before?.kind === 'neededBy' ? before.names : [];
      found.set(id, { kind: 'neededBy', names: [...names, app.moduleName] });
    }
  }
  return found;
}
