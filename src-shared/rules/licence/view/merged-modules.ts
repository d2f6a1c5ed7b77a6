/**
 * Merges the modules of two licences into one tree: the modules of the later one, with removed ones put back under
 * their old parent. The rows are written one by one in reading order.
 */

import type { LicenceModule } from '../../common/licence/licence.ts';
import type { LicenceComparison } from '../comparison.ts';

type Change = LicenceComparison['modules'][number];
type Modules = readonly LicenceModule[];

/** Receives each module in its new state, or in its old one if it was removed; its change, or null; and its depth. */
export type WriteRow = (module: LicenceModule, change: Change | null, depth: number) => void;

/** The separator of the flags of a path; no flag contains it. */
const separator = '\u0000';

export function mergeModules(
  before: Modules,
  after: Modules,
  changes: readonly Change[],
  write: WriteRow,
): void {
  const byPath = new Map<string, Change>();
  /** The removed modules by the path of their old parent. */
  const goneBelow = new Map<string, Change[]>();
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

  const addRemoved = (parent: string, depth: number): void => {
    for (const change of goneBelow.get(parent) ?? []) {
      const path = pathKey(change.path);
      const module = was?.get(path);
      if (!module) continue;
      write(module, change, depth);
      addRemoved(path, depth + 1);
    }
  };
  /** The paths `now` and `old` are the parent's new and old locations. */
  const merge = (modules: Modules, now: string, old: string, depth: number): void => {
    for (const module of modules) {
      const path = below(now, module.flag);
      const change = byPath.get(path) ?? null;
      write(module, change, depth);
      const from = change?.from ? pathKey(change.from.path) : below(old, module.flag);
      merge(module.modules, path, from, depth + 1);
    }
    if (goneBelow.size > 0) addRemoved(old, depth);
  };
  merge(after, '', '', 0);
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
