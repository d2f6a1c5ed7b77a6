/**
 * State of the sheet: its rows, the stored values of each department that has been read, and the draft. Departments are
 * read as they scroll into view, two at a time.
 */
import type { AppItem } from '#shared/api/applications/app.ts';
import { type OddField, oddFieldsOf } from '#shared/api/odd-values/odd-fields.ts';
import { isShownIn } from '#shared/rules/common/applications/lists.ts';
import type { Department } from '#shared/rules/common/departments/scope.ts';
import { cellValue, type SheetAspect, sheetAspects } from '#shared/rules/applications/sheet/sheet-cells.ts';
import { newSheetDraft, type SheetDraft, emptyCell } from './draft.ts';
import type { RequestedCell } from '#shared/rules/applications/sheet/judge-cells.ts';
import type { SheetApps } from '#shared/rules/applications/sheet/read-sheet-department.ts';
import { indexesInGroups } from '#shared/rules/applications/sheet/sheet-arrangement.ts';
import type { AppSheetColumn } from './sheet-columns.ts';

type Values = Readonly<Record<SheetAspect, Int32Array>>;

interface Read {
  /** null before the first read. */
  readonly department: SheetApps | null;
  readonly values: Values | null;
  readonly error: unknown;
  readonly busy: boolean;
}

export interface SheetState {
  readonly rows: readonly AppItem[];
  readonly draft: SheetDraft;
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  readonly of: (deptId: string) => Read;
  /** The department's value, or `emptyCell`: not read, or not understood. */
  readonly stored: (deptId: string, aspect: SheetAspect, row: number) => number;
  /** The value that was not understood; null for any other. */
  readonly odd: (deptId: string, aspect: SheetAspect, row: number) => OddField | null;
  /** Departments in view: reads those that have not been read yet. */
  readonly want: (departments: readonly Department[]) => void;
  /** Reads departments again; the old values stay visible until then. */
  readonly reload: (departments: readonly Department[]) => void;
  /** Filled cells of a department. */
  readonly requestedCells: (deptId: string) => RequestedCell[];
  readonly wantedDepartments: () => string[];
  readonly close: () => void;
}

const nothing: Read = { department: null, values: null, error: null, busy: false };
/** Departments that are read in parallel. */
const atOnce = 2;

/** The field of an application behind an aspect; an order is an index among others. */
const fieldOf = { on: 'menuStatus', shown: 'showApp', opens: 'openMode', order: 'orderIndex' } as const;

function oddOf(app: AppItem, aspect: SheetAspect): OddField | null {
  return oddFieldsOf(app)?.[fieldOf[aspect]] ?? null;
}

export const columnKey = (deptId: string, aspect: SheetAspect) => `${aspect} ${deptId}`;
const aspectOf = (key: string) => sheetAspects.find((aspect) => key.startsWith(`${aspect} `)) ?? 'on';
const deptOfKey = (key: string) => key.slice(key.indexOf(' ') + 1);

/** Without `load` the base holds the first applications alone: no other department is read, and no place is known. */
export function sheetStateOf(
  base: SheetApps,
  load: ((department: Department, signal: AbortSignal) => Promise<SheetApps>) | null,
): SheetState {
  const rows = base.apps.filter((app) => isShownIn('all', app));
  const rowOf = new Map(rows.map(({ id }, row) => [id, row]));
  const draft = newSheetDraft(rows.length);
  const read = new Map<string, Read>([[base.id, readOf(base)]]);
  const listeners = new Set<() => void>();
  const ended = new AbortController();
  let queue: Department[] = [];
  let running = 0;
  let version = 0;
  const notifyListeners = () => {
    version += 1;
    for (const listener of listeners) listener();
  };

  function readOf(department: SheetApps): Read {
    const indices = indexesInGroups(
      department.apps.map(({ id, acId, orderIndex: orderNum }) => ({ id, acId, orderNum })),
    );
    const values = Object.fromEntries(
      sheetAspects.map((aspect) => [aspect, new Int32Array(rows.length).fill(emptyCell)]),
    ) as unknown as Values;
    for (const app of department.apps) {
      const row = rowOf.get(app.id);
      if (row === undefined) continue;
      for (const aspect of sheetAspects)
        if ((load || aspect !== 'order') && !oddOf(app, aspect))
          values[aspect][row] = cellValue(aspect, app, indices.get(app.id) ?? 0);
    }
    return { department, values, error: null, busy: false };
  }

  function next(): void {
    while (load && running < atOnce) {
      const department = queue.shift();
      if (!department) return;
      running += 1;
      void fill(department, load).finally(() => {
        running -= 1;
        next();
      });
    }
  }

  async function fill(department: Department, loadOne: NonNullable<typeof load>): Promise<void> {
    const before = read.get(department.id) ?? nothing;
    read.set(department.id, { ...before, busy: true, error: null });
    notifyListeners();
    try {
      read.set(department.id, readOf(await loadOne(department, ended.signal)));
    } catch (error) {
      if (ended.signal.aborted) return;
      read.set(department.id, { ...before, busy: false, error });
    }
    notifyListeners();
  }

  return {
    rows,
    draft,
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    of: (deptId) => read.get(deptId) ?? nothing,
    stored: (deptId, aspect, row) => read.get(deptId)?.values?.[aspect][row] ?? emptyCell,
    odd(deptId, aspect, row) {
      const id = rows[row]?.id;
      const app = read.get(deptId)?.department?.apps.find((one) => one.id === id);
      return app ? oddOf(app, aspect) : null;
    },
    want(departments) {
      // A department that has scrolled out of view need not be read.
      queue = departments.filter(({ id }) => {
        const { values, busy, error } = read.get(id) ?? nothing;
        return !values && !busy && error === null;
      });
      next();
    },
    reload(departments) {
      queue = [...queue, ...departments];
      next();
    },
    requestedCells(deptId) {
      return draft.columns().flatMap((key) => {
        const cells = deptOfKey(key) === deptId ? draft.ofColumn(key) : null;
        const aspect = aspectOf(key);
        return [...(cells ?? [])].flatMap((value, row) => {
          const app = rows[row];
          return value === emptyCell || !app ? [] : [{ id: app.id, aspect, value }];
        });
      });
    },
    wantedDepartments: () => [
      ...new Set(
        draft
          .columns()
          .flatMap((key) => (draft.ofColumn(key)?.some((v) => v !== emptyCell) ? [deptOfKey(key)] : [])),
      ),
    ],
    close: () => ended.abort(),
  };
}

export function isFilled(sheet: SheetState, columns: readonly AppSheetColumn[], line: number): boolean {
  return columns.some(
    ({ department, aspect }) => sheet.draft.at(columnKey(department.id, aspect), line) !== emptyCell,
  );
}

/** Whether the departments that have been read differ in this line. */
export function departmentsDiffer(
  sheet: SheetState,
  columns: readonly AppSheetColumn[],
  line: number,
): boolean {
  const first = new Map<string, number>();
  return columns.some(({ department, aspect }) => {
    const filled = sheet.draft.at(columnKey(department.id, aspect), line);
    const value = filled === emptyCell ? sheet.stored(department.id, aspect, line) : filled;
    if (value === emptyCell) return false;
    const before = first.get(aspect);
    if (before === undefined) first.set(aspect, value);
    return before !== undefined && before !== value;
  });
}
