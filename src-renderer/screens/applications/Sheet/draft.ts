/**
 * Unsent values of a sheet: by column and row, in arrays that hold hundreds of thousands of cells. A change of many
 * cells is one undo step.
 */

/** An empty cell. */
export const unset = -1;

/** Columns before a change; null: the column was empty. */
type Step = ReadonlyMap<string, Int32Array | null>;

export type Put = (row: number, value: number) => void;

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
  /** One undo step for all values that `work` sets. `unset` empties a cell. */
  readonly change: (work: (columnOf: (column: string) => Put) => void) => void;
  /** Undoes the latest step; false: there is none. */
  readonly back: () => boolean;
  readonly clear: () => void;
  /** Empties cells that are done: no undo step, and earlier steps cannot be undone any more. */
  readonly settle: (work: (put: (column: string, row: number) => void) => void) => void;
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
    for (const own of values.values()) for (const value of own) count += Number(value !== unset);
  };
  const told = () => {
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
    at: (column, row) => values.get(column)?.[row] ?? unset,
    ofColumn: (column) => values.get(column) ?? null,
    columns: () => [...values.keys()],
    change(work) {
      const step = new Map<string, Int32Array | null>();
      const puts = new Map<string, Put>();
      // The column is looked up once: a change may have hundreds of thousands of cells.
      const putter = (column: string): Put => {
        let own = values.get(column);
        let kept = false;
        return (row, value) => {
          const before = own?.[row] ?? unset;
          if (row < 0 || row >= rows || before === value) return;
          if (!kept) step.set(column, own?.slice() ?? null);
          kept = true;
          if (!own) {
            own = new Int32Array(rows).fill(unset);
            values.set(column, own);
          }
          own[row] = value;
          count += Number(value !== unset) - Number(before !== unset);
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
      told();
    },
    back() {
      const step = steps.pop();
      if (!step) return false;
      for (const [column, before] of step) {
        if (before) values.set(column, before);
        else values.delete(column);
      }
      counted();
      told();
      return true;
    },
    settle(work) {
      work((column, row) => {
        const own = values.get(column);
        if (own && row >= 0 && row < rows) own[row] = unset;
      });
      steps.length = 0;
      counted();
      told();
    },
    clear() {
      values.clear();
      steps.length = 0;
      count = 0;
      told();
    },
  };
}
