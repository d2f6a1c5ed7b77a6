/** Security settings and the online white list in the sandbox (rows SEC-014, 043 to 045, 049, 050, 054 to 063, 069 to 073). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Endpoint, Input } from '#shared/api/endpoint.ts';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import {
  addOnlineWhite,
  deleteOnlineWhite,
  queryOnlineWhite,
  queryWhiteCandidates,
} from '#shared/api/security-settings/online-white.ts';
import {
  getLoginInvalid,
  getMobileLogin,
  getOnline,
  getRealIp,
  queryRandomSuffix,
  saveLoginInvalid,
  saveMobileLogin,
  saveOnline,
  saveRandomSuffix,
  saveRealIp,
} from '#shared/api/security-settings/settings.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const logged = async () => {
  const streamFilter = { module: 'basicserver', functionName: 'backstage', pageNo: 1, pageSize: 9 } as const;
  const { rows } = await client.rows(pageQueryOperationLog, { streamFilter });
  // A fresh tenant has a past of its own below it.
  return rows.slice(0, 3).map(({ operatedesc }) => operatedesc);
};

const pairs: readonly (readonly [string, Endpoint, Endpoint, object])[] = [
  ['idle sign-ins', getLoginInvalid, saveLoginInvalid, { pcMinutes: 4 }],
  ['random suffix', queryRandomSuffix, saveRandomSuffix, { length: 9 }],
  ['mobile login', getMobileLogin, saveMobileLogin, { ways: [] }],
  ['real IP', getRealIp, saveRealIp, { header: 'X Real' }],
  ['online configuration', getOnline, saveOnline, { most: 0 }],
];

test.each(pairs)(
  '%s: kept, logged once; a wrong value is refused; another tenant has its own',
  async (...row) => {
    const [name, read, save, wrong] = row;
    const other = await signedIn(sandbox, 'managerTenantAdministrator');
    const [begun, theirs] = [await client.call(read, {}), await other.call(read, {})];
    const wanted = save.example() as object;
    await client.call(save, wanted);
    await client.call(save, wanted);
    expect(await client.call(read, {})).toEqual(wanted);
    expect(await client.call(read, {})).not.toEqual(begun);
    const done = `Changed the security settings: ${name}`;
    expect((await logged()).filter((text) => text === done)).toHaveLength(1);
    await expect(client.call(save, { ...wanted, ...wrong })).rejects.toThrow();
    expect(await client.call(read, {})).toEqual(wanted);
    expect(await other.call(read, {})).toEqual(theirs);
    const stranger = await signedIn(sandbox, 'departmentAdministrator');
    await expect(stranger.call(read, {})).rejects.toThrow();
    await expect(stranger.call(save, wanted)).rejects.toThrow();
  },
);

test('the id of the online configuration is the server’s own', async () => {
  await client.call(saveOnline, { ...saveOnline.example(), id: 'other' });
  expect((await client.call(getOnline, {})).id).toBe('OC2308147');
});

const first = { currentPage: 1, pageSize: 10 } as const;
const grace = {
  terminalType: 'pc',
  configType: 'userId',
  tenantKey: '',
  userId: 'U20112',
  accountInfo: 'x',
  connConfig: { id: 'OC2308147' },
} satisfies Input<typeof addOnlineWhite>;

test('the white list: people and tenants, each by terminal, in pages', async () => {
  const people = await client.call(queryOnlineWhite, { ...first, configType: 'userId' });
  expect(people.totalCount).toBe(3);
  expect(people.result[0]).toEqual({
    id: 'OW1000002',
    terminalType: 'pc',
    configType: 'userId',
    tenantKey: '',
    userId: 'U20016',
    accountInfo: '周以宁',
    connConfig: { id: 'OC2308147' },
  });
  const page = { currentPage: 2, pageSize: 2, configType: 'userId' } as const;
  expect(await client.call(queryOnlineWhite, page)).toMatchObject({ totalCount: 3, hasNext: false });
  const phones = await client.call(queryOnlineWhite, { ...first, configType: 'userId', dtu: 'app-ios' });
  expect(phones.result.map(({ userId }) => userId)).toEqual(['U20016']);
  const tenants = await client.call(queryOnlineWhite, { ...first, configType: 'tenantKey' });
  expect(tenants.result.map(({ tenantKey }) => tenantKey)).toEqual(['T2308147']);
});

test('one is added under its true name, once, and taken off again', async () => {
  const id = (await client.call(addOnlineWhite, grace)) ?? '';
  const asked = { ...first, configType: 'userId', terminalType: 'pc', id: 'U20112' } as const;
  expect((await client.call(queryWhiteCandidates, asked)).result).toEqual([
    { id: 'U20112', name: 'Grace Holloway', note: 'Product Design', listed: true, entryId: id },
  ]);
  await expect(client.call(addOnlineWhite, grace)).rejects.toThrow('It is on the list already');
  await expect(client.call(addOnlineWhite, { ...grace, userId: 'U0' })).rejects.toThrow(
    'No such tenant or person',
  );
  await expect(client.call(addOnlineWhite, { ...grace, terminalType: 'fax' })).rejects.toThrow();
  const other = await signedIn(sandbox, 'managerTenantAdministrator');
  await other.call(deleteOnlineWhite, { ids: [id] });
  await client.call(deleteOnlineWhite, { ids: [id, id, 'gone'] });
  expect((await client.call(queryWhiteCandidates, asked)).result[0]?.listed).toBe(false);
  expect((await logged()).slice(0, 2)).toEqual([
    'Took off the online white list (pc)',
    'Put on the online white list (pc)',
  ]);
});

test('of tenants only the manager tenant sees others', async () => {
  const asked = { ...first, configType: 'tenantKey', terminalType: 'pc' } as const;
  expect((await client.call(queryWhiteCandidates, asked)).totalCount).toBe(1);
  const manager = await signedIn(sandbox, 'managerTenantAdministrator');
  expect((await manager.call(queryWhiteCandidates, asked)).totalCount).toBe(5);
  const found = await manager.call(queryWhiteCandidates, { ...asked, keywords: 'northgate' });
  expect(found.result.map(({ id }) => id)).toEqual(['T2507731']);
});
