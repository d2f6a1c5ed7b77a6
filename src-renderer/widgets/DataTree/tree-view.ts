/** Visible nodes of a tree: expanded branches, search results, and their order. */
import { at, type TreeModel } from './tree-model.ts';

/** One byte per node: 1 where the node is expanded. */
export type Expansion = Uint8Array;

/** Expands only the nodes in the upper `openDepth` levels. */
export function initialExpansion(model: TreeModel<unknown>, openDepth = 0): Expansion {
  const expansion = new Uint8Array(model.items.length);
  for (let node = 0; openDepth > 0 && node < expansion.length; node++) {
    if (at(model.depth, node) < openDepth) expansion[node] = 1;
  }
  return expansion;
}

/** A copy with one node expanded or collapsed. */
export function withNode(expansion: Expansion, node: number, open: boolean): Expansion {
  const next = expansion.slice();
  next[node] = open ? 1 : 0;
  return next;
}

/** A copy with the node and all its siblings expanded: the `*` key of the tree pattern. */
export function withSiblings(model: TreeModel<unknown>, expansion: Expansion, node: number): Expansion {
  const next = expansion.slice();
  const parent = at(model.parent, node);
  const last = parent < 0 ? model.items.length : at(model.end, parent);
  for (let other = parent + 1; other < last; other = at(model.end, other)) next[other] = 1;
  return next;
}

export function everyNode(model: TreeModel<unknown>, open: boolean): Expansion {
  return new Uint8Array(model.items.length).fill(open ? 1 : 0);
}

export interface TreeFilter {
  /** One byte per node: 1 where it stays visible (a hit, an ancestor of one, or below a hit). */
  readonly visible: Uint8Array;
  /** One byte per node: 1 for a hit. */
  readonly hit: Uint8Array;
  readonly hits: number;
  /** The ancestors of every hit are expanded. */
  readonly expansion: Expansion;
}

/** Keeps hits, their ancestors, and the collapsed subtree of a hit without further hits below. */
export function filterTree(model: TreeModel<unknown>, matches: (node: number) => boolean): TreeFilter {
  const size = model.items.length;
  const shownNodes = new Uint8Array(size);
  const hit = new Uint8Array(size);
  const expansion = new Uint8Array(size);
  let hits = 0;
  for (let node = 0; node < size; node++) {
    if (!matches(node)) continue;
    hits += 1;
    hit[node] = 1;
    shownNodes[node] = 1;
    for (let above = at(model.parent, node); above >= 0 && expansion[above] === 0; ) {
      shownNodes[above] = 1;
      expansion[above] = 1;
      above = at(model.parent, above);
    }
  }
  for (let node = 0; node < size; node++) {
    if (hit[node] === 1 && expansion[node] === 0) shownNodes.fill(1, node, at(model.end, node));
  }
  return { visible: shownNodes, hit, hits, expansion };
}

/** Visible nodes in reading order; skips collapsed subtrees without reading their nodes. */
export function visibleNodes(
  model: TreeModel<unknown>,
  expansion: Expansion,
  kept: Uint8Array | null = null,
): Int32Array {
  const { end } = model;
  const size = end.length;
  const nodes = new Int32Array(size);
  let count = 0;
  // With all nodes expanded this loop visits each, so it calls no function.
  for (let node = 0; node < size; ) {
    const drawn = kept === null || kept[node] === 1;
    if (drawn) nodes[count++] = node;
    node = drawn && expansion[node] === 1 ? node + 1 : (end[node] ?? size);
  }
  return nodes.slice(0, count);
}

/** The row of a node among the visible ones, or −1; a binary search, since they ascend. */
export function rowOf(nodes: Int32Array, node: number): number {
  let low = 0;
  let high = nodes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = at(nodes, middle);
    if (found === node) return middle;
    if (found < node) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The node itself or its nearest visible ancestor; −1 when none is visible. */
export function nearestVisible(model: TreeModel<unknown>, nodes: Int32Array, node: number): number {
  const start = Math.min(node, model.items.length - 1);
  for (let current = start; current >= 0; current = at(model.parent, current)) {
    if (rowOf(nodes, current) >= 0) return current;
  }
  return -1;
}
