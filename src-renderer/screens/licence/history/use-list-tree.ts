/** A list with nested rows: the tree of the rows that its filters find. */
import { useMemo } from 'react';
import type { TreeModel } from '#widgets/DataTree/tree-model.ts';
import { filterTree } from '#widgets/DataTree/tree-view.ts';
import { useTree } from '#widgets/DataTree/use-tree.ts';
import type { List } from '#widgets/List/use-list.ts';

/** `model` must contain the rows of the list's source. */
export function useListTree<Row, Key extends string>(list: List<Row, Key>, model: TreeModel<Row>) {
  const { found: rows } = list;
  const narrowed = list.narrowing.length > 0;
  const filter = useMemo(() => {
    if (!narrowed) return null;
    const found = new Set(rows);
    return filterTree(model, (node) => found.has(model.items[node] as Row));
  }, [narrowed, rows, model]);
  return useTree(model, filter);
}
