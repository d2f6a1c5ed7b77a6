/** The way back of an applied set: the last change first, each field from its new value to its old one. */
import type { AnyRecord } from '../records/records.ts';
import type { CollectedChange, CollectedEdits } from './collected-change.ts';

/**
 * Inverts a set without the changes that have no way back. The function `kindOf` returns null for an unknown kind,
 * whose changes keep their title.
 */
export function inverseOfSet(
  applied: readonly CollectedChange[],
  kindOf: (id: string) => AnyRecord | null,
): readonly CollectedChange[] {
  return applied.toReversed().flatMap((change) => {
    const edits = invertEdits(change.edits);
    const kind = kindOf(change.kind);
    if (kind?.lasting) return [];
    return [{ ...change, edits, ...(kind ? { title: changeTitleOf(kind, edits, change.place) } : {}) }];
  });
}

export function invertEdits(edits: CollectedEdits): CollectedEdits {
  return Object.fromEntries(
    Object.entries(edits).map(([name, { from, to }]) => [name, { from: to, to: from }]),
  );
}

/** Returns the title of a change; some titles depend on the record's locator. */
export function changeTitleOf(
  kind: AnyRecord,
  edits: CollectedEdits,
  locator: unknown,
): ReturnType<AnyRecord['title']> {
  const newValues = Object.entries(edits).map(([name, { to }]) => [name, to] as const);
  const which = typeof locator === 'object' && locator !== null ? Object.entries(locator) : [];
  const after = Object.fromEntries([...which, ...newValues]);
  try {
    return kind.title(Object.keys(edits), after);
  } catch {
    // A title function may need values that a file lacks.
    return 'changes.untitled';
  }
}
