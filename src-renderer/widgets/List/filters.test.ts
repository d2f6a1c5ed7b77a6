import { describe, expect, it, test } from 'vitest';
import {
  byWords,
  daysInOrder,
  type Filter,
  type Filters,
  narrowing,
  readFilters,
  unreadFilters,
} from './filters.ts';

interface Row {
  readonly name: string;
}
type Key = 'find' | 'server' | 'result' | 'from' | 'to' | 'over' | 'dept';
const filters: Filters<Row, Key> = {
  find: { kind: 'search' },
  server: { kind: 'choice', label: 'Server', open: true, options: [] },
  result: { kind: 'choice', label: 'Result', options: [{ value: 'failed', label: 'Failed' }] },
  from: { kind: 'day', label: 'From' },
  to: { kind: 'day', label: 'To', since: 'from' },
  over: { kind: 'toggle', label: 'Over' },
  dept: { kind: 'other', selectsList: true, draw: () => null },
};
const read = (address: string) => {
  const params = new URLSearchParams(address);
  return readFilters(filters, (name) => params.get(name) ?? '');
};

describe('what the address says', () => {
  it.each<[string, Partial<Record<Key, string>>]>([
    ['', {}],
    ['find=mail', { find: 'mail' }],
    ['server=gone', { server: 'gone' }],
    ['result=failed', { result: 'failed' }],
    ['result=other', {}],
    ['from=2026-02-28', { from: '2026-02-28' }],
    ['from=2026-02-30&to=yesterday', {}],
    ['over=1', { over: '1' }],
    ['over=yes', {}],
  ])('%s', (address, set) => {
    const nothing = { find: '', server: '', result: '', from: '', to: '', over: '', dept: '' };
    expect(read(address)).toEqual({ ...nothing, ...set });
  });

  it('is said where it is not understood', () => {
    const params = new URLSearchParams('find=x&result=other&from=2026-02-30&over=yes&server=gone&dept=D1');
    expect(unreadFilters(filters, (name) => params.get(name) ?? '')).toEqual([
      { key: 'result', label: 'Result', text: 'other' },
      { key: 'from', label: 'From', text: '2026-02-30' },
      { key: 'over', label: 'Over', text: 'yes' },
    ]);
  });

  it('is taken to a length', () => expect(read(`find=${'x'.repeat(9000)}`).find).toHaveLength(8000));
});

test.each<[string, Key[]]>([
  ['', []],
  ['find=+', []],
  ['server=a&over=1', ['server', 'over']],
  ['from=2026-02-30', []],
  ['entry=3', []],
  // A filter that selects a location does not narrow the list.
  ['dept=d1', []],
])('%s narrows by %j', (address, keys) => {
  expect(narrowing(filters, read(address))).toEqual(keys);
});

test.each([
  ['', true],
  ['from=2026-01-02', true],
  ['to=2026-01-02', true],
  ['from=2026-01-02&to=2026-01-02', true],
  ['from=2026-01-03&to=2026-01-02', false],
])('%s: the days are in order: %s', (address, fine) => {
  expect(daysInOrder(filters, read(address))).toBe(fine);
});

test('every word is found, in any case and width', () => {
  const rows = [{ name: 'Head Office' }, { name: 'HEAD of ＯＦＦＩＣＥ' }, { name: 'Branch' }];
  const find = byWords<Row>(({ name }) => name);
  expect(find(rows, 'office head')).toHaveLength(2);
  expect(find(rows, 'ｈｅａｄ')).toHaveLength(2);
  expect(find(rows, 'head branch')).toHaveLength(0);
  const one: Filter<Row> = { kind: 'search', narrow: find };
  expect(one.narrow?.(rows, ' ')).toHaveLength(3);
});
