import { describe, expect, it, test } from 'vitest';
import { type AppFilter, readFilter, toDepartmentInput, toListInput, writeFilter } from './app-filter.ts';

const read = (query: string) => {
  const params = new URLSearchParams(query);
  return readFilter({ get: (name) => params.get(name) ?? '' });
};
const nothing: AppFilter = {
  keywords: '',
  overOnly: false,
  list: 'all',
  deptId: '',
  values: {},
  connection: 'and',
};

describe('the filter in the address', () => {
  it('is written and read back', () => {
    const filter: AppFilter = {
      keywords: 'mail & more',
      overOnly: true,
      list: 'agency',
      deptId: 'D205',
      values: { status: ['free', 'normal'], name: ['文档'] },
      connection: 'or',
    };
    expect(read(new URLSearchParams(writeFilter(filter)).toString())).toEqual(filter);
    expect(read(new URLSearchParams(writeFilter(nothing)).toString())).toEqual(nothing);
  });

  it.each([
    ['', nothing],
    ['over=yes&list=everything&join=xor', nothing],
    ['where=%7B', nothing],
    ['where=[["a"]]', nothing],
    ['where=null', nothing],
    ['where={"a":"b","c":["d"],"e":[1]}', { ...nothing, values: { c: ['d'] } }],
  ])('%s', (query, filter) => {
    expect(read(query)).toEqual(filter);
  });

  it('goes back to the first page', () => {
    expect(writeFilter({ overOnly: true })).toEqual({ page: '', over: '1' });
  });
});

test('the conditions that are asked for', () => {
  const condition = { field: 'name', operator: 'contains', value: ['a'] } as const;
  const asked = { ...condition, value: ['a'] };
  expect(toListInput(nothing, [])).toEqual({});
  expect(toListInput({ ...nothing, keywords: ' mail ', overOnly: true, connection: 'or' }, [asked])).toEqual({
    keywords: 'mail',
    upperLimit: true,
    conditions: [asked],
    connection: 'or',
  });
  expect(toDepartmentInput({ ...nothing, deptId: 'D1', connection: 'or' }, [])).toEqual({ deptId: 'D1' });
  expect(toDepartmentInput({ ...nothing, deptId: 'D1', connection: 'or' }, [asked])).toEqual({
    deptId: 'D1',
    conditions: [asked],
    connection: 'or',
  });
});
