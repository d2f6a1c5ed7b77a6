/**
 * A tree as flat typed arrays in reading order (a node, then its subtree): a few arrays instead of 60,000 objects. A
 * node's identifier is its index in that order.
 */
export interface TreeModel<T> {
  readonly items: readonly T[];
  /** Index of the parent, −1 for a root. */
  readonly parent: Int32Array;
  /** 0 for a root. */
  readonly depth: Uint16Array;
  readonly childCount: Int32Array;
  /** Exclusive end of the subtree: its nodes are `node … end[node] − 1`. */
  readonly end: Int32Array;
  /** 1-based position among the siblings. */
  readonly position: Int32Array;
  readonly rootCount: number;
}

/** Builds the arrays of a forest, without recursion, so that depth is unlimited. */
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

/** Like `buildTree`, for items already in reading order, with the depth of each. */
export function treeOfDepths<T>(items: readonly T[], depths: ArrayLike<number>): TreeModel<T> {
  const [parents, positions]: [number[], number[]] = [[], []];
  /** By depth: the last node, and its number of preceding siblings. */
  const [last, siblings]: [number[], number[]] = [[], []];
  for (let node = 0; node < items.length; node++) {
    const depth = at(depths, node);
    parents.push(depth === 0 ? -1 : at(last, depth - 1));
    siblings[depth] = at(siblings, depth) + 1;
    positions.push(at(siblings, depth));
    last[depth] = node;
    siblings[depth + 1] = 0;
  }
  return seal(items, parents, Array.from(depths), positions, at(siblings, 0));
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
  // Children follow their parent, so a backward pass finishes every subtree before its root.
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

/** Number of a node's siblings, including itself. */
export function siblingCount(model: TreeModel<unknown>, node: number): number {
  const parent = at(model.parent, node);
  return parent < 0 ? model.rootCount : at(model.childCount, parent);
}

/** A typed array's value at an index that is known to be in range. */
export function at(array: ArrayLike<number>, index: number): number {
  return array[index] ?? 0;
}
