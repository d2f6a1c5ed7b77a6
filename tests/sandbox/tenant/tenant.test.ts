import { afterEach, expect, test } from 'vitest';
import { sandboxAccounts } from '#shared/api/session/session.ts';
import { getTenantInfo, queryTenantTips } from '#shared/api/tenant/tenant.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { unlimitedSeats } from '#shared/rules/common/licence/licence.ts';
import { isNearLimit } from '#shared/rules/common/licence/seats.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { usedSpace } from '../../../src-renderer/screens/tenant/TenantInfo/used-space.ts';
import { freshSandbox, signedIn, stated } from '../client.ts';

const noon = new Date(2026, 10, 21, 12).getTime();
let sandbox: Sandbox;
afterEach(() => sandbox.close());

const deployments = ['public', 'private', 'single', 'overseas'] as const;
const editions = ['standard', 'free'] as const;
const pretences = deployments.flatMap((deployment) =>
  editions.map((edition): Partial<SandboxScenario> => ({ deployment, edition })),
);

test.each(pretences)('the figures of $deployment $edition fit each other', async (pretence) => {
  sandbox = await freshSandbox({ now: () => noon });
  await sandbox.pretend({ ...sandbox.scenario(), ...pretence });
  const info = stated(await (await signedIn(sandbox, 'systemAdministrator')).call(getTenantInfo, {}));
  expect(info.usedSpace).toBeLessThanOrEqual(info.maxSpace);
  expect(info.pcAuthUserUsedNumbers).toBeLessThanOrEqual(info.pcAuthUserMaxNumbers);
  expect(info.appAuthUserUsedNumbers).toBeLessThanOrEqual(info.appAuthUserMaxNumbers);
  expect(info.externalUserUsedNumbers).toBeLessThanOrEqual(info.externalUserMaxNumbers);
  expect(info.tenantLicenseInfo).toEqual({
    useWarn: isNearLimit(info.pcAuthUserUsedNumbers, info.pcAuthUserMaxNumbers),
    appUseWarn: isNearLimit(info.appAuthUserUsedNumbers, info.appAuthUserMaxNumbers),
    externalUseWarn: isNearLimit(info.externalUserUsedNumbers, info.externalUserMaxNumbers),
  });
});

test('the standard edition is certified, paid, and runs to the eve of its anniversary', async () => {
  sandbox = await freshSandbox({ now: () => noon });
  const info = await (await signedIn(sandbox, 'systemAdministrator')).call(getTenantInfo, {});
  expect(info).toMatchObject({
    tenantName: '澄汀智造科技有限公司',
    status: 'normal',
    authenticationStatus: 'verified',
    dateCreated: '2023-06-15',
    dateExpired: '2027-06-14',
    dayRemain: 205,
  });
});

test('the free edition has the status free, no expiry and no certification', async () => {
  sandbox = await freshSandbox({ now: () => noon });
  await sandbox.pretend({ ...sandbox.scenario(), edition: 'free' });
  const info = await (await signedIn(sandbox, 'systemAdministrator')).call(getTenantInfo, {});
  expect(info).toMatchObject({ status: 'free', dateExpired: '', dayRemain: null, authenticationStatus: '' });
});

test('a single-tenant deployment has seats without a limit; overseas hardly uses its space', async () => {
  sandbox = await freshSandbox();
  const client = await signedIn(sandbox, 'systemAdministrator');
  await sandbox.pretend({ ...sandbox.scenario(), deployment: 'single' });
  expect((await client.call(getTenantInfo, {})).pcAuthUserMaxNumbers).toBe(unlimitedSeats);
  await sandbox.pretend({ ...sandbox.scenario(), deployment: 'overseas' });
  const { usedSpace: used, maxSpace } = stated(await client.call(getTenantInfo, {}));
  expect(usedSpace(used, maxSpace)).toEqual({ percent: 0.9, text: '0.900', bar: 2 });
});

test.each(sandboxAccounts)('%s reads the information and the tips of their own tenant', async (account) => {
  sandbox = await freshSandbox();
  const client = await signedIn(sandbox, account);
  const info = await client.call(getTenantInfo, {});
  const ofManager = account === 'managerTenantAdministrator' || account === 'platformOperator';
  expect(info.tenantKey).toBe(ofManager ? 'T1000001' : 'T2308147');
  const tips = await client.call(queryTenantTips, {});
  expect(tips?.id).toBe(ofManager ? 'C1001' : 'C2001');
  expect(tips?.configValue).toContain('<p>');
});
