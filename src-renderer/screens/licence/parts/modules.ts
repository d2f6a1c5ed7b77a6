/** The module tree of a licence: counts, search, and the filter by enabled. */
import type { LicenceModule } from '#shared/rules/common/licence/licence.ts';
import { buildTree, type TreeModel } from '#widgets/DataTree/tree-model.ts';
import { filterTree, type TreeFilter } from '#widgets/DataTree/tree-view.ts';

export const enabledFilters = ['all', 'enabled', 'disabled'] as const;
export type EnabledFilter = (typeof enabledFilters)[number];

export function moduleTree(modules: readonly LicenceModule[]): TreeModel<LicenceModule> {
  return buildTree(modules, (module) => module.modules);
}

export interface TreeModuleCounts {
  readonly all: number;
  readonly enabled: number;
  readonly disabled: number;
}

/** Counts modules and sub-modules. */
export function countTreeModules({ items }: TreeModel<LicenceModule>): TreeModuleCounts {
  const enabled = items.reduce((sum, module) => sum + (module.enabled ? 1 : 0), 0);
  return { all: items.length, enabled, disabled: items.length - enabled };
}

/** Searches name, flag and application id by substring (as spec 1§2.4); null without a filter. */
export function filterModules(
  model: TreeModel<LicenceModule>,
  search: string,
  filter: EnabledFilter,
): TreeFilter | null {
  const word = search.trim().toLocaleLowerCase();
  if (word === '' && filter === 'all') return null;
  return filterTree(model, (node) => {
    const module = model.items[node];
    if (!module || (filter !== 'all' && module.enabled !== (filter === 'enabled'))) return false;
    return (
      module.name.toLocaleLowerCase().includes(word) ||
      module.flag.toLocaleLowerCase().includes(word) ||
      (module.appId?.toLocaleLowerCase().includes(word) ?? false)
    );
  });
}
