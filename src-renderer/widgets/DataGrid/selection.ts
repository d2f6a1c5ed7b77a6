/** Selected rows by key: some, or all but some, so that a million rows need no list. */
export interface Selection {
  /** True: all rows except `keys`; false: only `keys`. */
  readonly all: boolean;
  readonly keys: ReadonlySet<string>;
}

export const nothingSelected: Selection = { all: false, keys: new Set() };
export const everythingSelected: Selection = { all: true, keys: new Set() };

export function isSelected({ all, keys }: Selection, key: string): boolean {
  return keys.has(key) !== all;
}

export function selectedCount({ all, keys }: Selection, rows: number): number {
  return all ? Math.max(0, rows - keys.size) : keys.size;
}

/** State of the header's checkbox. */
export function selectionState(selection: Selection, rows: number): 'none' | 'some' | 'all' {
  const count = selectedCount(selection, rows);
  if (count === 0) return 'none';
  return count >= rows ? 'all' : 'some';
}

export function withSelected(selection: Selection, selected: Iterable<string>, on: boolean): Selection {
  const keys = new Set(selection.keys);
  for (const key of selected) {
    if (on === selection.all) keys.delete(key);
    else keys.add(key);
  }
  return { all: selection.all, keys };
}

export function toggleSelected(selection: Selection, key: string): Selection {
  return withSelected(selection, [key], !isSelected(selection, key));
}
