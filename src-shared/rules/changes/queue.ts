/** The queue of changes to begin: dependencies must have ended, and only one change of a kind or locator may run. */
import type { CollectedChange } from './collected-change.ts';
import { type Needs, waitingFor } from './order.ts';

export interface ApplyQueue {
  /** Takes the earliest change that may begin now, which is then under way; undefined when there is none. */
  take(): number | undefined;
  end(at: number): void;
}

export function applyQueue(
  changes: readonly Pick<CollectedChange, 'kind' | 'place'>[],
  needs: Needs,
): ApplyQueue {
  const kinds = changes.map(({ kind }) => kind);
  const locators = changes.map(({ place }) => JSON.stringify(place));
  const open = needs.map(({ length }) => length);
  const others = waitingFor(needs);
  const busyKinds = new Set<string | undefined>();
  const busyRecords = new Set<string | undefined>();
  /** The ready changes by kind, the earliest first. */
  const ready = new Map<string, number[]>();
  const add = (at: number) => {
    const kind = kinds[at] ?? '';
    const own = ready.get(kind) ?? [];
    ready.set(kind, own);
    const after = own.findLastIndex((one) => one < at);
    own.splice(after + 1, 0, at);
  };
  for (const [at, count] of open.entries()) if (count === 0) add(at);
  return {
    take() {
      let first: number | undefined;
      for (const [kind, own] of ready) {
        if (busyKinds.has(kind)) continue;
        const at = own.find((one) => !busyRecords.has(locators[one]));
        if (at !== undefined && (first === undefined || at < first)) first = at;
      }
      if (first === undefined) return undefined;
      const own = ready.get(kinds[first] ?? '') ?? [];
      own.splice(own.indexOf(first), 1);
      busyKinds.add(kinds[first]);
      busyRecords.add(locators[first]);
      return first;
    },
    end(at) {
      busyKinds.delete(kinds[at]);
      busyRecords.delete(locators[at]);
      for (const other of others[at] ?? []) {
        open[other] = (open[other] ?? 0) - 1;
        if (open[other] === 0) add(other);
      }
    },
  };
}
