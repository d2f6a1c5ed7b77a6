/**
 * Unsent values of a sheet: by column and row, in arrays that hold hundreds of thousands of cells. A change of many
 * cells is one undo step.
 */

/** An empty cell. */
export const emptyCell = -1;

/** Columns before a change; null: the column was empty. */
type Step = ReadonlyMap<string, Int32Array | null>;

export type PutCell = (row: number, value: number) => void;

export interface SheetDraft {
  /** Changes with every edit. */
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** Number of filled cells. */
  readonly count: () => number;
  readonly at: (column: string, row: number) => number;
  /** A column's values by row; null where it is empty. */
  readonly ofColumn: (column: string) => Int32Array | null;
  readonly columns: () => readonly string[];
  /** One undo step for all values that `work` sets. `emptyCell` empties a cell. */
  readonly change: (work: (columnOf: (column: string) => PutCell) => void) => void;
  /** Undoes the latest step; false: there is none. */
  readonly back: () => boolean;
  readonly clear: () => void;
  /** Empties cells that are done: no undo step, and earlier steps cannot be undone any more. */
  readonly emptyDoneCells: (work: (put: (column: string, row: number) => void) => void) => void;
}

/** Undo steps that are kept. */
const mostSteps = 50;

export function newSheetDraft(rows: number): SheetDraft {
  const values = new Map<string, Int32Array>();
  const steps: Step[] = [];
  const listeners = new Set<() => void>();
  let count = 0;
  let version = 0;
  const counted = () => {
    count = 0;
    for (const own of values.values()) for (const value of own) count += Number(value !== emptyCell);
  };
  const notifyListeners = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  return {
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    count: () => count,
    at: (column, row) => values.get(column)?.[row] ?? emptyCell,
    ofColumn: (column) => values.get(column) ?? null,
    columns: () => [...values.keys()],
    change(work) {
      const step = new Map<string, Int32Array | null>();
      const puts = new Map<string, PutCell>();
      // The column is looked up once: a change may have hundreds of thousands of cells.
      const putter = (column: string): PutCell => {
        let cells = values.get(column);
        let isRecorded = false;
        return (row, value) => {
          const before = cells?.[row] ?? emptyCell;
          if (row < 0 || row >= rows || before === value) return;
          if (!isRecorded) step.set(column, cells?.slice() ?? null);
          isRecorded = true;
          if (!cells) {
            cells = new Int32Array(rows).fill(emptyCell);
            values.set(column, cells);
          }
          cells[row] = value;
          count += Number(value !== emptyCell) - Number(before !== emptyCell);
        };
      };
      work((column) => {
        const put = puts.get(column) ?? putter(column);
        puts.set(column, put);
        return put;
      });
      if (step.size === 0) return;
      steps.push(step);
      if (steps.length > mostSteps) steps.shift();
      notifyListeners();
    },
    back() {
      const step = steps.pop();
      if (!step) return false;
      for (const [column, before] of step) {
        if (before) values.set(column, before);
        else values.delete(column);
      }
      counted();
      notifyListeners();
      return true;
    },
    emptyDoneCells(work) {
      work((column, row) => {
        const own = values.get(column);
        if (own && row >= 0 && row < rows) own[row] = emptyCell;
      });
      steps.length = 0;
      counted();
      notifyListeners();
    },
    clear() {
      values.clear();
      steps.length = 0;
      count = 0;
      notifyListeners();
    },
  };
}
