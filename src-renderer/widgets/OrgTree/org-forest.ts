/** A department tree as far as it is loaded: branches that are not yet show a row that says so. */
import type { OrgNode } from '#shared/api/people/people.ts';
import { buildTree, type TreeModel } from '../DataTree/tree-model.ts';
import type { Expansion } from '../DataTree/tree-view.ts';

export type OrgRow =
  | { readonly kind: 'department'; readonly node: OrgNode }
  /** Stands below a department whose children are not there yet, or could not be had. */
  | { readonly kind: 'loading' | 'failed'; readonly parentId: string };

/** Children of a department, or how far asking for them has come. */
export type Branch = readonly OrgNode[] | 'loading' | 'failed';

/** Branches that were never asked for are missing. */
export function orgModel(
  roots: readonly OrgNode[],
  branches: ReadonlyMap<string, Branch>,
): TreeModel<OrgRow> {
  const rowOf = (node: OrgNode): OrgRow => ({ kind: 'department', node });
  return buildTree<OrgRow>(roots.map(rowOf), (row) => {
    if (row.kind !== 'department' || !row.node.hasChildren) return [];
    const branch = branches.get(row.node.id) ?? 'loading';
    if (typeof branch === 'string') return [{ kind: branch, parentId: row.node.id }];
    return branch.map(rowOf);
  });
}

/** One byte per node: 1 for departments that are open. */
export function orgExpansion(model: TreeModel<OrgRow>, open: ReadonlySet<string>): Expansion {
  const expansion = new Uint8Array(model.items.length);
  for (const [node, row] of model.items.entries()) {
    if (row.kind === 'department' && open.has(row.node.id)) expansion[node] = 1;
  }
  return expansion;
}

/** The department of a row, or null where it is none. */
export function departmentOf(row: OrgRow | undefined): OrgNode | null {
  return row?.kind === 'department' ? row.node : null;
}

/** Of a department in the tree: the ids above it, from the tree's top down. */
export function aboveIn({ items, parent }: TreeModel<OrgRow>): (id: string) => readonly string[] {
  const nodes = new Map(
    items.flatMap((row, node) => (row.kind === 'department' ? [[row.node.id, node]] : [])),
  );
  return (id) => {
    const above: string[] = [];
    for (let node = parent[nodes.get(id) ?? -1] ?? -1; node >= 0; node = parent[node] ?? -1) {
      const row = departmentOf(items[node]);
      if (row) above.unshift(row.id);
    }
    return above;
  };
}
