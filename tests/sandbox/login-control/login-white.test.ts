/** The login white list by scope in the sandbox (rows SEC-046, 047, 064 to 068), and who administers the tenant. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  addressesAtOnce,
  checkWhiteList,
  getAdministrators,
  getExternalConfig,
  getH5Config,
  getPcConfig,
  saveLoginWhite,
} from '#shared/api/login-control/login-white.ts';
import { addIpconfigList } from '#shared/api/network/ip-lists.ts';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const reads = [getPcConfig, getH5Config, getExternalConfig] as const;
const all = async (by = client) =>
  Promise.all(reads.map(async (read) => Object.values(await by.call(read, {}))));

test('out of force at first; each scope is put in force by itself, and logged once', async () => {
  const off = [
    [false, 'pc'],
    [false, 'h5'],
    [false, 'external'],
  ];
  expect(await all()).toEqual(off);
  await client.call(saveLoginWhite, { whitelistStatus: true, useScope: 'h5' });
  await client.call(saveLoginWhite, { whitelistStatus: true, useScope: 'h5' });
  expect(await all()).toEqual([off[0], [true, 'h5'], off[2]]);
  const streamFilter = { module: 'basicserver', functionName: 'backstage', pageNo: 1, pageSize: 5 } as const;
  const { rows } = await client.rows(pageQueryOperationLog, { streamFilter });
  const done = 'Changed the login white list: mobile devices, on';
  expect(rows.filter(({ operatedesc }) => operatedesc === done)).toHaveLength(1);
  expect(await all(await signedIn(sandbox, 'managerTenantAdministrator'))).toEqual(off);
});

const [entry] = addIpconfigList.example().ipconfigRecs;
const listed = async (useScope: 'pc' | 'h5' | 'external', ...ips: string[]) =>
  (await client.call(checkWhiteList, { useScope, ...(ips.length > 0 ? { ips } : {}) })).listed;

test('an address is on the white list by its range, of its terminal', async () => {
  expect(await client.call(checkWhiteList, { useScope: 'pc' })).toEqual({
    clientIp: '127.0.0.1',
    listed: [],
  });
  if (!entry) throw new Error('no example');
  const add = (part: Partial<typeof entry>) =>
    client.call(addIpconfigList, { ipconfigRecs: [{ ...entry, ...part }] });
  await add({ id: 'W1', ipStart: '127.0.0.1', ipEnd: '127.0.0.9', clientType: 'app-ios' });
  expect(await listed('pc')).toEqual([]);
  expect(await listed('h5')).toEqual(['127.0.0.1']);
  expect(await listed('external', '127.0.0.9', '127.0.0.10')).toEqual(['127.0.0.9']);
  const six = { segmentType: 'IPv6', ipStart: '2001:db8::9', ipEnd: '2001:db8::10' } as const;
  await add({ id: 'W2', ...six });
  expect(await listed('pc', '2001:db8::a', '2001:db8::11', '2001:0DB8:0:0::F', 'odd')).toEqual([
    '2001:db8::a',
    '2001:0DB8:0:0::F',
  ]);
  await add({ id: 'W3', ipConfigType: 'black', ipStart: '198.51.100.1', ipEnd: '198.51.100.1' });
  expect(await listed('pc', '198.51.100.1')).toEqual([]);
});

test('one call asks about so many and no more', async () => {
  const ips = Array.from({ length: addressesAtOnce + 1 }, (_, at) => `198.51.100.${at}`);
  await expect(client.call(checkWhiteList, { useScope: 'pc', ips })).rejects.toThrow();
});

test('whoever administers anything of the tenant', async () => {
  expect((await client.call(getAdministrators, {})).map(({ userId }) => userId)).toEqual([
    'U20001',
    'U20016',
    'U20037',
  ]);
  const employee = await signedIn(sandbox, 'employee');
  await expect(employee.call(getAdministrators, {})).rejects.toThrow();
  await expect(employee.call(checkWhiteList, { useScope: 'pc' })).rejects.toThrow();
});
