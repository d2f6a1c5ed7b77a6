import { describe, expect, it } from 'vitest';
import type { OrgNode } from '#shared/api/people/people.ts';
import { type Branch, departmentOfRow, orgExpansion, orgModel } from './org-forest.ts';

const node = (id: string, hasChildren = false, parentId = ''): OrgNode => ({
  id,
  name: id,
  parentId,
  hasChildren,
});
const lines = (roots: OrgNode[], branches: [string, Branch][]) => {
  const model = orgModel(roots, new Map(branches));
  return model.items.map(
    (row, index) =>
      `${'-'.repeat(model.depth[index] ?? 0)}${row.kind === 'department' ? row.node.id : row.kind}`,
  );
};

describe('a tree as far as it is loaded', () => {
  it.each<[string, OrgNode[], [string, Branch][], string[]]>([
    ['nothing', [], [], []],
    ['a branch nobody asked for', [node('a', true), node('b')], [], ['a', '-loading', 'b']],
    ['one under way', [node('a', true)], [['a', 'loading']], ['a', '-loading']],
    ['one that failed', [node('a', true)], [['a', 'failed']], ['a', '-failed']],
    [
      'loaded, with one below it that is not',
      [node('a', true), node('z')],
      [['a', [node('b', true), node('c')]]],
      ['a', '-b', '--loading', '-c', 'z'],
    ],
    ['one that says it has children and has none', [node('a', true)], [['a', []]], ['a']],
    // A server that ignores `parentId` answers every branch with the top.
    [
      'a department that is named below itself',
      [node('a', true)],
      [
        ['a', [node('a', true), node('b', true)]],
        ['b', [node('c'), node('a', true), node('b', true)]],
      ],
      ['a', '-b', '--c'],
    ],
  ])('%s', (_, roots, branches, expected) => {
    expect(lines(roots, branches)).toEqual(expected);
  });

  it('is open where it was opened', () => {
    const model = orgModel([node('a', true), node('b', true)], new Map());
    expect([...orgExpansion(model, new Set(['b', 'elsewhere']))]).toEqual([0, 0, 1, 0]);
    expect(departmentOfRow(model.items[0])?.id).toBe('a');
    expect(departmentOfRow(model.items[1])).toBeNull();
    expect(departmentOfRow(undefined)).toBeNull();
  });
});
