/** Service calls in the sandbox (rows SVC-001 to 009). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import {
  findBind,
  findOtherConfig,
  saveBind,
  saveOtherConfig,
  sysCrossCreateTenant,
} from '#shared/api/service-call/service-call.ts';
import { nobodyCalls, nothingBound } from '#shared/rules/service-call/fields.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'managerTenantAdministrator');
});
afterEach(() => sandbox.close());

const bind = saveBind.example();
const other = saveOtherConfig.example();

test('nothing is bound at first; what is saved is answered, to this tenant alone, and no secret is logged', async () => {
  expect(await client.call(findBind, {})).toEqual(nothingBound);
  expect(await client.call(findOtherConfig, {})).toEqual(nobodyCalls);
  await client.call(saveBind, bind);
  await client.call(saveOtherConfig, other);
  expect(await client.call(findBind, {})).toEqual(bind);
  expect(await client.call(findOtherConfig, {})).toEqual(other);
  const neighbour = await signedIn(sandbox, 'systemAdministrator');
  expect(await neighbour.call(findBind, {})).toEqual(nothingBound);
  const streamFilter = { module: 'basicserver', functionName: 'backstage', pageNo: 1, pageSize: 9 } as const;
  const { rows } = await client.rows(pageQueryOperationLog, { streamFilter });
  const log = JSON.stringify(rows);
  expect(log).toContain('Changed the service calls: bind');
  for (const secret of [bind.appSecurity, other.secretKey]) expect(log).not.toContain(secret);
});

test.each([
  ['an address that is none', { ...bind, targetConnectUrl: 'over there' }, 'full address'],
  [
    'an address with a password',
    { ...bind, targetConnectUrl: 'https://me:pw@there.example' },
    'a name or a password',
  ],
  [
    'an address with a question',
    { ...bind, targetConnectUrl: 'https://there.example/?a=1' },
    'leave out what comes',
  ],
  ['a missing key', { ...bind, appKey: ' ' }, 'required items'],
])('refuses %s and keeps what was', async (_, input, words) => {
  await expect(client.call(saveBind, input)).rejects.toThrow(words);
  expect(await client.call(findBind, {})).toEqual(nothingBound);
});

test.each([
  ['10.20.0.0/16, fe80::/10；192.168.1.*\n10.0.0.1-10.0.0.9', null],
  ['', null],
  ['10.20.0.0/33', '10.20.0.0/33'],
  ['everywhere', 'everywhere'],
  ['10.0.0.1 '.repeat(201), '201 addresses'],
])('the list of addresses %#', async (whiteIpList, problem) => {
  const saved = client.call(saveOtherConfig, { ...other, whiteIpList });
  if (problem === null) await expect(saved).resolves.toBeNull();
  else await expect(saved).rejects.toThrow(problem);
});

test.each(['short', 'with a space in it', ''])('a key that is weak is refused: %s', async (secretKey) => {
  await expect(client.call(saveOtherConfig, { ...other, secretKey })).rejects.toThrow();
});

test('a tenant that is made over there is what this one is bound to; each has its own', async () => {
  const input = { ...sysCrossCreateTenant.example(), targetConnectUrl: 'https://there.example/platform' };
  await client.call(sysCrossCreateTenant, input);
  const first = await client.call(findBind, {});
  expect(first).toMatchObject({ targetConnectUrl: input.targetConnectUrl });
  for (const value of Object.values(first)) expect(value).not.toBe('');
  await client.call(sysCrossCreateTenant, input);
  const second = await client.call(findBind, {});
  expect(second.targetTenantKey).not.toBe(first.targetTenantKey);
  expect(second.appSecurity).not.toBe(first.appSecurity);
});
