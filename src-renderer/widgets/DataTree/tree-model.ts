/**
 * A tree laid out flat, in reading order (a node, then everything below it), in typed arrays: 60,000 nodes
 * are a few arrays, not 60,000 objects. A node is named by its index in that order.
 */
export interface TreeModel<T> {
  readonly items: readonly T[];
  /** Index of the parent, −1 for a root. */
  readonly parent: Int32Array;
  /** 0 for a root. */
  readonly depth: Uint16Array;
  /** Direct children. */
  readonly childCount: Int32Array;
  /** Index after the last node of the subtree: its nodes are `node … end[node] − 1`. */
  readonly end: Int32Array;
  /** 1-based place among the siblings. */
  readonly position: Int32Array;
  readonly rootCount: number;
}

/** Lays out a forest; does not recurse, so that depth is no limit. */
export function buildTree<T>(roots: readonly T[], childrenOf: (item: T) => readonly T[]): TreeModel<T> {
  const items: T[] = [];
  const parents: number[] = [];
  const positions: number[] = [];
  const levels: { list: readonly T[]; next: number; parent: number }[] = [
    { list: roots, next: 0, parent: -1 },
  ];
  const depths: number[] = [];
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const item = level.list[level.next];
    if (item === undefined) {
      levels.pop();
      continue;
    }
    level.next += 1;
    const node = items.push(item) - 1;
    parents.push(level.parent);
    positions.push(level.next);
    depths.push(levels.length - 1);
    const children = childrenOf(item);
    if (children.length > 0) levels.push({ list: children, next: 0, parent: node });
  }
  return seal(items, parents, depths, positions, roots.length);
}

/** The same from how deep each item stands, for items that are in reading order already. */
export function treeOfDepths<T>(items: readonly T[], depths: ArrayLike<number>): TreeModel<T> {
  const [parents, positions]: [number[], number[]] = [[], []];
  /** By depth: the last node there, and how many siblings it has before it. */
  const [last, places]: [number[], number[]] = [[], []];
  for (let node = 0; node < items.length; node++) {
    const depth = at(depths, node);
    parents.push(depth === 0 ? -1 : at(last, depth - 1));
    places[depth] = at(places, depth) + 1;
    positions.push(at(places, depth));
    last[depth] = node;
    places[depth + 1] = 0;
  }
  return seal(items, parents, Array.from(depths), positions, at(places, 0));
}

function seal<T>(
  items: readonly T[],
  parents: readonly number[],
  depths: readonly number[],
  positions: readonly number[],
  rootCount: number,
): TreeModel<T> {
  const size = items.length;
  const parent = Int32Array.from(parents);
  const childCount = new Int32Array(size);
  const end = new Int32Array(size);
  // Children come after their parent, so that walking backwards has every subtree finished before its root.
  for (let node = size - 1; node >= 0; node--) {
    end[node] = Math.max(at(end, node), node + 1);
    const above = at(parent, node);
    if (above < 0) continue;
    childCount[above] = at(childCount, above) + 1;
    end[above] = Math.max(at(end, above), at(end, node));
  }
  const depth = Uint16Array.from(depths);
  return { items, parent, depth, childCount, end, position: Int32Array.from(positions), rootCount };
}

/** How many siblings a node has, itself included. */
export function siblingCount(model: TreeModel<unknown>, node: number): number {
  const parent = at(model.parent, node);
  return parent < 0 ? model.rootCount : at(model.childCount, parent);
}

/** A value of a typed array at an index that is known to lie inside. */
export function at(array: ArrayLike<number>, index: number): number {
  return array[index] ?? 0;
}
