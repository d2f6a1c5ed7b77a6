/** Licence usage per app: lists, filters, advanced search, departments (spec 1§2.5, 1§7.2, 3§3.4). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SearchCondition } from '#shared/api/condition-config/condition-config.ts';
import type { Input } from '#shared/api/endpoint.ts';
import {
  type AppLicenceRow,
  getLicenseSearchCondition,
  getModuleLicenseInfo,
  getSearchConfig,
  getTenantLicenseUser,
  queryAgencyAppLicenceList,
  queryAppLicenceList,
  queryDetachModuleLicenseInfo,
  queryModuleLicenseInfo,
} from '#shared/api/licence-info/apps.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { isOverLimit } from '#shared/rules/licence-info/apps.ts';
import { payModules } from '#shared/rules/pay-remind/modules.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import * as page from '../../../src-renderer/screens/licence-info/AppAuth/condition-form.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

const noon = new Date(2026, 10, 21, 12).getTime();
let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox({ now: () => noon });
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());
const pretend = (part: Partial<SandboxScenario>) => sandbox.pretend({ ...sandbox.scenario(), ...part });
const list = (input: Input<typeof queryAppLicenceList> = {}, by = client) =>
  by.call(queryAppLicenceList, input);

/** A filter finds the same rows as a look through the whole list, and neither none nor all of them. */
async function agrees(input: Input<typeof queryAppLicenceList>, fits: (row: AppLicenceRow) => boolean) {
  const whole = await list();
  const found = await list(input);
  expect(found).toEqual(whole.filter(fits));
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(whole.length);
}

describe('the list', () => {
  test('has every app once, and every kind of row', async () => {
    const rows = await list();
    expect(rows).toHaveLength(48);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(48);
    expect(new Set(rows.map(({ moduleStr }) => moduleStr)).size).toBe(48);
    await pretend({ scale: 'large' });
    const many = await list();
    expect(many).toHaveLength(5000);
    expect(new Set(many.map(({ name }) => name)).size).toBe(5000);
    expect(new Set(many.map(({ applyClient }) => applyClient))).toEqual(new Set([null, '0', '1', '2']));
    const states = [
      'probation',
      'prepaid',
      'inexistent',
      'disabled',
      'normal',
      'outPayUserInweek',
      'outPayUserOutweek',
    ];
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set(states));
    await pretend({ edition: 'free', scale: 'small' });
    const free = ['inexistent', 'disabled', 'free', 'outFreeUserInweek', 'outFreeUserOutweek'];
    expect(new Set((await list()).map(({ status }) => status))).toEqual(new Set(free));
  });

  test('its figures fit each other', async () => {
    await pretend({ scale: 'large' });
    for (const row of await list()) {
      const licensed = row.status !== 'inexistent' && row.status !== 'disabled';
      expect(row.licenseTotalCount !== null).toBe(licensed && row.applyClient !== '2');
      expect(row.appLicenseTotalCount !== null).toBe(licensed && row.applyClient !== '0');
      const pcFull = (row.usedLicenseCount ?? 0) >= (row.licenseTotalCount ?? Number.POSITIVE_INFINITY);
      expect(row.upperLimitRemind).toBe(pcFull);
      if (row.status?.startsWith('outPay')) expect(isOverLimit(row)).toBe(true);
    }
  });

  test('the wire says code, status and a list', async () => {
    const response = await client.send(queryAppLicenceList, {});
    expect(await response.json()).toMatchObject({ code: 200, status: true, data: expect.any(Array) });
  });

  test('keywords match the name in the reader’s language, by substring', async () => {
    await agrees({ keywords: ' EQUIP ' }, ({ name }) => name.includes('Equipment'));
    expect(await list({ keywords: 'no such app' })).toEqual([]);
    const chinese = await signedIn(sandbox, 'systemAdministrator', 'zh-CN');
    expect((await list({ keywords: '考勤' }, chinese)).map(({ moduleStr }) => moduleStr)).toEqual([
      'attendance',
    ]);
  });

  test('only those over their limit', async () => {
    await agrees({ upperLimit: true }, isOverLimit);
    expect(await list({ upperLimit: false })).toEqual(await list());
  });

  test('the variant for agency and message push is a part of it, under the same filters', async () => {
    const whole = await list();
    const part = await client.call(queryAgencyAppLicenceList, {});
    expect(part.length).toBeGreaterThan(5);
    for (const row of part) expect(whole).toContainEqual(row);
    expect(await client.call(queryAgencyAppLicenceList, { keywords: 'no such app' })).toEqual([]);
    await expect(client.call(queryAgencyAppLicenceList, { deptId: 'D999' })).rejects.toThrow(
      'does not exist',
    );
  });
});

describe('the advanced search', () => {
  const where = (field: string, operator: SearchCondition['operator'], ...value: string[]) =>
    [{ field, operator, value }] satisfies SearchCondition[];

  test.each([
    ['a text', where('name', 'contains', 'reg'), (row) => row.name.toLowerCase().includes('reg')],
    [
      'a status',
      where('status', 'in', 'probation', 'disabled'),
      (row) => row.status === 'probation' || row.status === 'disabled',
    ],
    [
      'a range',
      where('licenseTotalCount', 'between', '100', '500'),
      (row) => (row.licenseTotalCount ?? 0) >= 100 && (row.licenseTotalCount ?? 0) <= 500,
    ],
    [
      'a lower end',
      where('appUsedLicenseCount', 'atLeast', '90'),
      (row) => (row.appUsedLicenseCount ?? 0) >= 90,
    ],
    ['an upper end', where('usedLicenseCount', 'atMost', '50'), (row) => (row.usedLicenseCount ?? 51) <= 50],
    ['a terminal', where('applyClient', 'equals', '0'), (row) => row.applyClient === '0'],
    ['a switch', where('overLimit', 'equals', '1'), isOverLimit],
  ] satisfies [string, SearchCondition[], (row: AppLicenceRow) => boolean][])(
    'by %s',
    async (_, conditions, fits) => {
      await agrees({ conditions }, fits);
    },
  );

  test('joins conditions with and, or with or', async () => {
    const conditions = [...where('name', 'contains', 'e'), ...where('overLimit', 'equals', '1')];
    const [a, b] = [({ name }: AppLicenceRow) => name.toLowerCase().includes('e'), isOverLimit];
    await agrees({ conditions }, (row) => a(row) && b(row));
    await agrees({ conditions, connection: 'and' }, (row) => a(row) && b(row));
    await agrees({ conditions, connection: 'or' }, (row) => a(row) || b(row));
  });

  test('a department counts with everything below it', async () => {
    const conditions = where('deptId', 'in', 'D205');
    const names = new Set(['销售中心', '华东销售部', '华南销售部', '上海办事处', '杭州办事处']);
    await agrees({ conditions }, ({ deptName }) => names.has(deptName));
    expect(await list({ conditions })).toEqual(await list({ deptId: 'D205' }));
  });

  test('by its owner', async () => {
    const owned = async (...ids: string[]) =>
      (await list({ conditions: where('owner', 'in', ...ids) })).map(({ moduleStr }) => moduleStr);
    const [a, b] = [await owned('U20001'), await owned('U20112')];
    expect(a.length).toBeGreaterThan(0);
    expect(b.length).toBeGreaterThan(0);
    expect((await owned('U20001', 'U20112')).toSorted()).toEqual([...a, ...b].toSorted());
    expect(await owned('U10001')).toEqual([]);
  });

  test('narrows a department’s own list as well', async () => {
    const rows = await client.call(queryDetachModuleLicenseInfo, { deptId: 'D205' });
    const found = await client.call(queryDetachModuleLicenseInfo, {
      deptId: 'D205',
      conditions: [...where('applyClient', 'equals', '0'), ...where('name', 'contains', 'e')],
      connection: 'or',
    });
    const fits = ({ applyClient, name }: AppLicenceRow) =>
      applyClient === '0' || name.toLowerCase().includes('e');
    expect(found).toEqual(rows.filter(fits));
    expect(found.length).toBeLessThan(rows.length);
  });

  test.each(['secret', '__proto__', 'toString'])(
    'a field that it does not have is refused: %s',
    async (field) => {
      await expect(list({ conditions: where(field, 'equals', '1') })).rejects.toMatchObject({
        code: 400,
        message: expect.stringContaining(field),
      });
    },
  );

  test('its config makes a form whose conditions the list takes', async () => {
    const config = await client.call(getSearchConfig, {
      module: 'basicserver',
      conditionKey: 'appAuthDetail_condition',
    });
    expect(await client.call(getLicenseSearchCondition, {})).toEqual(config);
    const form = page.buildSearchForm(config);
    expect(form.unsupported).toEqual([]);
    expect(form.groups.map(({ title }) => title)).toEqual(['Basics', 'Seats']);
    const typed: Record<string, string[]> = { number: ['0', ''], department: ['D200'], switch: ['1'] };
    const fields = page.searchFields(form);
    const values = Object.fromEntries(
      fields.map(({ key, kind, options }) => [key, typed[kind] ?? [options[0]?.id ?? 'e']]),
    );
    const conditions = page.toConditions(form, values);
    expect(conditions).toHaveLength(10);
    await list({ conditions, connection: 'or' });
    const chinese = await signedIn(sandbox, 'systemAdministrator', 'zh-CN');
    const other = page.buildSearchForm(await chinese.call(getLicenseSearchCondition, {}));
    const keys = (of: typeof form) => page.searchFields(of).map(({ key }) => key);
    expect(keys(other)).toEqual(keys(form));
    const status = page.searchFields(other).find(({ key }) => key === 'status');
    expect(status?.options[0]?.content).toBe('试用');
  });
});

describe('departments', () => {
  const inDepartment = (deptId: string, by = client) => by.call(queryDetachModuleLicenseInfo, { deptId });

  test('a department’s list is its part of the whole, with what is below it', async () => {
    const rows = await inDepartment('D206');
    expect(rows).toEqual(await list({ deptId: 'D206' }));
    expect(new Set(rows.map(({ deptName }) => deptName))).toEqual(
      new Set(['华东销售部', '上海办事处', '杭州办事处']),
    );
    expect(await inDepartment('D200')).toEqual(await list());
    const over = await client.call(queryDetachModuleLicenseInfo, { deptId: 'D200', upperLimit: true });
    expect(over).toEqual(await list({ upperLimit: true }));
  });

  test('of another tenant, or of nobody, is refused', async () => {
    for (const deptId of ['D101', 'D999']) {
      await expect(inDepartment(deptId)).rejects.toThrow('department does not exist');
      await expect(list({ deptId })).rejects.toThrow('department does not exist');
    }
  });

  test('a department administrator sees their own only', async () => {
    const local = await signedIn(sandbox, 'departmentAdministrator');
    expect(await list({}, local)).toEqual(await list({ deptId: 'D206' }));
    expect(await inDepartment('D208', local)).toEqual(await list({ deptId: 'D208' }));
    await expect(inDepartment('D205', local)).rejects.toMatchObject({ code: 401 });
    await expect(list({ deptId: 'D200' }, local)).rejects.toMatchObject({ code: 401 });
  });

  test('a sub-administrator sees those of their departments', async () => {
    const sub = await signedIn(sandbox, 'subAdministrator');
    const parts = await Promise.all(['D202', 'D205', 'D210'].map((deptId) => list({ deptId })));
    expect(new Set(await list({}, sub))).toEqual(new Set(parts.flat()));
    await expect(list({ deptId: 'D213' }, sub)).rejects.toMatchObject({ code: 401 });
  });
});

describe('modules', () => {
  test('are the apps of the list, with their trial’s last day', async () => {
    await pretend({ scale: 'large' });
    const rows = await list();
    const modules = await client.call(queryModuleLicenseInfo, {});
    expect(modules.map(({ moduleStr }) => moduleStr)).toEqual(rows.map(({ moduleStr }) => moduleStr));
    for (const { status, probationExpire } of modules) {
      expect(probationExpire !== '').toBe(status === 'probation');
      if (probationExpire !== '') {
        expect(probationExpire >= '2026-11-21' && probationExpire <= '2026-11-28').toBe(true);
      }
    }
    const part = await client.call(queryModuleLicenseInfo, { deptId: 'D206' });
    expect(part).toHaveLength((await list({ deptId: 'D206' })).length);
    await expect(client.call(queryModuleLicenseInfo, { deptId: 'D101' })).rejects.toThrow('does not exist');
  });

  test('one is asked for by name; null for what nobody knows', async () => {
    const [workflow] = await client.call(queryModuleLicenseInfo, {});
    expect(await client.call(getModuleLicenseInfo, { moduleStr: 'workflow' })).toEqual(workflow);
    expect(await client.call(getModuleLicenseInfo, { moduleStr: 'nothing' })).toBeNull();
  });

  test('the functions of the free-edition notice are not licensed in the free edition', async () => {
    const statusOf = async (moduleStr: string) =>
      (await client.call(getModuleLicenseInfo, { moduleStr }))?.status;
    for (const { type } of payModules) expect(await statusOf(type)).toBe('normal');
    await pretend({ edition: 'free' });
    for (const { type } of payModules) expect(await statusOf(type)).toBe('inexistent');
  });
});

test('the tenant’s seats are those of its information', async () => {
  expect(await client.call(getTenantLicenseUser, {})).toEqual({
    concurrentFlag: false,
    totalNum: 1500,
    registUsedNum: 1186,
    appTotalNum: 1500,
    appRegistUsedNum: 903,
    useWarn: false,
    appUseWarn: false,
  });
  await pretend({ deployment: 'private' });
  expect((await client.call(getTenantLicenseUser, {})).concurrentFlag).toBe(true);
});
