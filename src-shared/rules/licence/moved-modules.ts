/**
 * Finds modules that moved to another parent: a flag removed in one place and added in another, only once in each,
 * since sub-modules of different modules may share a flag. Moved modules are paired like modules that stayed, with
 * everything below them.
 */
import type { LicenceModule } from '../common/licence/licence.ts';
import { appended, type ModuleVisitor, matchModules, type Trail } from './match-modules.ts';

export interface ModuleWithParents {
  readonly module: LicenceModule;
  readonly parents: Trail;
}

export interface MovingVisitor extends ModuleVisitor {
  /** A move replaces the `removed` and `added` of one module; the modules below it are visited next. */
  moved(before: ModuleWithParents, after: LicenceModule, parents: Trail): void;
}

type Modules = readonly LicenceModule[];
/** The old location of each moved module of the second tree. */
type Moves = ReadonlyMap<LicenceModule, ModuleWithParents>;

/** Visits like `matchModules`. When modules moved, `create` is called again and the first visitor is dropped. */
export function matchWithMoves<Visitor extends MovingVisitor>(
  before: Modules,
  after: Modules,
  create: () => Visitor,
): Visitor {
  const visitor = create();
  const removedModules: ModuleWithParents[] = [];
  const come: ModuleWithParents[] = [];
  matchModules(before, after, {
    both: (old, now, parents) => visitor.both(old, now, parents),
    added: (module, parents) => {
      come.push({ module, parents });
      visitor.added(module, parents);
    },
    removed: (module, parents) => {
      removedModules.push({ module, parents });
      visitor.removed(module, parents);
    },
  });
  const moves = findMoves(removedModules, come);
  if (moves.size === 0) return visitor;
  const again = create();
  const left = new Set([...moves.values()].map(({ module }) => module));
  walk(before, after, { old: atRoot, now: atRoot }, { moves, movedModules: left, visitor: again });
  return again;
}

const atRoot: Trail = { path: [], names: [] };

function findMoves(removedModules: readonly ModuleWithParents[], come: readonly ModuleWithParents[]): Moves {
  const moves = new Map<LicenceModule, ModuleWithParents>();
  if (removedModules.length === 0 || come.length === 0) return moves;
  const [old, now] = [byFlag(removedModules), byFlag(come)];
  for (const [flag, placed] of now) {
    const match = placed && old.get(flag);
    if (match) moves.set(placed.module, match);
  }
  return moves;
}

/** Maps each flag to its module, or to null when several modules have the flag. */
function byFlag(list: readonly ModuleWithParents[]): Map<string, ModuleWithParents | null> {
  const map = new Map<string, ModuleWithParents | null>();
  for (const placed of list) map.set(placed.module.flag, map.has(placed.module.flag) ? null : placed);
  return map;
}

interface Walk {
  readonly moves: Moves;
  /** The modules of the first tree that the second one has elsewhere. */
  readonly movedModules: ReadonlySet<LicenceModule>;
  readonly visitor: MovingVisitor;
}

/** The trails in `under` locate the two lists, each in its own tree. */
function walk(before: Modules, after: Modules, under: { old: Trail; now: Trail }, context: Walk): void {
  const { moves, movedModules: unmoved, visitor } = context;
  /** The modules below a moved one, which are visited with it. */
  const done = new Set<LicenceModule>();
  matchModules(before, after, {
    both: (old, now, parents) => visitor.both(old, now, join(under.now, parents)),
    removed: (module, parents) => {
      if (done.has(module)) return;
      if (unmoved.has(module)) addBelow(module, done);
      else visitor.removed(module, join(under.old, parents));
    },
    added: (module, parents) => {
      if (done.has(module)) return;
      const from = moves.get(module);
      const here = join(under.now, parents);
      if (!from) return visitor.added(module, here);
      addBelow(module, done);
      visitor.moved(from, module, here);
      const trails = { old: below(from.parents, from.module), now: below(here, module) };
      walk(from.module.modules, module.modules, trails, context);
    },
  });
}

function addBelow(module: LicenceModule, set: Set<LicenceModule>): void {
  for (const child of module.modules) {
    set.add(child);
    addBelow(child, set);
  }
}

function below({ path, names }: Trail, { flag, name }: LicenceModule): Trail {
  return { path: appended(path, flag), names: appended(names, name) };
}

function join(outer: Trail, inner: Trail): Trail {
  if (outer.path.length === 0) return inner;
  return { path: [...outer.path, ...inner.path], names: [...outer.names, ...inner.names] };
}
