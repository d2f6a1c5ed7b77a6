/** The licence's base and used info, its seats' holders, its white list (spec 1§2.4, 1§7.2). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  addLicenseWhiteList,
  deleteLicenseWhiteList,
  getLicenseBaseInfo,
  getLicenseUsedInfo,
  getLicenseVersion,
  queryLicenseUser,
  queryLicenseWhiteList,
  searchWhiteEmpInfo,
  seatTerminals,
} from '#shared/api/licence-info/licence-info.ts';
import { resetLicenceReminder, saveLicenceReminder } from '#shared/api/licence-info/reminder.ts';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { unlimitedSeats } from '#shared/rules/common/licence/licence.ts';
import { isNearLimit } from '#shared/rules/common/licence/seats.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn, stated } from '../client.ts';

const noon = new Date(2026, 10, 21, 12).getTime();
let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox({ now: () => noon });
  client = await signedIn(sandbox, 'managerTenantAdministrator');
});
afterEach(() => sandbox.close());
const pretend = (part: Partial<SandboxScenario>) => sandbox.pretend({ ...sandbox.scenario(), ...part });

test.each([
  ['public', 'registered', 'multi', 20],
  ['private', 'concurrent', 'multi', 20],
  ['single', 'registered', 'single', 1],
  ['overseas', 'registered', 'multi', 20],
] as const)(
  'base info of the %s deployment: %s, %s',
  async (deployment, concurrentFlag, tenantType, tenantCount) => {
    await pretend({ deployment });
    const base = await client.call(getLicenseBaseInfo, {});
    expect(base).toMatchObject({ concurrentFlag, tenantType, tenantCount, companyName: '云岫协同平台' });
    expect(base.licenseCode).toMatch(/^[0-9A-F]{32}$/);
    expect(base.expireDate).toBe('2027-03-07');
    const info = stated(await client.call(getTenantInfo, {}));
    expect(base).toMatchObject({
      hrmNum: info.pcAuthUserMaxNumbers,
      appHrmNum: info.appAuthUserMaxNumbers,
      supplierNum: info.externalUserMaxNumbers,
      registerPcs: info.pcAuthUserUsedNumbers,
      registerMobiles: info.appAuthUserUsedNumbers,
      registerExters: info.externalUserUsedNumbers,
      pcLimit: isNearLimit(info.pcAuthUserUsedNumbers, info.pcAuthUserMaxNumbers),
      externalLimit: info.tenantLicenseInfo.externalUseWarn,
    });
    expect(base.hrmNum === unlimitedSeats).toBe(deployment === 'single');
  },
);

test('the wire says code, status and data, with flags as 1 and 0', async () => {
  const response = await client.send(getLicenseBaseInfo, {});
  expect(await response.json()).toMatchObject({
    code: 200,
    status: true,
    data: { concurrentFlag: '0', tenantType: '1', pcLimit: '0', externalLimit: '1' },
  });
});

test('the free edition does not expire', async () => {
  await pretend({ edition: 'free' });
  expect((await client.call(getLicenseBaseInfo, {})).expireDate).toBe('');
});

test('used info has modules with their seats and functions with id and parent, in the reader’s language', async () => {
  const { licenseModules, fbModules, internalRemind, externalRemind } = await client.call(
    getLicenseUsedInfo,
    {},
  );
  expect(licenseModules.length).toBeGreaterThan(10);
  expect(fbModules.length).toBeGreaterThan(10);
  expect(new Set(fbModules.map(({ moduleFlag }) => moduleFlag)).size).toBe(fbModules.length);
  expect([internalRemind, externalRemind]).toEqual([true, true]);
  const chinese = await signedIn(sandbox, 'managerTenantAdministrator', 'zh-CN');
  const other = await chinese.call(getLicenseUsedInfo, {});
  expect(other.licenseModules[0]?.moduleName).toBe('流程');
  expect(licenseModules[0]?.moduleName).toBe('Workflow');
  expect(other.licenseModules.map(({ pcHrmNum }) => pcHrmNum)).toEqual(
    licenseModules.map(({ pcHrmNum }) => pcHrmNum),
  );
  await pretend({ deployment: 'single' });
  const single = await client.call(getLicenseUsedInfo, {});
  expect(single.licenseModules.some(({ pcHrmNum }) => pcHrmNum === unlimitedSeats)).toBe(true);
});

test.each(['internal', 'external'] as const)(
  'the %s remind flag follows its reminder',
  async (remindType) => {
    const flag = async () => (await client.call(getLicenseUsedInfo, {}))[`${remindType}Remind`];
    await client.call(saveLicenceReminder, {
      id: `LR-${remindType}`,
      remindType,
      remindLevel: 'system',
      remindStatus: false,
      warnValue: 80,
      remindMode: ['popup'],
      remindContent: '',
    });
    expect(await flag()).toBe(false);
    await client.call(resetLicenceReminder, { remindType });
    expect(await flag()).toBe(true);
  },
);

test('the version is the platform’s build', async () => {
  expect(await client.call(getLicenseVersion, {})).toBe('0.1.258-hotfix5');
});

describe('who holds the seats', () => {
  const page = (terminal: (typeof seatTerminals)[number], rest = {}) =>
    client.call(queryLicenseUser, { terminal, pageNo: 1, pageSize: 10, ...rest });

  test.each(seatTerminals)('%s: as many as the figures say, each once', async (terminal) => {
    const used = { pc: 1186, app: 903, external: 168 }[terminal];
    const { result, totalCount, hasNext } = await page(terminal, { pageSize: 2000 });
    expect([totalCount, result.length, hasNext]).toEqual([used, used, false]);
    expect(new Set(result.map(({ id }) => id)).size).toBe(used);
    expect(result.every(({ username, department }) => username !== '' && department !== '')).toBe(true);
  });

  test('pages and keywords', async () => {
    const first = await page('pc');
    const second = await page('pc', { pageNo: 2 });
    expect(first).toMatchObject({ pageNo: 1, pageSize: 10, hasNext: true });
    expect(new Set([...first.result, ...second.result].map(({ id }) => id)).size).toBe(20);
    const keywords = '林';
    const found = await page('pc', { keywords, pageSize: 2000 });
    expect(found.totalCount).toBeGreaterThan(5);
    expect(found.totalCount).toBe(found.result.length);
    expect(
      found.result.every(({ username, department }) => `${username}${department}`.includes(keywords)),
    ).toBe(true);
    expect(await page('pc', { keywords, pageNo: 2, pageSize: 3 })).toMatchObject({
      result: found.result.slice(3, 6),
      totalCount: found.totalCount,
    });
    expect(await page('pc', { pageNo: 500 })).toMatchObject({ result: [], totalCount: 1186, hasNext: false });
  });

  test('of the large scale too', async () => {
    await pretend({ scale: 'large' });
    expect(await page('pc', { pageNo: 7591 })).toMatchObject({ totalCount: 75_904, hasNext: false });
    expect((await page('app', { keywords: 'Grace' })).totalCount).toBeGreaterThan(100);
  });
});

describe('the white list', () => {
  const people = { pageNo: 1, pageSize: 10 };
  const listed = async (by = client) =>
    (await by.call(queryLicenseWhiteList, people)).result.map(({ id }) => id);
  beforeEach(async () => {
    client = await signedIn(sandbox, 'systemAdministrator');
  });

  test('takes people in and lets them go, each once', async () => {
    expect(await listed()).toEqual([]);
    const found = await client.call(searchWhiteEmpInfo, { ...people, keywords: 'Grace Holloway' });
    const [grace] = found.result;
    const ids = [grace?.id ?? '', 'U20037'];
    await client.call(addLicenseWhiteList, { userIds: [...ids, ...ids] });
    await client.call(addLicenseWhiteList, { userIds: ids });
    expect((await listed()).toSorted()).toEqual(ids.toSorted());
    const again = await client.call(searchWhiteEmpInfo, { ...people, keywords: 'Grace Holloway' });
    expect(again.result.map(({ id }) => id)).not.toContain(grace?.id);
    expect(again.totalCount).toBe(found.totalCount - 1);
    await client.call(deleteLicenseWhiteList, { userIds: [ids[0] ?? ''] });
    await client.call(deleteLicenseWhiteList, { userIds: [ids[0] ?? ''] });
    expect(await listed()).toEqual(['U20037']);
  });

  test('refuses people that the tenant does not have, and then adds nobody', async () => {
    for (const stranger of ['U10001', 'P2308147999999', 'P23081470', "x' or 1=1 --"]) {
      await expect(client.call(addLicenseWhiteList, { userIds: ['U20037', stranger] })).rejects.toThrow(
        `does not exist: ${stranger}`,
      );
    }
    expect(await listed()).toEqual([]);
  });

  test('is each tenant’s own', async () => {
    await client.call(addLicenseWhiteList, { userIds: ['U20037'] });
    const manager = await signedIn(sandbox, 'managerTenantAdministrator');
    expect(await listed(manager)).toEqual([]);
    await manager.call(deleteLicenseWhiteList, { userIds: ['U20037'] });
    expect(await listed()).toEqual(['U20037']);
  });
});
