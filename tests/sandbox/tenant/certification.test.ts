/** Certification of the tenant's name: states, transitions and refusals on the server (spec 1§4). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  applyAuth,
  cancelTenantNameAuth,
  getTeamsAuthInfo,
  submitTenantNameAuth,
  updateTenantInfo,
} from '#shared/api/tenant/changes.ts';
import { accountStatuses, getTenantInfo } from '#shared/api/tenant/tenant.ts';
import { isFreeEdition } from '#shared/rules/tenant/edit/certification.ts';
import { reviewTime } from '../../../src-main/sandbox/areas/tenant/review.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';
import { seededTenant, tenantKey } from '../sample-input.ts';

const { tenantName } = seededTenant;
let now = 0;
let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 4);
  sandbox = await freshSandbox({ now: () => now });
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

async function status() {
  const { authenticationStatus } = await client.call(getTenantInfo, {});
  expect((await client.call(getTeamsAuthInfo, {})).authenticationStatus).toBe(authenticationStatus);
  return authenticationStatus;
}
const apply = (name = tenantName) => client.call(submitTenantNameAuth, { tenantName: name });
const cancel = (name = tenantName) => client.call(cancelTenantNameAuth, { tenantName: name });
const rename = (name: string) =>
  client.call(updateTenantInfo, {
    tenant: { ...seededTenant, tenantName: name },
    tenantTips: null,
    appManageConfigs: [],
  });

// Row TEN-036.
test('verified → uncertified → under review → verified', async () => {
  expect(await status()).toBe('verified');
  await cancel();
  expect(await status()).toBe('');
  await apply();
  expect(await status()).toBe('pendingAudit');
  now += reviewTime - 1;
  expect(await status()).toBe('pendingAudit');
  now += 1;
  expect(await status()).toBe('verified');
});

test('under review → uncertified', async () => {
  await cancel();
  await apply();
  await cancel();
  expect(await status()).toBe('');
  now += reviewTime;
  expect(await status()).toBe('');
});

test('a name that the review refuses → certification failed → another name → under review', async () => {
  await cancel();
  await rename('澄汀驳回科技');
  await apply('澄汀驳回科技');
  expect(await status()).toBe('AuditFailure');
  await rename(tenantName);
  expect(await status()).toBe('AuditFailure');
  await apply();
  expect(await status()).toBe('pendingAudit');
});

test('an action that does not fit the state is refused', async () => {
  await expect(apply()).rejects.toThrow('certified already');
  await cancel();
  await expect(cancel()).rejects.toThrow('no certification to cancel');
  await apply();
  await expect(apply()).rejects.toThrow('under review');
});

// Row TEN-040.
test('a name that is not the saved one is refused', async () => {
  await expect(cancel('Another name')).rejects.toThrow('has changed');
  await cancel();
  await expect(apply('另一个名称')).rejects.toThrow('please save the organisation name first');
  const chinese = await signedIn(sandbox, 'systemAdministrator', 'zh-CN');
  await expect(chinese.call(submitTenantNameAuth, { tenantName: '另一个名称' })).rejects.toThrow(
    '请先保存组织名称，再申请认证',
  );
});

// Row TEN-039.
test.each(accountStatuses)('account status %s is told, and free ones are refused', async (accountStatus) => {
  await cancel();
  await sandbox.pretend({ ...sandbox.scenario(), accountStatus });
  expect((await client.call(getTenantInfo, {})).status).toBe(accountStatus);
  expect((await client.call(getTeamsAuthInfo, {})).status).toBe(accountStatus);
  if (isFreeEdition(accountStatus)) {
    await expect(apply()).rejects.toThrow('free version and does not support this function');
  } else {
    await apply();
    expect(await status()).toBe('pendingAudit');
  }
});

test('the free edition is uncertified, whatever it was before', async () => {
  await sandbox.pretend({ ...sandbox.scenario(), edition: 'free' });
  expect(await status()).toBe('');
  await expect(apply()).rejects.toThrow('your tenant is currently a free version');
  await expect(cancel()).rejects.toThrow('no certification to cancel');
});

test('an authorisation is applied for, except in the free edition: 301', async () => {
  expect(await client.call(applyAuth, { tenantKey })).toBeNull();
  await expect(client.call(applyAuth, { tenantKey: 'T1000001' })).rejects.toMatchObject({ code: 401 });
  await sandbox.pretend({ ...sandbox.scenario(), edition: 'free' });
  await expect(client.call(applyAuth, { tenantKey })).rejects.toMatchObject({ kind: 'refused', code: 301 });
});
