/**
 * The modules of two licences as one tree over the columns of the answer: row objects are built on rendering, so that
 * 60,000 modules take only milliseconds.
 */
import { moduleFieldChange, moduleFieldNames } from '#shared/rules/licence/compare.ts';
import type { ShownModuleChange } from '#shared/rules/licence/description/describe-comparison.ts';
import {
  type ChangeKind,
  changeKinds,
  type ModuleFieldChange,
} from '#shared/rules/licence/view/module-change.ts';
import { characterBase, kindMarks, type ModuleColumns } from '#shared/rules/licence/view/module-columns.ts';
import { at, type TreeModel, treeOfDepths } from '#widgets/DataTree/tree-model.ts';
import { filterTree, type TreeFilter } from '#widgets/DataTree/tree-view.ts';

/** The present module; the former one if it was removed. */
export interface MergedModule {
  readonly name: string;
  readonly flag: string;
  readonly pcSeats: number | null;
  readonly mobileSeats: number | null;
  readonly enabled: boolean;
  /** null for a module that is equal in both licences. */
  readonly change: ShownModuleChange | null;
}

export interface MergedModules {
  /** A tree whose items are the node numbers. */
  readonly tree: TreeModel<number>;
  row(node: number): MergedModule;
  kind(node: number): ChangeKind | null;
  /** Whether the name or flag contains `word`, which is in lower case. */
  matches(node: number, word: string): boolean;
}

const kinds = new Map(changeKinds.map((kind) => [kindMarks[kind], kind] as const));

export function openModules(columns: ModuleColumns): MergedModules {
  const { names, flags, marks, enabled, pcSeats, mobileSeats } = columns;
  const size = columns.kinds.length;
  const nameEnds = endsOf(columns.nameLengths);
  const flagEnds = endsOf(columns.flagLengths);
  const name = (node: number) => names.slice(node === 0 ? 0 : at(nameEnds, node - 1), at(nameEnds, node));
  const flag = (node: number) => flags.slice(node === 0 ? 0 : at(flagEnds, node - 1), at(flagEnds, node));
  const kind = (node: number) => kinds.get(columns.kinds[node] as never) ?? null;
  const mark = (node: number) => marks.charCodeAt(node) - characterBase;
  const sparse = startsOf(columns, mark);

  const change = (node: number): ShownModuleChange | null => {
    const what = kind(node);
    if (!what) return null;
    let index = at(sparse.before, node);
    const now = {
      name: () => name(node),
      pcSeats: () => pcSeats[node] ?? null,
      mobileSeats: () => mobileSeats[node] ?? null,
      enabled: () => enabled[node] === '1',
      appId: () => columns.appIds[at(sparse.appIds, node)] ?? null,
    };
    const fields: ModuleFieldChange[] = [];
    for (const [bit, field] of moduleFieldNames.entries()) {
      if ((mark(node) & (1 << bit)) === 0) continue;
      fields.push(moduleFieldChange(field, columns.before[index] ?? null, now[field]()));
      index += 1;
    }
    return {
      change: what,
      fields,
      from: what === 'moved' ? (columns.from[at(sparse.from, node)] ?? []) : [],
    };
  };

  const depths = Uint16Array.from(
    { length: size },
    (_, node) => columns.depths.charCodeAt(node) - characterBase,
  );
  const nodes = Array.from({ length: size }, (_, node) => node);
  return {
    tree: treeOfDepths(nodes, depths),
    kind,
    matches: (node, word) =>
      name(node).toLocaleLowerCase().includes(word) || flag(node).toLocaleLowerCase().includes(word),
    row: (node) => ({
      name: name(node),
      flag: flag(node),
      pcSeats: pcSeats[node] ?? null,
      mobileSeats: mobileSeats[node] ?? null,
      enabled: enabled[node] === '1',
      change: change(node),
    }),
  };
}

/** The end index of each of the concatenated texts. */
function endsOf(lengths: readonly number[]): Uint32Array {
  const ends = new Uint32Array(lengths.length);
  let end = 0;
  for (let index = 0; index < lengths.length; index++) {
    end += at(lengths, index);
    ends[index] = end;
  }
  return ends;
}

/** The start index of each row's values in the lists that hold values of changed rows only. */
function startsOf({ kinds }: ModuleColumns, mark: (node: number) => number) {
  const size = kinds.length;
  const starts = {
    before: new Uint32Array(size),
    appIds: new Uint32Array(size),
    from: new Uint32Array(size),
  };
  const appId = 1 << moduleFieldNames.indexOf('appId');
  const next = { before: 0, appIds: 0, from: 0 };
  for (let node = 0; node < size; node++) {
    starts.before[node] = next.before;
    starts.appIds[node] = next.appIds;
    starts.from[node] = next.from;
    const bits = mark(node);
    for (let rest = bits; rest > 0; rest &= rest - 1) next.before += 1;
    if ((bits & appId) !== 0) next.appIds += 1;
    if (kinds[node] === kindMarks.moved) next.from += 1;
  }
  return starts;
}

export interface ModuleQuestion {
  /** A part of the name or flag. */
  readonly search: string;
  /** null for every kind. */
  readonly kind: ChangeKind | null;
  readonly changesOnly: boolean;
}

/** Returns null without a filter. */
export function filterMerged(
  modules: MergedModules,
  { search, kind, changesOnly }: ModuleQuestion,
): TreeFilter | null {
  const word = search.trim().toLocaleLowerCase();
  if (word === '' && kind === null && !changesOnly) return null;
  const found = filterTree(modules.tree, (node) => {
    if (kind !== null && modules.kind(node) !== kind) return false;
    if (changesOnly && modules.kind(node) === null) return false;
    return word === '' || modules.matches(node, word);
  });
  if (!changesOnly && kind === null) return found;
  return onlyTheWay(modules, found);
}

/**
 * Keeps only the hits and the paths to them. A module that was added or removed as a whole stays collapsed, unless
 * something below it has another change.
 */
function onlyTheWay({ tree, kind }: MergedModules, found: TreeFilter): TreeFilter {
  const shownNodes = found.hit.slice();
  const expansion = new Uint8Array(shownNodes.length);
  for (let node = 0; node < shownNodes.length; node++) {
    if (found.expansion[node] === 1) shownNodes[node] = 1;
    if (found.hit[node] !== 1) continue;
    const nodeKind = kind(node);
    const whole = nodeKind === 'added' || nodeKind === 'removed';
    let parent = tree.parent[node] ?? -1;
    // A hit below a parent of its own kind need not expand the path: the parent does.
    if (whole && parent >= 0 && kind(parent) === nodeKind) continue;
    for (; parent >= 0 && expansion[parent] === 0; parent = tree.parent[parent] ?? -1) {
      expansion[parent] = 1;
    }
  }
  return { ...found, visible: shownNodes, expansion };
}
