/**
 * The modules of two licences as one tree: those of the later one, with what went away put back under the parent
 * that it had. Each node knows what changed of it; 60,000 modules take some 50 ms.
 */
import type { LicenceModule } from '#shared/rules/licence/licence.ts';
import { buildTree, type TreeModel } from '../../../widgets/DataTree/treeModel.ts';
import { filterTree, type TreeFilter } from '../../../widgets/DataTree/treeView.ts';
import type { ModuleChange } from './comparisonView.ts';

export interface MergedModule {
  readonly name: string;
  readonly flag: string;
  /** As it is now; as it was, where it went away. */
  readonly module: LicenceModule;
  /** null: the same in both. */
  readonly change: ModuleChange | null;
  readonly rows: readonly MergedModule[];
}

type Modules = readonly LicenceModule[];

/** Stands between the flags of a path; no flag holds it. */
const separator = '\u0000';
const none: readonly MergedModule[] = [];

export function mergeModules(
  before: Modules,
  after: Modules,
  changes: readonly ModuleChange[],
): TreeModel<MergedModule> {
  const byPath = new Map<string, ModuleChange>();
  /** What went away, by the path that its parent had. */
  const goneBelow = new Map<string, ModuleChange[]>();
  for (const change of changes) {
    if (change.change !== 'removed') {
      byPath.set(pathKey(change.path), change);
      continue;
    }
    const parent = pathKey(change.path.slice(0, -1));
    const list = goneBelow.get(parent);
    if (list) list.push(change);
    else goneBelow.set(parent, [change]);
  }
  const was = goneBelow.size === 0 ? null : modulesByPath(before);

  const gone = (parent: string): MergedModule[] =>
    (goneBelow.get(parent) ?? []).flatMap((change) => {
      const path = pathKey(change.path);
      const module = was?.get(path);
      return module ? [node(module, change, gone(path))] : [];
    });
  /** `now` and `old`: where the parent is and where it was. */
  const merge = (modules: Modules, now: string, old: string): readonly MergedModule[] => {
    const removed = goneBelow.size === 0 ? none : gone(old);
    if (modules.length === 0) return removed;
    const rows: MergedModule[] = modules.map((module) => {
      const path = below(now, module.flag);
      const change = byPath.get(path) ?? null;
      const from = change?.from ? pathKey(change.from.path) : below(old, module.flag);
      return node(module, change, merge(module.modules, path, from));
    });
    return removed.length === 0 ? rows : [...rows, ...removed];
  };
  return buildTree(merge(after, '', ''), ({ rows }) => rows);
}

function node(
  module: LicenceModule,
  change: ModuleChange | null,
  rows: readonly MergedModule[],
): MergedModule {
  return { name: module.name, flag: module.flag, module, change, rows };
}

function pathKey(path: readonly string[]): string {
  return path.length === 0 ? '' : separator + path.join(separator);
}

function below(parent: string, flag: string): string {
  return parent + separator + flag;
}

function modulesByPath(modules: Modules): Map<string, LicenceModule> {
  const map = new Map<string, LicenceModule>();
  const walk = (list: Modules, parent: string): void => {
    for (const module of list) {
      const path = below(parent, module.flag);
      map.set(path, module);
      walk(module.modules, path);
    }
  };
  walk(modules, '');
  return map;
}

export const changeKinds = ['removed', 'changed', 'moved', 'added'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export interface ModuleQuestion {
  /** Part of a name or flag. */
  readonly search: string;
  /** null: each kind. */
  readonly kind: ChangeKind | null;
  readonly changesOnly: boolean;
}

/** null: nothing is asked for, every module is shown. */
export function filterMerged(
  model: TreeModel<MergedModule>,
  { search, kind, changesOnly }: ModuleQuestion,
): TreeFilter | null {
  const word = search.trim().toLocaleLowerCase();
  if (word === '' && kind === null && !changesOnly) return null;
  const found = filterTree(model, (at) => {
    const row = model.items[at];
    if (!row) return false;
    if (kind !== null && row.change?.change !== kind) return false;
    if (changesOnly && row.change === null) return false;
    return (
      word === '' ||
      row.name.toLocaleLowerCase().includes(word) ||
      row.flag.toLocaleLowerCase().includes(word)
    );
  });
  if (!changesOnly && kind === null) return found;
  return onlyTheWay(model, found);
}

/**
 * Only what was found and the way to it. A module that came or went as a whole is closed: what lies below it came
 * or went with it, unless something else is there.
 */
function onlyTheWay(model: TreeModel<MergedModule>, found: TreeFilter): TreeFilter {
  const kept = found.hit.slice();
  const expansion = new Uint8Array(kept.length);
  const kindOf = (at: number) => model.items[at]?.change?.change ?? null;
  for (let at = 0; at < kept.length; at++) {
    if (found.expansion[at] === 1) kept[at] = 1;
    if (found.hit[at] !== 1) continue;
    const kind = kindOf(at);
    const whole = kind === 'added' || kind === 'removed';
    let parent = model.parent[at] ?? -1;
    // Below a module of its own kind it opens nothing: that one opens the way for both.
    if (whole && parent >= 0 && kindOf(parent) === kind) continue;
    for (; parent >= 0 && expansion[parent] === 0; parent = model.parent[parent] ?? -1) {
      expansion[parent] = 1;
    }
  }
  return { ...found, kept, expansion };
}

export function countKinds({ items }: TreeModel<MergedModule>): Record<ChangeKind | 'all', number> {
  const counts = { all: 0, removed: 0, changed: 0, moved: 0, added: 0 };
  for (const { change } of items) {
    if (!change) continue;
    counts.all += 1;
    counts[change.change] += 1;
  }
  return counts;
}
