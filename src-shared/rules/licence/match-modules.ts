/**
 * Pairs the modules of two trees by their flags, level by level. Two licences of one customer are mostly equal, so
 * siblings at the same index are tried first, and only the differing stretch needs a map: 60,000 modules are paired
 * in a few milliseconds.
 */
import type { LicenceModule } from '../common/licence/licence.ts';

/** The flags and names from the root to a module's parent. */
export interface Trail {
  readonly path: readonly string[];
  readonly names: readonly string[];
}

export interface ModuleVisitor {
  /** Called for a module that both trees have; its sub-modules are visited next. */
  both(before: LicenceModule, after: LicenceModule, parents: Trail): void;
  /** Only the first tree has the module; called for it and for each module below it. */
  removed(module: LicenceModule, parents: Trail): void;
  /** Only the second tree has the module; called for it and for each module below it. */
  added(module: LicenceModule, parents: Trail): void;
}

type Modules = readonly LicenceModule[];

/** Visits modules in the order of `after`; modules that only `before` has come after their siblings. */
export function matchModules(before: Modules, after: Modules, visitor: ModuleVisitor): void {
  matchLevel(before, after, visitor, { path: [], names: [] });
}

function matchLevel(before: Modules, after: Modules, visitor: ModuleVisitor, parents: Trail): void {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start]?.flag === after[start]?.flag) {
    pair(before[start], after[start], visitor, parents);
    start++;
  }
  if (start === before.length && start === after.length) return;

  const onlyBefore = new Map<string, LicenceModule>();
  for (let index = start; index < before.length; index++) {
    const module = before[index];
    if (module) onlyBefore.set(module.flag, module);
  }
  for (let index = start; index < after.length; index++) {
    const module = after[index];
    if (!module) continue;
    const match = onlyBefore.get(module.flag);
    if (match) {
      onlyBefore.delete(module.flag);
      pair(match, module, visitor, parents);
    } else {
      visitAll(module, visitor.added, parents);
    }
  }
  for (const module of onlyBefore.values()) visitAll(module, visitor.removed, parents);
}

function pair(
  before: LicenceModule | undefined,
  after: LicenceModule | undefined,
  visitor: ModuleVisitor,
  parents: Trail,
): void {
  if (!before || !after) return;
  visitor.both(before, after, parents);
  if (before.modules.length === 0 && after.modules.length === 0) return;
  matchLevel(before.modules, after.modules, visitor, below(parents, after));
}

function visitAll(
  module: LicenceModule,
  visit: (module: LicenceModule, parents: Trail) => void,
  parents: Trail,
): void {
  visit(module, parents);
  if (module.modules.length === 0) return;
  const here = below(parents, module);
  for (const child of module.modules) visitAll(child, visit, here);
}

function below(parents: Trail, { flag, name }: LicenceModule): Trail {
  return { path: appended(parents.path, flag), names: appended(parents.names, name) };
}

/**
 * Returns a copy with one more element. A comparison makes up to 120,000 of these, most of them short, and literals
 * are the fastest way.
 */
export function appended(list: readonly string[], last: string): string[] {
  const [first, second] = list;
  if (first === undefined) return [last];
  if (second === undefined) return [first, last];
  return list.concat(last);
}
