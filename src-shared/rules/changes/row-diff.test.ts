import { expect, it } from 'vitest';
import { diffRows } from './row-diff.ts';

const states = (from: unknown, to: unknown) =>
  diffRows(from, to)?.map(({ key, state }) => `${key} ${state}`) ?? null;
const one = (id: string, name = id) => ({ id, name });

it.each([
  ['texts', ['a', 'b'], ['b', 'c'], ['b same', 'c added', 'a removed']],
  ['one was moved', ['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'], ['d moved', 'a same', 'b same', 'c same']],
  ['rows by id', [one('1'), one('2')], [one('2', 'x'), one('1')], ['2 changed', '1 same']],
  [
    'shares: a person and a department of one id',
    [{ kind: 'user', id: '1' }],
    [{ kind: 'department', id: '1' }],
    ['department/1 added', 'user/1 removed'],
  ],
  ['the same twice', ['a'], ['a', 'a'], ['a same', 'a 2 added']],
  ['a table by ids', { a: 1, b: 2 }, { a: 1, b: 3, c: 4 }, ['a same', 'b changed', 'c added']],
  ['nothing before', null, [one('1')], ['1 added']],
  ['no list at all', 'a', 'b', null],
  ['both empty', [], [], null],
])('%s', (_, from, to, said) => {
  expect(states(from, to)).toEqual(said);
});

it('says from which place to which', () => {
  const rows = diffRows(['a', 'b', 'c'], ['c', 'a', 'b']) ?? [];
  expect(rows.find(({ state }) => state === 'moved')).toMatchObject({ key: 'c', from: 3, to: 1 });
  expect(diffRows({ a: 1 }, { a: 2 })?.[0]).toMatchObject({ from: null, to: null });
});

it('ten thousand rows in another order take no time', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => `row ${at}`);
  expect(diffRows(rows, rows.toReversed())?.filter(({ state }) => state === 'same')).toHaveLength(1);
});
