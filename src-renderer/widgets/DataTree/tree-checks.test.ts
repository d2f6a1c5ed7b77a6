import { describe, expect, it } from 'vitest';
import {
  type CheckRules,
  type Checks,
  canToggle,
  checkedItems,
  checksOf,
  noChecks,
  toggledChecks,
  topmostChecked,
} from './tree-checks.ts';
import { buildTree } from './tree-model.ts';
import { filterTree } from './tree-view.ts';

interface Node {
  readonly name: string;
  readonly children: readonly Node[];
}
const leaf = (name: string): Node => ({ name, children: [] });
const model = buildTree<Node>(
  [
    { name: 'a', children: [{ name: 'a1', children: [leaf('a1x'), leaf('a1y')] }, leaf('a2')] },
    leaf('b'),
    { name: 'c', children: [leaf('c1')] },
  ],
  (node) => node.children,
);
const nodeOf = (name: string) => model.items.findIndex((item) => item.name === name);
const marks = (checks: Checks) =>
  model.items.map(({ name }, node) => `${name}${['', '+', '~'][checks[node] ?? 0]}`).join(' ');
const flags = (...names: string[]) =>
  Uint8Array.from(model.items, ({ name }) => (names.includes(name) ? 1 : 0));
const toggle = (names: string, rules?: CheckRules, from = noChecks(model)) =>
  marks(names.split(' ').reduce((checks, name) => toggledChecks(model, checks, nodeOf(name), rules), from));

describe('linked levels', () => {
  it.each([
    ['a', 'a+ a1+ a1x+ a1y+ a2+ b c c1'],
    ['a1x', 'a~ a1~ a1x+ a1y a2 b c c1'],
    ['a1x a1y', 'a~ a1+ a1x+ a1y+ a2 b c c1'],
    ['a1x a1y a2', 'a+ a1+ a1x+ a1y+ a2+ b c c1'],
    ['a a1x', 'a~ a1~ a1x a1y+ a2+ b c c1'],
    ['a1x a', 'a+ a1+ a1x+ a1y+ a2+ b c c1'],
    ['a a', 'a a1 a1x a1y a2 b c c1'],
    ['c1 b', 'a a1 a1x a1y a2 b+ c+ c1+'],
  ])('toggling %s: %s', (names, expected) => {
    expect(toggle(names)).toBe(expected);
  });

  it('a fixed node stays, also through its parent', () => {
    const fixed = flags('a1y');
    expect(toggle('a', { fixed })).toBe('a~ a1~ a1x+ a1y a2+ b c c1');
    expect(toggle('a a', { fixed })).toBe('a a1 a1x a1y a2 b c c1');
    expect(toggle('a1y', { fixed })).toBe('a a1 a1x a1y a2 b c c1');
    expect(toggle('a', { fixed: flags('a1') })).toBe('a~ a1 a1x a1y a2+ b c c1');
    expect(canToggle(model, nodeOf('c'), { fixed: flags('c1') })).toBe(false);
    expect(canToggle(model, nodeOf('a'), { fixed })).toBe(true);
    expect(canToggle(model, nodeOf('a1y'), { fixed })).toBe(false);
  });

  it('a search: only what it shows changes', () => {
    const { visible } = filterTree(model, (node) => model.items[node]?.name === 'a1x');
    expect(toggle('a', { within: visible })).toBe('a~ a1~ a1x+ a1y a2 b c c1');
    expect(
      toggle(
        'a a',
        { within: visible },
        checksOf(model, ({ name }) => name === 'a2'),
      ),
    ).toBe('a~ a1 a1x a1y a2+ b c c1');
  });

  it('a stored node brings everything below it', () => {
    const checks = checksOf(model, ({ name }) => name === 'a1' || name === 'c1');
    expect(marks(checks)).toBe('a~ a1+ a1x+ a1y+ a2 b c+ c1+');
    expect(topmostChecked(model, checks).map(({ name }) => name)).toEqual(['a1', 'c']);
    expect(checkedItems(model, checks).map(({ name }) => name)).toEqual(['a1', 'a1x', 'a1y', 'c', 'c1']);
  });

  it('leaves the original alone', () => {
    const checks = noChecks(model);
    toggledChecks(model, checks, 0);
    expect(checks.every((check) => check === 0)).toBe(true);
  });
});

describe('levels apart', () => {
  const rules = { linked: false };
  it.each([
    ['a', 'a+ a1 a1x a1y a2 b c c1'],
    ['a a1x', 'a+ a1 a1x+ a1y a2 b c c1'],
    ['a a', 'a a1 a1x a1y a2 b c c1'],
  ])('toggling %s: %s', (names, expected) => {
    expect(toggle(names, rules)).toBe(expected);
  });
  it('a stored node stands for itself', () => {
    expect(marks(checksOf(model, ({ name }) => name === 'a1', rules))).toBe('a a1+ a1x a1y a2 b c c1');
  });
});

it('50,000 nodes are toggled at once, and one of them after that', () => {
  const wide = buildTree<Node>(
    [{ name: 'root', children: Array.from({ length: 50_000 }, (_, index) => leaf(`n${index}`)) }],
    (node) => node.children,
  );
  const all = toggledChecks(wide, noChecks(wide), 0);
  const one = toggledChecks(wide, all, 25_000);
  expect([all[0], one[0], one[25_000]]).toEqual([1, 2, 0]);
});
