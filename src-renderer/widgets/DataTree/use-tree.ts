/** Expansion state of one tree, with and without a search. */
import { useCallback, useMemo, useState } from 'react';
import type { TreeModel } from './tree-model.ts';
import {
  type Expansion,
  everyNode,
  initialExpansion,
  type TreeFilter,
  visibleNodes,
  withNode,
  withSiblings,
} from './tree-view.ts';

export interface Tree<T> {
  readonly model: TreeModel<T>;
  readonly expansion: Expansion;
  readonly filter: TreeFilter | null;
  /** Visible nodes, in reading order. */
  readonly nodes: Int32Array;
  setOpen(node: number, open: boolean): void;
  openSiblings(node: number): void;
  expandAll(): void;
  collapseAll(): void;
}

/** A search has an expansion of its own: clearing it restores the former one. A new model starts again. */
export function useTree<T>(model: TreeModel<T>, filter: TreeFilter | null = null, openDepth = 0): Tree<T> {
  const [plain, setPlain] = useState(() => ({ model, open: initialExpansion(model, openDepth) }));
  const [found, setFound] = useState<{ filter: TreeFilter; open: Expansion } | null>(null);

  const plainOpen = useMemo(
    () => (plain.model === model ? plain.open : initialExpansion(model, openDepth)),
    [plain, model, openDepth],
  );
  const expansion = filter ? (found?.filter === filter ? found.open : filter.expansion) : plainOpen;

  const setExpansion = useCallback(
    (open: Expansion) => (filter ? setFound({ filter, open }) : setPlain({ model, open })),
    [filter, model],
  );
  const nodes = useMemo(
    () => visibleNodes(model, expansion, filter?.visible ?? null),
    [model, expansion, filter],
  );

  return useMemo(
    () => ({
      model,
      expansion,
      filter,
      nodes,
      setOpen: (node, open) => setExpansion(withNode(expansion, node, open)),
      openSiblings: (node) => setExpansion(withSiblings(model, expansion, node)),
      expandAll: () => setExpansion(everyNode(model, true)),
      collapseAll: () => setExpansion(everyNode(model, false)),
    }),
    [model, expansion, filter, nodes, setExpansion],
  );
}
