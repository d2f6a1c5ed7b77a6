/**
 * The modules of two licences as one tree: those of the later one, with what went away put back under the parent
 * that it had. Told row by row, in reading order, to whoever writes it down.
 */

import type { LicenceModule } from '../../common/licence/licence.ts';
import type { LicenceComparison } from '../comparison.ts';

type Change = LicenceComparison['modules'][number];
type Modules = readonly LicenceModule[];

/**
 * Gets each module as it is now, or as it was, where it went away; what changed of it, or null; and how many
 * stand above it.
 */
export type WriteRow = (module: LicenceModule, change: Change | null, depth: number) => void;

/** Stands between the flags of a path; no flag holds it. */
const separator = '\u0000';

export function mergeModules(
  before: Modules,
  after: Modules,
  changes: readonly Change[],
  write: WriteRow,
): void {
  const byPath = new Map<string, Change>();
  /** What went away, by the path that its parent had. */
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

  const gone = (parent: string, depth: number): void => {
    for (const change of goneBelow.get(parent) ?? []) {
      const path = pathKey(change.path);
      const module = was?.get(path);
      if (!module) continue;
      write(module, change, depth);
      gone(path, depth + 1);
    }
  };
  /** `now` and `old`: where the parent is and where it was. */
  const merge = (modules: Modules, now: string, old: string, depth: number): void => {
    for (const module of modules) {
      const path = below(now, module.flag);
      const change = byPath.get(path) ?? null;
      write(module, change, depth);
      const from = change?.from ? pathKey(change.from.path) : below(old, module.flag);
      merge(module.modules, path, from, depth + 1);
    }
    if (goneBelow.size > 0) gone(old, depth);
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
