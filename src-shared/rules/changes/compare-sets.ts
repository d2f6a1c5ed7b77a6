import { sameValue } from '../../kit/merge.ts';
import { type CollectedChange, type CollectedEdits, foldEdits, objectOf } from './collected-change.ts';

export interface ComparedChange {
  /** The change occurs only in the second set (`added`) or only in the first (`removed`). */
  readonly state: 'added' | 'removed' | 'changed' | 'same';
  readonly change: CollectedChange;
  /** The edits of the first set and of the second; null when a set has none of this record. */
  readonly before: CollectedEdits | null;
  readonly after: CollectedEdits | null;
}

/** Returns the changes in the order of the first set, then those that only the second has. */
export function compareSets(
  first: readonly CollectedChange[],
  second: readonly CollectedChange[],
): readonly ComparedChange[] {
  const [one, other] = [byObject(first), byObject(second)];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((object) => {
    const [before, after] = [one.get(object), other.get(object)];
    const change = after ?? before;
    if (!change) return [];
    const state = !before ? 'added' : !after ? 'removed' : isSame(before, after) ? 'same' : 'changed';
    return [{ state, change, before: before?.edits ?? null, after: after?.edits ?? null } as const];
  });
}

function byObject(changes: readonly CollectedChange[]): ReadonlyMap<string, CollectedChange> {
  const found = new Map<string, CollectedChange>();
  for (const change of changes) {
    const object = objectOf(change);
    const before = found.get(object);
    found.set(object, before ? { ...change, edits: { ...foldEdits(before.edits, change.edits) } } : change);
  }
  return found;
}

/** Old values may differ between servers, so only the wanted values are compared. */
function isSame(one: CollectedChange, other: CollectedChange): boolean {
  const names = new Set([...Object.keys(one.edits), ...Object.keys(other.edits)]);
  return [...names].every((name) => {
    const [a, b] = [one.edits[name], other.edits[name]];
    return a !== undefined && b !== undefined && sameValue(a.to, b.to);
  });
}
