import { describe, expect, it } from 'vitest';
import { pageOf } from '../page.ts';
import { app, moduleStatus } from './app.ts';

const item = {
  id: 7,
  menuid: '7',
  menuName: 'Tasks',
  shortName: '',
  menuStatus: '1',
  userId: null,
  applicationType: null,
  applicationCustoms: [],
  openMode: '2',
  moduleId: null,
  display: '1',
  orderIndex: '3',
  orgId: null,
  menuType: 'DEFAULT_MENU',
  menuCode: null,
  module: 'task',
  path: null,
  icon: null,
  sysMenuId: null,
  baseApp: '0',
  installed: '1',
  acId: null,
} as const;
const status = {
  moduleId: '7',
  deptId: null,
  status: '1',
  moduleStr: 'task',
  moduleName: 'Tasks',
  applicationType: '',
  baseApp: '0',
  installed: '1',
} as const;

describe('an application without a name', () => {
  it.each([
    [{}, 'Tasks'],
    [{ menuName: null, shortName: 'Short' }, 'Short'],
    [{ menuName: '', shortName: null }, 'task'],
    [{ menuName: null, module: null }, '7'],
  ])('has what else tells it apart: %o', (odd, name) => {
    expect(app.parse({ ...item, ...odd }).menuName).toBe(name);
  });

  it.each([
    [{}, 'Tasks'],
    [{ moduleName: null }, 'task'],
    [{ moduleName: '', moduleStr: null }, '7'],
  ])('also where its status is told: %o', (odd, name) => {
    expect(moduleStatus.parse({ ...status, ...odd }).moduleName).toBe(name);
  });
});

describe('how many there are', () => {
  const page = pageOf(app);
  const answer = (totalCount: unknown) =>
    page.safeParse({ result: [item], totalCount, pageNo: 1, pageSize: 10 }).success;

  it('is a count, as a number or in digits', () => {
    expect([3, '3', 0].map(answer)).toEqual([true, true, true]);
    expect([-1, '-1', 1.5, null].map(answer)).toEqual([false, false, false, false]);
  });
});
