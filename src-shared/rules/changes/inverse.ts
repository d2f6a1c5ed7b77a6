/** The way back of what was applied: the last change first, each field from what was made to what was there. */
import type { AnyRecord } from '../records/records.ts';
import type { CollectedChange, CollectedEdits } from './collected.ts';

/**
 * `kindOf`: null where this version knows no such kind; the change keeps its title then. What nothing takes back is left
 * out.
 */
export function inverseOfSet(
  applied: readonly CollectedChange[],
  kindOf: (id: string) => AnyRecord | null,
): readonly CollectedChange[] {
  return applied.toReversed().flatMap((change) => {
    const edits = turned(change.edits);
    const kind = kindOf(change.kind);
    if (kind?.lasting) return [];
    return [{ ...change, edits, ...(kind ? { title: titleOf(kind, edits, change.place) } : {}) }];
  });
}

export function turned(edits: CollectedEdits): CollectedEdits {
  return Object.fromEntries(
    Object.entries(edits).map(([name, { from, to }]) => [name, { from: to, to: from }]),
  );
}

/** What the change is called; `place`: of a record whose title says which of its kind it is. */
export function titleOf(
  kind: AnyRecord,
  edits: CollectedEdits,
  place: unknown,
): ReturnType<AnyRecord['title']> {
  const wanted = Object.entries(edits).map(([name, { to }]) => [name, to] as const);
  const which = typeof place === 'object' && place !== null ? Object.entries(place) : [];
  const after = Object.fromEntries([...which, ...wanted]);
  try {
    return kind.title(Object.keys(edits), after);
  } catch {
    // It asks more of the values than a file need have.
    return 'changes.untitled';
  }
}
