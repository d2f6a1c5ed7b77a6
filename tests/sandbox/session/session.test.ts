import { afterEach, expect, test } from 'vitest';
import { currentTree } from '#shared/api/frame/frame.ts';
import {
  currentSession,
  listAccounts,
  sandboxAccounts,
  signIn,
  signOut,
} from '#shared/api/session/session.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { clientOf, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
afterEach(() => sandbox.close());

test('offers every account without a session, in order', async () => {
  sandbox = await freshSandbox();
  const accounts = await clientOf(sandbox).call(listAccounts, {});
  expect(accounts.map((entry) => entry.account)).toEqual([...sandboxAccounts]);
  expect(new Set(accounts.map((entry) => entry.username)).size).toBe(sandboxAccounts.length);
});

// Rows FRAME-001, 003, 006, 008, 137.
test.each([
  ['systemAdministrator', { admin: true, managerType: 0, platformOperator: false }, false],
  ['managerTenantAdministrator', { admin: true, managerType: 0, platformOperator: false }, true],
  ['subAdministrator', { admin: false, managerType: 1, platformOperator: false }, false],
  ['departmentAdministrator', { admin: false, managerType: 0, platformOperator: false }, false],
  ['employee', { admin: false, managerType: 0, platformOperator: false }, false],
  ['platformOperator', { admin: false, managerType: 0, platformOperator: true }, true],
] as const)('%s signs in and is who they are', async (account, user, managerTenant) => {
  sandbox = await freshSandbox();
  const client = clientOf(sandbox);
  const facts = await client.call(signIn, { account });
  expect(facts.user).toMatchObject(user);
  expect(facts.tenant.managerTenant).toBe(managerTenant);
  expect(await client.call(currentSession, {})).toEqual(facts);
  expect(facts.user.managedDepartments.length > 0).toBe(
    account === 'subAdministrator' || account === 'departmentAdministrator',
  );
});

test('the session cookie is for HTTP only and is worthless once signed out', async () => {
  sandbox = await freshSandbox();
  const client = clientOf(sandbox);
  const response = await client.send(signIn, { account: 'employee' });
  expect(response.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict/);
  const cookie = client.cookie() ?? '';
  await client.call(signOut, {});
  expect(client.cookie()).toBeNull();
  const again = await clientOf(sandbox).send(currentSession, {}, { headers: { cookie } });
  expect(again.status).toBe(401);
});

test('signing in again ends the session before', async () => {
  sandbox = await freshSandbox();
  const client = clientOf(sandbox);
  await client.call(signIn, { account: 'employee' });
  const first = client.cookie() ?? '';
  await client.call(signIn, { account: 'systemAdministrator' });
  const old = await clientOf(sandbox).send(currentSession, {}, { headers: { cookie: first } });
  expect(old.status).toBe(401);
  expect((await client.call(currentSession, {})).user.admin).toBe(true);
});

test("without a session every guarded call is HTTP 401 with the platform's words", async () => {
  sandbox = await freshSandbox();
  const response = await clientOf(sandbox).send(currentTree, {});
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ code: 401, msg: 'No permission', data: null });
});

test('a session ends after 12 hours, or when all sessions are ended', async () => {
  let now = Date.UTC(2026, 10, 21);
  sandbox = await freshSandbox({ now: () => now });
  const client = await signedIn(sandbox, 'employee');
  now += 12 * 3_600_000 - 1;
  expect((await client.send(currentSession, {})).status).toBe(200);
  now += 1;
  expect((await client.send(currentSession, {})).status).toBe(401);
  const other = await signedIn(sandbox, 'employee');
  await sandbox.expireSessions();
  expect((await other.send(currentSession, {})).status).toBe(401);
});

// Rows FRAME-007 to 009.
test("the platform's facts follow the scenario", async () => {
  sandbox = await freshSandbox();
  const client = await signedIn(sandbox, 'systemAdministrator');
  await sandbox.pretend({
    ...sandbox.scenario(),
    deployment: 'overseas',
    edition: 'free',
    txProduction: true,
    wechatHidden: true,
    helpDisabled: true,
    managerTenant: true,
  });
  const facts = await client.call(currentSession, {});
  expect(facts.platform).toEqual({
    deployment: 'overseas',
    runMode: 'tx-production',
    edition: 'free',
    wechatHidden: true,
    helpDisabled: true,
    grayStrength: 0,
  });
  expect(facts.tenant.managerTenant).toBe(true);
});
