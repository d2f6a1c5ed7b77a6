/** The loaded part of a department tree; a branch that is loading or failed has a placeholder row. */
import type { OrgNode } from '#shared/api/people/people.ts';
import { buildTree, type TreeModel } from '../DataTree/tree-model.ts';
import type { Expansion } from '../DataTree/tree-view.ts';

export type OrgRow =
  | { readonly kind: 'department'; readonly node: OrgNode }
  /** Placeholder below a department whose children are loading or failed to load. */
  | { readonly kind: 'loading' | 'failed'; readonly parentId: string };

/** A department's children, or the state of their request. */
export type Branch = readonly OrgNode[] | 'loading' | 'failed';

/**
 * Branches without a request are absent from `branches`. A department that a server names below itself, as one does that
 * ignores `parentId`, is left out there: the tree would have no end.
 */
export function orgModel(
  roots: readonly OrgNode[],
  branches: ReadonlyMap<string, Branch>,
): TreeModel<OrgRow> {
  const rowOf = (node: OrgNode): OrgRow => ({ kind: 'department', node });
  /** The rows above those that may have children. */
  const parents = new Map<OrgRow, OrgRow>();
  const isWithin = (id: string, row: OrgRow) => {
    for (let above: OrgRow | undefined = row; above; above = parents.get(above))
      if (departmentOfRow(above)?.id === id) return true;
    return false;
  };
  return buildTree<OrgRow>(roots.map(rowOf), (row) => {
    if (row.kind !== 'department' || !row.node.hasChildren) return [];
    const branch = branches.get(row.node.id) ?? 'loading';
    if (typeof branch === 'string') return [{ kind: branch, parentId: row.node.id }];
    const rows = branch.filter(({ id }) => !isWithin(id, row)).map(rowOf);
    for (const below of rows) if (departmentOfRow(below)?.hasChildren) parents.set(below, row);
    return rows;
  });
}

/** One byte per node: 1 for expanded departments. */
export function orgExpansion(model: TreeModel<OrgRow>, open: ReadonlySet<string>): Expansion {
  const expansion = new Uint8Array(model.items.length);
  for (const [node, row] of model.items.entries()) {
    if (row.kind === 'department' && open.has(row.node.id)) expansion[node] = 1;
  }
  return expansion;
}

/** The row's department; null for a placeholder row. */
export function departmentOfRow(row: OrgRow | undefined): OrgNode | null {
  return row?.kind === 'department' ? row.node : null;
}

/** Returns a department's ancestor ids in the tree, from the root down. */
export function aboveIn({ items, parent }: TreeModel<OrgRow>): (id: string) => readonly string[] {
  const nodes = new Map(
    items.flatMap((row, node) => (row.kind === 'department' ? [[row.node.id, node]] : [])),
  );
  return (id) => {
    const above: string[] = [];
    for (let node = parent[nodes.get(id) ?? -1] ?? -1; node >= 0; node = parent[node] ?? -1) {
      const row = departmentOfRow(items[node]);
      if (row) above.unshift(row.id);
    }
    return above;
  };
}
