/** The operation log as a streamed page query (spec 1§7.4, 3§2.5, 3§3.8; S-14). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LogRow, StreamFilter } from '#shared/api/operation-log/operation-log.ts';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import { flushUsedSpace, saveContactPurchaseConfigs, updateTenantInfo } from '#shared/api/tenant/changes.ts';
import { countProcessorTime } from '#shared/testing/processor-time.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';
import { seededTenant, tenantKey } from '../sample-input.ts';

const now = new Date(2026, 10, 21, 12, 30, 15).getTime();
let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox({ now: () => now });
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const ainfo = { module: 'basicserver', functionName: 'ainfo', pageNo: 1, pageSize: 10 } as const;
const query = (filter: Partial<StreamFilter> = {}, by = client) =>
  by.rows(pageQueryOperationLog, { streamFilter: { ...ainfo, ...filter } });
const large = () => sandbox.pretend({ ...sandbox.scenario(), scale: 'large' });
/** Every row of a small log. */
const all = async (filter: Partial<StreamFilter> = {}) => query({ pageSize: 1000, ...filter });
const newestFirst = (rows: readonly LogRow[]) =>
  rows.every((row, index) => index === 0 || (rows[index - 1]?.createdate ?? '') >= row.createdate);

test('a page of rows as they are shown, newest first, and how many there are', async () => {
  const { rows, total } = await query();
  expect(rows).toHaveLength(10);
  expect(total).toBe(240);
  expect(newestFirst(rows)).toBe(true);
  for (const row of (await all()).rows) {
    expect(row.createdate).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(row).toMatchObject({
      targetname: seededTenant.tenantName,
      targetId: tenantKey,
      modulename: 'basicserver',
    });
    for (const text of [row.operatorname, row.operatetypename, row.operatedesc]) expect(text).not.toBe('');
    expect(row.operatedesc).not.toContain('{detail}');
    expect(row.operatedesc).not.toMatch(/[:\s]$|\s{2}|\(\)/);
    expect(row.clientip).toMatch(/^10\.24\.\d+\.\d+$/);
  }
});

test('pages follow each other without a gap, and end', async () => {
  const { rows: whole } = await all();
  expect(whole).toHaveLength(240);
  expect(new Set(whole.map(({ id }) => id)).size).toBe(240);
  expect(newestFirst(whole)).toBe(true);
  const pages = [];
  for (let pageNo = 1; pageNo <= 5; pageNo += 1) pages.push(...(await query({ pageNo, pageSize: 50 })).rows);
  expect(pages).toEqual(whole);
  expect(await query({ pageNo: 6, pageSize: 50 })).toEqual({ rows: [], total: 240 });
});

test('the wire is one row a line, then the closing line', async () => {
  const response = await client.send(pageQueryOperationLog, { streamFilter: { ...ainfo, pageSize: 3 } });
  expect(response.headers.get('content-type')).toContain('application/x-ndjson');
  const lines = (await response.text()).split('\n');
  expect(lines).toHaveLength(5);
  expect(JSON.parse(lines[3] ?? '')).toEqual({ code: 200, msg: '', data: { total: 240 } });
  expect(lines[4]).toBe('');
});

test('actions in this sandbox come first, in the reader’s language', async () => {
  await client.call(updateTenantInfo, {
    tenant: { ...seededTenant, contact: 'Lin', email: 'lin@example.com' },
    tenantTips: { id: 'C2001', configValue: '<p>secret tip</p>' },
    appManageConfigs: [],
  });
  await client.call(flushUsedSpace, { tenantKey, time: now });
  const { rows, total } = await query();
  expect(total).toBe(243);
  expect(rows.slice(0, 3).map(({ operatetypename, operatedesc }) => [operatetypename, operatedesc])).toEqual([
    ['Refresh', 'Counted the used space anew'],
    ['Change', 'Changed the tips on authorisation and storage'],
    ['Change', 'Changed the organisation’s contact, email'],
  ]);
  expect(rows[0]).toMatchObject({
    operatorname: '林知远',
    targetname: seededTenant.tenantName,
    createdate: '2026-11-21 12:30:15',
    clientip: '127.0.0.1',
  });
  const chinese = await query({}, await signedIn(sandbox, 'systemAdministrator', 'zh-CN'));
  expect(chinese.rows[2]).toMatchObject({
    operatetypename: '修改',
    operatedesc: '修改组织信息：联系人、邮箱',
  });
  expect(JSON.stringify(rows)).not.toContain('secret tip');
  // A page over the seam between both parts.
  const seam = await query({ pageNo: 2, pageSize: 2 });
  expect(seam.rows).toEqual((await query({ pageSize: 4 })).rows.slice(2));
});

test('a refused change is not in the log', async () => {
  await expect(client.call(saveContactPurchaseConfigs, { appManageConfigs: [] })).rejects.toThrow();
  expect((await query()).total).toBe(240);
});

test('each tenant has its own log', async () => {
  await client.call(flushUsedSpace, { tenantKey, time: now });
  const manager = await signedIn(sandbox, 'managerTenantAdministrator');
  const { rows, total } = await query({}, manager);
  expect(total).toBe(240);
  expect(new Set(rows.map(({ targetId }) => targetId))).toEqual(new Set(['T1000001']));
});

describe('filters', () => {
  /** A filter finds the same rows as a look through all of them. */
  async function agrees(filter: Partial<StreamFilter>, fits: (row: LogRow) => boolean) {
    const { rows: whole } = await all({ ...filter, ...nothing });
    const found = await all(filter);
    expect(found.rows).toEqual(whole.filter(fits));
    expect(found.total).toBe(found.rows.length);
    expect(found.total).toBeGreaterThan(0);
    expect(found.total).toBeLessThan(whole.length);
  }
  const nothing = {
    beginDate: undefined,
    endDate: undefined,
    operateType: undefined,
    operateDesc: undefined,
    targetName: undefined,
    targetId: undefined,
  };
  beforeEach(() => client.call(flushUsedSpace, { tenantKey, time: now }));

  test('days, both ends included', async () => {
    const days = (await all()).rows.map(({ createdate }) => createdate.slice(0, 10));
    const [beginDate = '', endDate = ''] = [days[150], days[20]];
    await agrees({ beginDate, endDate }, ({ createdate }) => {
      const day = createdate.slice(0, 10);
      return day >= beginDate && day <= endDate;
    });
    await agrees({ endDate }, ({ createdate }) => createdate.slice(0, 10) <= endDate);
    await agrees({ beginDate }, ({ createdate }) => createdate.slice(0, 10) >= beginDate);
    expect((await query({ beginDate: '2026-11-21', endDate: '2026-11-21' })).total).toBe(1);
    expect((await query({ beginDate: endDate, endDate: beginDate })).total).toBe(0);
    expect((await query({ endDate: '2023-06-14' })).total).toBe(0);
  });

  test('operation type, by its name or its code', async () => {
    await agrees({ operateType: 'Refresh' }, ({ operatetypename }) => operatetypename === 'Refresh');
    expect((await all({ operateType: 'refresh' })).rows).toEqual(
      (await all({ operateType: 'Refresh' })).rows,
    );
    const chinese = await signedIn(sandbox, 'systemAdministrator', 'zh-CN');
    expect((await query({ operateType: '刷新' }, chinese)).total).toBe(
      (await all({ operateType: 'refresh' })).total,
    );
  });

  test('description and object, by substring', async () => {
    await agrees({ operateDesc: 'licence' }, ({ operatedesc }) =>
      operatedesc.toLowerCase().includes('licence'),
    );
    const menus = { functionName: 'backstage' } as const;
    await agrees({ ...menus, targetName: 'task' }, ({ targetname }) =>
      targetname.toLowerCase().includes('task'),
    );
    expect((await all({ operateDesc: '没有这样的内容' })).total).toBe(0);
  });

  test('the log of menus tells of menus, that of applications what was done with them', async () => {
    const menus = await all({ functionName: 'backstage' });
    for (const { operatedesc } of menus.rows) expect(operatedesc).toMatch(/the menu/);
    const apps = await all({ module: 'appmgmt', functionName: undefined });
    for (const { operatedesc } of apps.rows) expect(operatedesc).not.toMatch(/[:\s]$|\s{2}/);
  });

  // Rows LOG-013 to 015.
  test('one object, one operator, one department', async () => {
    await agrees(
      { module: 'appmgmt', functionName: undefined, targetId: 'workflow' },
      ({ targetId }) => targetId === 'workflow',
    );
    const mine = await all({ operatorIds: ['U20001'] });
    expect(new Set(mine.rows.map(({ operatorname }) => operatorname))).toEqual(new Set(['林知远']));
    const both = await all({ operatorIds: ['U20001', 'U20016'] });
    expect(both.total).toBeGreaterThan(mine.total);
    const parts = await Promise.all(
      ['D200', 'D201', 'D202', 'D203'].map((id) =>
        all({ functionName: 'backstage', groupId: `backstage_${id}` }),
      ),
    );
    expect(parts.every(({ total }) => total > 0)).toBe(true);
    expect(parts.reduce((sum, { total }) => sum + total, 0)).toBe(
      (await all({ functionName: 'backstage' })).total,
    );
  });

  test('the modules and functions share the rows among them', async () => {
    const totals = await Promise.all([
      all({ functionName: 'ainfo' }),
      all({ functionName: 'backstage' }),
      all({ functionName: undefined }),
      all({ module: 'appmgmt', functionName: undefined }),
    ]);
    const [tenantPage, menus, basics, apps] = totals.map(({ total }) => total);
    expect(basics).toBe((tenantPage ?? 0) + (menus ?? 0));
    expect([tenantPage, menus, apps]).toEqual([241, 120, 120]);
  });

  test.each([
    { beginDate: '2026-02-30' },
    { endDate: '21.11.2026' },
    { beginDate: '' },
    { endDate: "2026-11-21' or 1=1 --" },
  ])('%j is refused', async (filter) => {
    await expect(query(filter)).rejects.toMatchObject({ kind: 'refused', code: 400 });
  });

  test.each([
    ['a page of size 0', { ...ainfo, pageSize: 0 }],
    ['no page', { module: 'basicserver' }],
    ['another module', { ...ainfo, module: 'hrm' }],
    ['a field too many', { ...ainfo, sort: 'id' }],
  ])('%s is refused', async (_, streamFilter) => {
    const url = `http://sandbox${pageQueryOperationLog.path}?streamFilter=${encodeURIComponent(JSON.stringify(streamFilter))}`;
    const response = await sandbox.fetch(new Request(url, { headers: { cookie: client.cookie() ?? '' } }));
    expect(await response.json()).toMatchObject({ code: 400, msg: expect.stringContaining('streamFilter') });
  });
});

describe('the large scale', () => {
  beforeEach(large);

  test('has a million rows of the tenant page, any of them reached at once', async () => {
    const first = await query();
    expect(first.total).toBe(1_000_000);
    const spent = countProcessorTime();
    const last = await query({ pageNo: 100_000 });
    const middle = await query({ pageNo: 50_000 });
    expect(spent()).toBeLessThan(1000);
    expect(last.rows).toHaveLength(10);
    expect(last.rows.at(-1)?.createdate.slice(0, 10)).toBe('2023-06-15');
    expect(newestFirst([...first.rows, ...middle.rows, ...last.rows])).toBe(true);
    expect((await query({ pageNo: 100_001 })).rows).toEqual([]);
  });

  test('filters count and page like the small one', async () => {
    const filter = { operateType: 'cancel', beginDate: '2025-01-01', endDate: '2025-03-31' } as const;
    const { total, rows } = await query({ ...filter, pageSize: 10_000 });
    expect(rows).toHaveLength(total);
    expect(newestFirst(rows)).toBe(true);
    expect(new Set(rows.map(({ operatetypename }) => operatetypename))).toEqual(new Set(['Cancel']));
    expect(rows.every(({ createdate }) => createdate >= '2025-01-01' && createdate < '2025-04-01')).toBe(
      true,
    );
    const lastPage = await query({ ...filter, pageNo: Math.ceil(total / 10), pageSize: 10 });
    expect(lastPage.rows.at(-1)).toEqual(rows.at(-1));
    const day = await query({ beginDate: '2025-01-01', endDate: '2025-01-01' });
    const two = await query({ beginDate: '2025-01-01', endDate: '2025-01-02' });
    expect(day.total).toBeGreaterThan(500);
    expect(two.total).toBeGreaterThan(day.total);
  });

  test('a page as large as the log is made while it is read, and may be left', async () => {
    const response = await client.send(pageQueryOperationLog, {
      streamFilter: { ...ainfo, pageSize: 1_000_000 },
    });
    const reader = response.body?.getReader();
    const spent = countProcessorTime();
    const piece = await reader?.read();
    expect(spent()).toBeLessThan(1000);
    expect(piece?.value?.byteLength).toBeLessThan(200_000);
    await reader?.cancel();
  });

  test('two sandboxes have the same rows', async () => {
    const other = await freshSandbox({ now: () => now });
    await other.pretend({ ...other.scenario(), scale: 'large' });
    const filter = { pageNo: 77_777 };
    expect(await query(filter, await signedIn(other, 'systemAdministrator'))).toEqual(await query(filter));
    other.close();
  });
});
