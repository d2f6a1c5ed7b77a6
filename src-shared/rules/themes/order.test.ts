import { describe, expect, it } from 'vitest';
import { renumberThemes, stepsOfMove } from './order.ts';

const list = ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({ id, position: index * 2 + 1 }));

it.each<[string, string[], string]>([
  ['all of them', ['e', 'd', 'c', 'b', 'a'], 'e1 d3 b7 a9'],
  ['two neighbours', ['c', 'b'], 'c3 b5'],
  ['a move down', ['c', 'd', 'b'], 'c3 d5 b7'],
  ['as they are', ['b', 'c'], ''],
  ['one alone', ['d'], ''],
])('%s: only the stretch moves, within its own numbers', (_, wanted, moved) => {
  const renumbered = renumberThemes(list, wanted);
  expect(
    renumbered === 'outdated' ? renumbered : renumbered.map(({ id, position }) => id + position).join(' '),
  ).toBe(moved);
});

it.each<[string, string[]]>([
  ['one is left out of the stretch', ['a', 'c']],
  ['one is gone', ['a', 'x']],
  ['one comes twice', ['a', 'b', 'a']],
  ['one comes twice, the right number of them', ['a', 'a']],
  ['none', []],
  ['none of these', ['x']],
  ['more than there are', ['a', 'b', 'c', 'd', 'e', 'x']],
])('outdated: %s', (_, wanted) => {
  expect(renumberThemes(list, wanted)).toBe('outdated');
});

it('is of no use where there is no list', () => {
  expect(renumberThemes([], ['a'])).toBe('outdated');
});

describe('a move to another place', () => {
  const ids = list.map(({ id }) => id);
  const steps = (id: string, target?: string, most = 200) =>
    stepsOfMove(ids, { id, most, ...(target === undefined ? {} : { target }) });

  /** Carries the requests out as a server does, and returns the order afterwards. */
  function orderAfter(id: string, target: string | undefined, most: number): string {
    let places = list;
    const found = steps(id, target, most);
    for (const step of found === 'outdated' ? [] : found) {
      const inOrder = [...places].sort((one, other) => one.position - other.position);
      const of = inOrder.map((one) => one.id);
      const first = of.indexOf(step.before[0] ?? '');
      expect(of.slice(first, first + step.before.length)).toEqual(step.before);
      expect(step.ids.length).toBeLessThanOrEqual(most);
      const moved = renumberThemes(inOrder, step.ids);
      if (moved === 'outdated') throw new Error('the server would refuse it');
      places = places.map((one) => moved.find(({ id: other }) => other === one.id) ?? one);
    }
    return [...places]
      .sort((one, other) => one.position - other.position)
      .map((one) => one.id)
      .join('');
  }

  it.each<[string, string, string | undefined, string]>([
    ['to the top', 'e', undefined, 'eabcd'],
    ['up', 'd', 'b', 'adbce'],
    ['down', 'a', 'e', 'bcdae'],
    ['where it is', 'b', 'c', 'abcde'],
    ['before itself', 'b', 'b', 'abcde'],
  ])('%s, in one request and in many', (_, id, target, after) => {
    for (const most of [200, 3, 2]) expect(orderAfter(id, target, most)).toBe(after);
  });

  it('is one request where it can be', () => {
    expect(steps('d', 'b')).toEqual([{ ids: ['d', 'b', 'c'], before: ['b', 'c', 'd'] }]);
    expect(steps('b', 'c')).toEqual([]);
  });

  it('is outdated where one of the two has gone', () => {
    expect(steps('x')).toBe('outdated');
    expect(steps('a', 'x')).toBe('outdated');
  });
});
