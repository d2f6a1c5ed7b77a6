/** The modules that differ, as a tree of four groups (losses first), with search. */
import { buildTree, type TreeModel } from '../../../widgets/DataTree/treeModel.ts';
import { filterTree, type TreeFilter } from '../../../widgets/DataTree/treeView.ts';
import type { ModuleChange } from './comparisonView.ts';

export const moduleGroups = ['removed', 'changed', 'moved', 'added'] as const;
export type ModuleGroup = (typeof moduleGroups)[number];

export type ChangeRow =
  | { readonly kind: 'group'; readonly group: ModuleGroup; readonly rows: readonly ChangeRow[] }
  | { readonly kind: 'module'; readonly module: ModuleChange; readonly rows: readonly ChangeRow[] };

const nothing: readonly ChangeRow[] = [];

/** Groups without modules are left out. */
export function moduleChangeTree(modules: readonly ModuleChange[]): TreeModel<ChangeRow> {
  const groups = moduleGroups
    .map((group) => ({
      kind: 'group' as const,
      group,
      rows: modules
        .filter(({ change }) => change === group)
        .map((module): ChangeRow => ({ kind: 'module', module, rows: nothing })),
    }))
    .filter(({ rows }) => rows.length > 0);
  return buildTree<ChangeRow>(groups, ({ rows }) => rows);
}

/** Names or flags on the module's path, by substring; `group` null: all. */
export function filterChanges(
  model: TreeModel<ChangeRow>,
  search: string,
  group: ModuleGroup | null,
): TreeFilter | null {
  const word = search.trim().toLocaleLowerCase();
  if (word === '' && group === null) return null;
  return filterTree(model, (node) => {
    const row = model.items[node];
    if (row?.kind !== 'module') return false;
    const { change, names, path } = row.module;
    if (group !== null && change !== group) return false;
    return [...names, ...path].some((name) => name.toLocaleLowerCase().includes(word));
  });
}
