/** Departments and people to choose from, at both scales (spec 2§7, 2§4, 3§2.1; THM-176, 177). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkAppManageRemindPermission } from '#shared/api/licence-info/reminder.ts';
import {
  contactsAtOnce,
  getOrgTree,
  idsAtOnce,
  queryPeople,
  queryShareTargets,
  searchDepartments,
  shareTargetKinds,
} from '#shared/api/people/people.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { countProcessorTime } from '#shared/testing/processor-time.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());
const pretend = (part: Partial<SandboxScenario>) => sandbox.pretend({ ...sandbox.scenario(), ...part });

const menuCode = 'appManage';
const tree = (parentId?: string, by = client) =>
  by.call(getOrgTree, { menuCode, ...(parentId === undefined ? {} : { parentId }) });
const first = { pageNo: 1, pageSize: 20 };
const departments = (input: { keywords?: string; ids?: string[] }, by = client) =>
  by.call(searchDepartments, { menuCode, ...first, ...input });
const people = (input: object, by = client) => by.call(queryPeople, { ...first, ...input });

describe('the tree', () => {
  test('is answered level by level, each department once', async () => {
    const seen: string[] = [];
    const walk = async (parentId?: string): Promise<void> => {
      for (const node of await tree(parentId)) {
        expect(node.parentId).toBe(parentId ?? '');
        seen.push(node.id);
        if (node.hasChildren) await walk(node.id);
        else expect(await tree(node.id)).toEqual([]);
      }
    };
    await walk();
    expect(seen.toSorted()).toEqual(Array.from({ length: 15 }, (_, index) => `D${200 + index}`).toSorted());
  });

  test('shows a department administrator their part, an employee their department', async () => {
    const local = await signedIn(sandbox, 'departmentAdministrator');
    expect(await tree(undefined, local)).toEqual([
      { id: 'D206', name: '华东销售部', parentId: '', hasChildren: true },
    ]);
    expect((await tree('D206', local)).map(({ id }) => id)).toEqual(['D208', 'D209']);
    await expect(tree('D205', local)).rejects.toMatchObject({ code: 401 });
    const employee = await signedIn(sandbox, 'employee');
    expect(await tree(undefined, employee)).toEqual([
      { id: 'D211', name: 'Product Design', parentId: '', hasChildren: false },
    ]);
  });

  test('of another tenant, or of nobody, is refused', async () => {
    for (const id of ['D101', 'D999', 'DX1000001000000', "x' or 1=1 --"]) {
      await expect(tree(id)).rejects.toThrow('department does not exist');
    }
  });

  test('has 50,000 departments in the large scale, each below one that is there', async () => {
    await pretend({ scale: 'large' });
    const { totalCount } = await departments({});
    expect(totalCount).toBe(50_000);
    const wide = await tree('D214');
    expect(wide.length).toBeGreaterThanOrEqual(1000);
    let deepest: string[] = [];
    for (let page = 1; page <= 3; page += 1) {
      const { result } = await client.call(searchDepartments, {
        menuCode,
        pageNo: 100 * page,
        pageSize: 100,
      });
      for (const { path } of result) {
        expect(path[0]).toBe('澄汀智造科技有限公司');
        if (path.length > deepest.length) deepest = path;
      }
    }
    expect(deepest.length).toBeGreaterThan(4);
  });
});

test('a department administrator may set the reminders of what is below their departments', async () => {
  await pretend({ scale: 'large' });
  const local = await signedIn(sandbox, 'departmentAdministrator');
  const [below] = (await tree('D208', local)).filter(({ id }) => id.startsWith('DX'));
  const [elsewhere] = (await tree('D214')).filter(({ id }) => id.startsWith('DX'));
  const may = (deptId: string | undefined) =>
    local.call(checkAppManageRemindPermission, {
      permissionSetCode: 'appManageLicenseRemind',
      deptId: deptId ?? '',
    });
  expect(await may(below?.id)).toBe(true);
  expect(await may(elsewhere?.id)).toBe(false);
});

describe('departments', () => {
  test('by name, with the way to them, in pages', async () => {
    const found = await departments({ keywords: ' 销售 ' });
    expect(found.result).toEqual([
      { id: 'D205', name: '销售中心', path: ['澄汀智造科技有限公司'], pathIds: ['D200'] },
      {
        id: 'D206',
        name: '华东销售部',
        path: ['澄汀智造科技有限公司', '销售中心'],
        pathIds: ['D200', 'D205'],
      },
      {
        id: 'D207',
        name: '华南销售部',
        path: ['澄汀智造科技有限公司', '销售中心'],
        pathIds: ['D200', 'D205'],
      },
    ]);
    expect((await departments({ keywords: 'no such department' })).totalCount).toBe(0);
    await pretend({ scale: 'large' });
    const many = await departments({ keywords: '上海' });
    expect(many.totalCount).toBeGreaterThan(100);
    expect(many.result).toHaveLength(20);
    expect(many.hasNext).toBe(true);
  });

  test('by their ids, in the order asked for, without those that are not there', async () => {
    const { result } = await departments({ ids: ['D209', 'D101', 'D205'] });
    expect(result.map(({ id }) => id)).toEqual(['D209', 'D205']);
    await pretend({ scale: 'large' });
    const [far] = (await departments({ keywords: '测试' })).result;
    expect((await departments({ ids: [far?.id ?? ''] })).result).toEqual([far]);
    await expect(departments({ ids: Array.from({ length: idsAtOnce + 1 }, String) })).rejects.toThrow('ids');
  });

  test('a department administrator finds theirs only', async () => {
    const local = await signedIn(sandbox, 'departmentAdministrator');
    expect((await departments({}, local)).result.map(({ id }) => id)).toEqual(['D206', 'D208', 'D209']);
  });
});

describe('people', () => {
  test('by name, with their department', async () => {
    const { result } = await people({ keywords: 'grace holloway' });
    expect(result).toContainEqual({
      id: 'U20112',
      username: 'Grace Holloway',
      department: 'Product Design',
      deptId: 'D211',
    });
  });

  test('of a department with everything below it', async () => {
    const all = (await people({ pageSize: 2000 })).result;
    expect(all).toHaveLength(1320);
    const below = new Set(['D205', 'D206', 'D207', 'D208', 'D209']);
    const found = await people({ deptId: 'D205', pageSize: 2000 });
    expect(found.result).toEqual(all.filter(({ deptId }) => below.has(deptId)));
    expect(found.totalCount).toBeGreaterThan(100);
    await expect(people({ deptId: 'D101' })).rejects.toThrow('does not exist');
  });

  test('by their ids', async () => {
    const { result } = await people({ ids: ['U20112', 'U10001', 'P2308147000900'] });
    expect(result.map(({ id }) => id)).toEqual(['U20112', 'P2308147000900']);
  });

  test('100,000 of them in the large scale, filtered while one waits', async () => {
    await pretend({ scale: 'large' });
    expect((await people({})).totalCount).toBe(100_000);
    const spent = countProcessorTime();
    const found = await people({ keywords: '林', deptId: 'D210' });
    expect(spent()).toBeLessThan(1500);
    expect(found.totalCount).toBeGreaterThan(10);
    expect(found.result.every(({ username }) => username.includes('林'))).toBe(true);
  });
});

describe('a part of the tenant', () => {
  test.each([
    ['departmentAdministrator', 'D208', 'D205'],
    ['subAdministrator', 'D206', 'D213'],
    ['employee', 'D211', 'D210'],
  ] as const)('%s sees the people of %s and not those of %s', async (account, own, other) => {
    const by = await signedIn(sandbox, account);
    expect((await people({ deptId: own }, by)).totalCount).toBe((await people({ deptId: own })).totalCount);
    await expect(people({ deptId: other }, by)).rejects.toMatchObject({ code: 401 });
    const all = await people({ pageSize: 200 }, by);
    expect(all.totalCount).toBeLessThan((await people({})).totalCount);
    const seen = new Set(all.result.map(({ deptId }) => deptId));
    expect(seen.has(other)).toBe(false);
  });
});

describe.each(shareTargetKinds)('%s to share with', (entryType) => {
  const targets = (input: object, by = client) =>
    by.call(queryShareTargets, { entryType, ...first, ...input });

  test('in pages, each with a name of its own', async () => {
    const { result, totalCount } = await targets({ pageSize: 100 });
    expect(result).toHaveLength(totalCount);
    expect(new Set(result.map(({ id }) => id)).size).toBe(totalCount);
    if (entryType !== 'external') expect(new Set(result.map(({ name }) => name)).size).toBe(totalCount);
    await pretend({ scale: 'large' });
    expect((await targets({})).totalCount).toBeGreaterThan(totalCount);
  });

  test('by a keyword, and by their ids in the order asked for', async () => {
    const [one, two] = (await targets({})).result;
    const found = await targets({ keywords: one?.name });
    expect(found.result).toContainEqual(one);
    expect((await targets({ ids: [two?.id ?? '', 'elsewhere', one?.id ?? ''] })).result).toEqual([two, one]);
    const ids = Array.from({ length: idsAtOnce + 1 }, String);
    await expect(targets({ ids })).rejects.toThrow('ids');
  });

  test('of another tenant are others', async () => {
    const other = await signedIn(sandbox, 'managerTenantAdministrator');
    const ids = (await targets({})).result.map(({ id }) => id);
    expect((await targets({ ids }, other)).result).toEqual([]);
  });
});

test('people are found by how they are reached, and say by which of it', async () => {
  const asked = ['u20112@example.com', '13910000009', '13919999999', 'nobody@example.com', '+65 13910000009'];
  const { result } = await people({ contacts: asked });
  expect(result.map(({ contacts }) => contacts)).toEqual([['u20112@example.com'], ['13910000009']]);
  expect(result[0]).toMatchObject({ id: 'U20112', username: 'Grace Holloway' });
  const many = Array.from({ length: contactsAtOnce + 1 }, (_, at) => `a${at}@example.com`);
  await expect(people({ contacts: many })).rejects.toMatchObject({ code: 400 });
});
