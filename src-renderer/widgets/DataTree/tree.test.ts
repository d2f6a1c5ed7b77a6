import { describe, expect, it } from 'vitest';
import { treeKey, typeAhead } from './tree-keys.ts';
import { buildTree, siblingCount, treeOfDepths } from './tree-model.ts';
import {
  everyNode,
  filterTree,
  initialExpansion,
  nearestVisible,
  rowOf,
  visibleNodes,
  withNode,
  withSiblings,
} from './tree-view.ts';

interface Node {
  readonly name: string;
  readonly children: readonly Node[];
}
const leaf = (name: string): Node => ({ name, children: [] });
const forest: Node[] = [
  { name: 'a', children: [{ name: 'a1', children: [leaf('a1x'), leaf('a1y')] }, leaf('a2')] },
  leaf('b'),
  { name: 'c', children: [leaf('c1')] },
];
const model = buildTree(forest, (node) => node.children);
const names = (nodes: Int32Array) => [...nodes].map((node) => model.items[node]?.name);
const closed = initialExpansion(model);

describe('buildTree', () => {
  it('lays the nodes out in reading order with parent, depth, children and end', () => {
    expect(model.items.map((item) => item.name)).toEqual(['a', 'a1', 'a1x', 'a1y', 'a2', 'b', 'c', 'c1']);
    expect([...model.parent]).toEqual([-1, 0, 1, 1, 0, -1, -1, 6]);
    expect([...model.depth]).toEqual([0, 1, 2, 2, 1, 0, 0, 1]);
    expect([...model.childCount]).toEqual([2, 2, 0, 0, 0, 0, 1, 0]);
    expect([...model.end]).toEqual([5, 4, 3, 4, 5, 6, 8, 8]);
    expect([...model.position]).toEqual([1, 1, 1, 2, 2, 2, 3, 1]);
    expect(siblingCount(model, 5)).toBe(3);
    expect(siblingCount(model, 3)).toBe(2);
  });

  it('is the same from a flat list and how deep each node stands', () => {
    expect(treeOfDepths(model.items, model.depth)).toEqual(model);
    expect(treeOfDepths([], [])).toEqual(buildTree([], () => []));
  });

  it('takes an empty forest', () => {
    const empty = buildTree<Node>([], (node) => node.children);
    expect(visibleNodes(empty, initialExpansion(empty))).toHaveLength(0);
  });

  it('takes a tree 20,000 deep', () => {
    let root = leaf('end');
    for (let level = 0; level < 20_000; level++) root = { name: 'n', children: [root] };
    const deep = buildTree([root], (node) => node.children);
    expect(deep.end[0]).toBe(20_001);
    expect(visibleNodes(deep, everyNode(deep, true))).toHaveLength(20_001);
  });
});

describe('visibleNodes', () => {
  it('shows the roots only while all is closed', () => {
    expect(names(visibleNodes(model, closed))).toEqual(['a', 'b', 'c']);
  });
  it('shows what is open', () => {
    expect(names(visibleNodes(model, withNode(closed, 0, true)))).toEqual(['a', 'a1', 'a2', 'b', 'c']);
    expect(names(visibleNodes(model, initialExpansion(model, 1)))).toEqual(['a', 'a1', 'a2', 'b', 'c', 'c1']);
    expect(visibleNodes(model, everyNode(model, true))).toHaveLength(8);
  });
  it('leaves the original expansion alone', () => {
    withNode(closed, 0, true);
    expect(closed[0]).toBe(0);
  });
  it('opens all siblings of a node', () => {
    expect(names(visibleNodes(model, withSiblings(model, closed, 5)))).toEqual([
      'a',
      'a1',
      'a2',
      'b',
      'c',
      'c1',
    ]);
  });
  it('finds rows and the nearest node on view', () => {
    const nodes = visibleNodes(model, closed);
    expect(rowOf(nodes, 6)).toBe(2);
    expect(rowOf(nodes, 7)).toBe(-1);
    expect(nearestVisible(model, nodes, 3)).toBe(0);
    const empty = buildTree<Node>([], (node) => node.children);
    expect(nearestVisible(empty, new Int32Array(), 0)).toBe(-1);
  });
});

describe('filterTree', () => {
  const search = (text: string) =>
    filterTree(model, (node) => model.items[node]?.name.includes(text) ?? false);
  it('keeps the way to a hit open and drops the rest', () => {
    const found = search('1x');
    expect(found.hits).toBe(1);
    expect(names(visibleNodes(model, found.expansion, found.visible))).toEqual(['a', 'a1', 'a1x']);
  });
  it('lets a found branch without further hits be opened', () => {
    const found = search('c');
    expect(found.hits).toBe(2);
    const branch = filterTree(model, (node) => node === 1);
    expect(names(visibleNodes(model, branch.expansion, branch.visible))).toEqual(['a', 'a1']);
    expect(names(visibleNodes(model, withNode(branch.expansion, 1, true), branch.visible))).toEqual([
      'a',
      'a1',
      'a1x',
      'a1y',
    ]);
  });
  it('keeps nothing without a hit', () => {
    const found = search('zzz');
    expect(found.hits).toBe(0);
    expect(visibleNodes(model, found.expansion, found.visible)).toHaveLength(0);
  });
});

describe('treeKey', () => {
  const expansion = withNode(closed, 0, true);
  const nodes = visibleNodes(model, expansion); // a a1 a2 b c
  const press = (key: string, row: number) => treeKey(key, { model, nodes, expansion, row, pageRows: 3 });
  it.each([
    ['ArrowDown', 0, { do: 'move', row: 1 }],
    ['ArrowDown', 4, { do: 'move', row: 4 }],
    ['ArrowUp', 0, { do: 'move', row: 0 }],
    ['Home', 3, { do: 'move', row: 0 }],
    ['End', 0, { do: 'move', row: 4 }],
    ['PageDown', 0, { do: 'move', row: 2 }],
    ['PageUp', 4, { do: 'move', row: 2 }],
    ['ArrowRight', 0, { do: 'move', row: 1 }],
    ['ArrowRight', 1, { do: 'open', node: 1 }],
    ['ArrowRight', 3, null],
    ['ArrowLeft', 0, { do: 'close', node: 0 }],
    ['ArrowLeft', 2, { do: 'move', row: 0 }],
    ['ArrowLeft', 3, null],
    ['*', 3, { do: 'openSiblings', node: 5 }],
    [' ', 0, { do: 'close', node: 0 }],
    ['Enter', 3, { do: 'activate', node: 5 }],
    ['x', 0, null],
  ] as const)('%s on row %i', (key, row, action) => {
    expect(press(key, row)).toEqual(action);
  });
  it.each(['check', 'activate'] as const)('Space where it means %s', (space) => {
    const state = { model, nodes, expansion, row: 1, pageRows: 3, space };
    expect(treeKey(' ', state)).toEqual({ do: space, node: 1 });
  });
  it('does nothing in an empty tree', () => {
    const empty = buildTree<Node>([], (node) => node.children);
    expect(
      treeKey('ArrowDown', { model: empty, nodes: new Int32Array(), expansion: closed, row: 0, pageRows: 3 }),
    ).toBeNull();
  });
});

describe('typeAhead', () => {
  const words = ['Attendance', 'Approval', 'Mail', 'Matters', 'Approval'];
  const nodes = Int32Array.from([0, 1, 2, 3, 4]);
  const find = (typed: string, row: number) => typeAhead(typed, { nodes, row }, (node) => words[node] ?? '');
  it('steps to the next row with that letter and wraps', () => {
    expect(find('a', 0)).toBe(1);
    expect(find('aa', 1)).toBe(4);
    expect(find('a', 4)).toBe(0);
  });
  it('refines while typing goes on', () => {
    expect(find('mat', 2)).toBe(3);
    expect(find('appr', 1)).toBe(1);
    expect(find('q', 0)).toBe(-1);
  });
});

describe('at scale', () => {
  it('opens, filters and walks 60,000 nodes in a few frames', () => {
    const roots = Array.from({ length: 60 }, (_, i) => ({
      name: `r${i}`,
      children: Array.from({ length: 999 }, (_, j) => leaf(`r${i}-${j}`)),
    }));
    const start = performance.now();
    const big = buildTree<Node>(roots, (node) => node.children);
    const all = visibleNodes(big, everyNode(big, true));
    const found = filterTree(big, (node) => big.items[node]?.name.endsWith('-500') ?? false);
    expect(performance.now() - start).toBeLessThan(500);
    expect(all).toHaveLength(60_000);
    expect(found.hits).toBe(60);
  });
});
