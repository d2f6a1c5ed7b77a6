/** Login methods in the sandbox (rows SEC-041, 042, 051 to 053). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  deleteLoginMethod,
  getLoginMethods,
  type LoginMethod,
  saveLoginMethod,
} from '#shared/api/login-control/login-methods.ts';
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

const sales = saveLoginMethod.example();
const all = () => client.call(getLoginMethods, {});
const logged = async () => {
  const streamFilter = { module: 'basicserver', functionName: 'backstage', pageNo: 1, pageSize: 5 } as const;
  const { rows } = await client.rows(pageQueryOperationLog, { streamFilter });
  return rows.map(({ operatedesc, targetname }) => `${operatedesc} ${targetname}`);
};

test('a fresh tenant has three', async () => {
  const methods = await all();
  expect(methods.map(({ type }) => type)).toEqual([
    ['total'],
    ['pc', 'app-pc', 'app-and', 'app-ios', 'h5'],
    ['pc', 'h5'],
  ]);
  expect(methods[2]?.targets).toEqual([
    { type: 'department', targetId: 'D214' },
    { type: 'employee', targetId: 'U20112' },
  ]);
});

test('is made, changed and deleted, each logged; another tenant sees none of it', async () => {
  const id = (await client.call(saveLoginMethod, { ...sales, name: ' Road ' })) ?? '';
  expect((await all()).find(({ configId }) => configId === id)).toEqual({
    ...sales,
    configId: id,
    name: 'Road',
  });
  await client.call(saveLoginMethod, { configId: id, ...sales, type: ['total', 'pc'] });
  expect((await all()).find(({ configId }) => configId === id)?.type).toEqual(['total']);
  const other = await signedIn(sandbox, 'managerTenantAdministrator');
  expect(await other.call(getLoginMethods, {})).toEqual([]);
  await expect(other.call(saveLoginMethod, { configId: id, ...sales })).rejects.toThrow();
  await other.call(deleteLoginMethod, { configId: id });
  expect(await all()).toHaveLength(4);
  await client.call(deleteLoginMethod, { configId: id });
  expect(await all()).toHaveLength(3);
  expect((await logged()).slice(0, 3)).toEqual([
    'Deleted the login method Sales on the road',
    'Changed the login method Sales on the road',
    'Created the login method Road',
  ]);
});

test.each<[Partial<LoginMethod>, string]>([
  [{ name: '' }, 'Please enter the name'],
  [{ name: 'n'.repeat(51) }, '1 too many: at most 50 characters'],
  [{ targets: [] }, 'Please choose people or departments'],
  [{ type: [] }, 'Please choose the terminals'],
  [{ type: ['fax'] }, 'Choose one of the options'],
])('%o is refused: %s', async (part, message) => {
  await expect(client.call(saveLoginMethod, { ...sales, ...part })).rejects.toThrow(message);
  expect(await all()).toHaveLength(3);
});

test('an account without the menu is refused', async () => {
  for (const account of ['departmentAdministrator', 'employee', 'platformOperator'] as const) {
    const other = await signedIn(sandbox, account);
    await expect(other.call(getLoginMethods, {})).rejects.toThrow();
    await expect(other.call(deleteLoginMethod, { configId: 'LT1000001' })).rejects.toThrow();
  }
});
