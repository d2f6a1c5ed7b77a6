/** A database of an earlier version of the program: it is brought up to date, and its data stays. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { flushUsedSpace, updateTenantInfo } from '#shared/api/tenant/changes.ts';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import { menuGroups } from '#shared/rules/common/menu/entries.ts';
import { createSandbox } from '../../src-main/sandbox/index.ts';
import { firstLight } from '../../src-main/sandbox/migrations/001-first-light.ts';
import { sandboxMigrations } from '../../src-main/sandbox/migrations/index.ts';
import { signedIn } from './client.ts';
import { seededTenant, tenantKey } from './sample-input.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-migration-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A database as the first version left it: its tables, and what the seed of then put into them. */
function firstVersion(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(`${firstLight}; pragma user_version = 1;`);
  database.exec(`
    insert into tenant values ('T2308147', '改过名字的公司', '林知远', '${seededTenant.mobile}', '', '', '', 'i', 'verified', '2023-06-15');
    insert into department values ('D200', 'T2308147', null, '总部', 0);
    insert into account values ('systemAdministrator', 'U20001', '林知远', 'T2308147', 'D200', 1, 0, 0);
    insert into pretence values (1, '{"deployment":"private"}');
    insert into permission_cache values (1, 0);
  `);
  database.close();
}

test('the first version’s data is there, and everything new works on it', async () => {
  const file = join(folder, 'sandbox.sqlite');
  firstVersion(file);
  const sandbox = await createSandbox({ file, checkResponses: true });
  expect(sandbox.notices()).toEqual([]);
  expect(sandbox.scenario()).toMatchObject({ deployment: 'private', accountStatus: null });
  const client = await signedIn(sandbox, 'systemAdministrator');
  const info = await client.call(getTenantInfo, {});
  expect(info).toMatchObject({ tenantName: '改过名字的公司', authenticationStatus: 'verified' });
  await client.call(flushUsedSpace, { tenantKey, time: 0 });
  await client.call(updateTenantInfo, {
    tenant: { ...seededTenant, email: '', telephone: '' },
    tenantTips: { id: '', configValue: '<p>Hi</p>' },
    appManageConfigs: [],
  });
  expect((await client.call(getTenantInfo, {})).tenantName).toBe(seededTenant.tenantName);
  // Rows that are new since then are as in a fresh sandbox, and earlier ones are there once.
  const { backstageMenus } = await client.call(getBackstageMenus, { domainName: 'sandbox' });
  expect(backstageMenus).toHaveLength(menuGroups.length);
  sandbox.close();

  const database = new DatabaseSync(file, { readOnly: true });
  expect(database.prepare('pragma user_version').get()).toEqual({ user_version: sandboxMigrations.length });
  expect(database.prepare('pragma foreign_key_check').all()).toEqual([]);
  database.close();
});
