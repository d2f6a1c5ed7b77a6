import { afterEach, expect, test } from 'vitest';
import {
  checkPermission,
  currentTree,
  ebuilderRight,
  permissionCacheReload,
  permissionCacheStatus,
} from '#shared/api/frame/frame.ts';
import { currentSession, sandboxAccounts } from '#shared/api/session/session.ts';
import { menuEntries } from '#shared/rules/common/menu/entries.ts';
import { grantedCodes, visible } from '#shared/rules/common/menu/visible.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
afterEach(() => sandbox.close());

// Rows FRAME-005, 139, 140.
test.each([
  ['systemAdministrator', ['base', 'auditLog', 'securitySetting', 'wechatService'], ['licensetool']],
  ['managerTenantAdministrator', ['base', 'open_platform', 'externalApply'], ['licensetool']],
  ['subAdministrator', ['base', 'org', 'role', 'hr', 'accountLockList'], ['securitySetting', 'auditLog']],
  ['departmentAdministrator', ['org', 'role', 'hr', 'invite_list'], ['accountLockList', 'dw', 'message']],
  ['employee', ['base', 'teams', 'appManage'], ['org', 'safe_account', 'quickMenu']],
  ['platformOperator', ['licensetool', 'teams'], ['org', 'safe_account', 'appManage']],
] as const)('%s is granted their menus and no others', async (account, granted, withheld) => {
  sandbox = await freshSandbox();
  const client = await signedIn(sandbox, account);
  const codes = grantedCodes(await client.call(currentTree, {}));
  for (const menuCode of granted) {
    expect(codes).toContain(menuCode);
    expect(await client.call(checkPermission, { menuCode })).toBe(true);
  }
  for (const menuCode of withheld) {
    expect(codes).not.toContain(menuCode);
    expect(await client.call(checkPermission, { menuCode })).toBe(false);
  }
});

test.each(sandboxAccounts)('the console shows %s every menu that the server grants', async (account) => {
  sandbox = await freshSandbox();
  const client = await signedIn(sandbox, account);
  const tree = await client.call(currentTree, {});
  const session = await client.call(currentSession, {});
  const right = await client.call(ebuilderRight, {});
  const shown = visible(menuEntries, { tree, session, ebuilderRight: right }).map((entry) => entry.code);
  const granted = menuEntries.map((entry) => entry.code).filter((code) => grantedCodes(tree).has(code));
  expect(shown).toEqual(granted);
});

// Rows FRAME-078, 083, 103, 124, 129.
test('tx-production and the WeChat filter take their menus away on the server too', async () => {
  sandbox = await freshSandbox();
  const client = await signedIn(sandbox, 'systemAdministrator');
  const before = grantedCodes(await client.call(currentTree, {}));
  await sandbox.pretend({ ...sandbox.scenario(), txProduction: true, wechatHidden: true });
  const after = grantedCodes(await client.call(currentTree, {}));
  expect([...before].filter((code) => !after.has(code)).sort()).toEqual(
    ['auditLog', 'synergy', 'systemei', 'todo_center', 'wechatService'].sort(),
  );
});

// Rows FRAME-146 to 149.
test('a refresh of the permission cache runs two seconds, and only one at a time', async () => {
  let now = Date.UTC(2026, 10, 21);
  sandbox = await freshSandbox({ now: () => now });
  const client = await signedIn(sandbox, 'systemAdministrator');
  expect(await client.call(permissionCacheStatus, {})).toBe(true);
  await client.call(permissionCacheReload, {});
  expect(await client.call(permissionCacheStatus, {})).toBe(false);
  await expect(client.call(permissionCacheReload, {})).rejects.toMatchObject({
    kind: 'refused',
    message: 'the last refresh has not finished, do not operate frequently',
  });
  now += 1999;
  expect(await client.call(permissionCacheStatus, {})).toBe(false);
  now += 1;
  expect(await client.call(permissionCacheStatus, {})).toBe(true);
  await client.call(permissionCacheReload, {});
});

test('an employee may not refresh the permission cache: 401 in the envelope, the session stays', async () => {
  sandbox = await freshSandbox();
  const client = await signedIn(sandbox, 'employee');
  const response = await client.send(permissionCacheReload, {});
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ code: 401, msg: 'No permission' });
  expect((await client.send(currentSession, {})).status).toBe(200);
});

// Row FRAME-141.
test('only who holds the page designer has the e-builder right', async () => {
  sandbox = await freshSandbox();
  expect(await (await signedIn(sandbox, 'systemAdministrator')).call(ebuilderRight, {})).toBe(true);
  expect(await (await signedIn(sandbox, 'employee')).call(ebuilderRight, {})).toBe(false);
});
