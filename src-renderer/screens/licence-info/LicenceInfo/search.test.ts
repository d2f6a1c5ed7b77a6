import { describe, expect, it } from 'vitest';
import { searchFunctions, searchModules } from './search.ts';

describe('search', () => {
  const modules = ['客户管理 CRM', 'Attendance', '流程'].map((moduleName) => ({
    moduleName,
    pcHrmNum: 1,
    appHrmNum: 1,
  }));
  const functions = [
    { moduleFlag: 'fb_1001', moduleName: '电子签章', parentModuleName: '流程' },
    { moduleFlag: 'fb_2002', moduleName: 'Gantt', parentModuleName: '' },
  ];

  it.each([
    ['', 3],
    ['  ', 3],
    ['crm', 1],
    [' ＣＲＭ ', 1],
    ['ATTEND', 1],
    ['流', 1],
    ['crm流', 0],
    ['.', 0],
  ])('modules by %j: %i', (term, count) => {
    expect(searchModules(modules, term)).toHaveLength(count);
  });

  it.each([
    ['', ['fb_1001', 'fb_2002']],
    ['1001', ['fb_1001']],
    ['FB_', ['fb_1001', 'fb_2002']],
    ['签', ['fb_1001']],
    ['流程', []],
  ])('functions by %j: %j', (term, ids) => {
    expect(searchFunctions(functions, term).map(({ moduleFlag }) => moduleFlag)).toEqual(ids);
  });
});
