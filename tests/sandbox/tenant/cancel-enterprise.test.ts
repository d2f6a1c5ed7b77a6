/** Cancelling the enterprise: its conditions, and what is gone afterwards (spec 1§4; S-10). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { uploadModuleFile } from '#shared/api/file-upload/file-upload.ts';
import { saveNamePerLangs } from '#shared/api/language-names/language-names.ts';
import { addLicenseWhiteList } from '#shared/api/licence-info/licence-info.ts';
import { saveLicenceReminder, saveUserRemindSetting } from '#shared/api/licence-info/reminder.ts';
import { currentSession, listAccounts } from '#shared/api/session/session.ts';
import { deleteTenant, flushUsedSpace, getTeamsAuthInfo } from '#shared/api/tenant/changes.ts';
import { checkMobileCode, sendMobileCode } from '#shared/api/tenant/mobile.ts';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import { createSandbox, type Sandbox } from '../../../src-main/sandbox/index.ts';
import { writeFilledSandbox } from '../../support/filled-sandbox.ts';
import { type Client, signedIn } from '../client.ts';
import { appReminder, pictureFile, seededTenant, tenantKey } from '../sample-input.ts';

const { mobile } = seededTenant;
let now = 0;
let folder: string;
let file: string;
let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 4);
  folder = mkdtempSync(join(tmpdir(), 'sandbox-cancel-'));
  file = join(folder, 'sandbox.sqlite');
  await writeFilledSandbox(file);
  sandbox = await createSandbox({ file, now: () => now, checkResponses: true });
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => {
  sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const remove = (checkCode = '123456') => client.call(deleteTenant, { checkCode });
const sendCode = () => client.call(sendMobileCode, { mobile });

function sql(statement: string): Record<string, unknown>[] {
  const database = new DatabaseSync(file);
  const rows = database.prepare(statement).all();
  database.close();
  return rows;
}

test('the tenant is gone with everything it had, and its people are signed out', async () => {
  await client.call(saveNamePerLangs, {
    orgType: 'tenant',
    targetId: tenantKey,
    orgNameLangs: [{ lang: 'en_US', name: 'Chengting' }],
  });
  await client.call(saveLicenceReminder, { ...appReminder, remindMode: [...appReminder.remindMode] });
  await client.call(saveUserRemindSetting, {
    appManageConfigs: [{ configKey: 'sys_app_manage_remind', configValue: '0' }],
  });
  await client.call(addLicenseWhiteList, { userIds: ['U20112'] });
  await client.call(uploadModuleFile, { file: pictureFile(), module: 'document' });
  await client.call(flushUsedSpace, { tenantKey, time: now });
  const employee = await signedIn(sandbox, 'employee');
  const operator = await signedIn(sandbox, 'platformOperator');
  await sendCode();
  expect(await remove()).toEqual({ msg: '', data: null });

  for (const gone of [client, employee]) {
    expect((await gone.send(currentSession, {})).status).toBe(401);
  }
  expect((await operator.send(currentSession, {})).status).toBe(200);
  const accounts = await operator.call(listAccounts, {});
  expect(accounts.map(({ account }) => account)).toEqual(['managerTenantAdministrator', 'platformOperator']);
  const tables = sql(
    "select m.name from sqlite_schema m join pragma_table_info(m.name) c where m.type = 'table' and c.name = 'tenant_key'",
  );
  expect(tables.length).toBeGreaterThan(9);
  for (const { name } of tables) {
    const left = sql(`select count(*) as rows from "${name}" where tenant_key = '${tenantKey}'`);
    expect([name, left[0]?.rows]).toEqual([name, 0]);
  }
});

test('stays gone over a restart, and a reset brings it back', async () => {
  await sendCode();
  await remove();
  sandbox.close();
  sandbox = await createSandbox({ file, now: () => now });
  await expect(signedIn(sandbox, 'systemAdministrator')).rejects.toThrow();
  await sandbox.reset();
  const headers = { cookie: client.cookie() ?? '' };
  const old = await sandbox.fetch(new Request(`http://sandbox${currentSession.path}`, { headers }));
  expect(old.status).toBe(401);
  client = await signedIn(sandbox, 'systemAdministrator');
  expect(await client.call(getTenantInfo, {})).toMatchObject(seededTenant);
});

test('overseas the answer says where the confirmation goes', async () => {
  await sandbox.pretend({ ...sandbox.scenario(), deployment: 'overseas' });
  await sendCode();
  expect((await remove()).msg).toContain(seededTenant.email);
});

test('the permit that checking the code gave is as good as the code', async () => {
  const cacheMark = await sendCode();
  const permit = await client.call(checkMobileCode, { mobile, verifyCode: '123456', cacheMark });
  await expect(remove(`${permit}x`)).rejects.toThrow('code is wrong');
  expect((await remove(permit)).msg).toBe('');
});

test.each([
  ['without a code sent', async () => undefined, '123456', 'please get a verification code first'],
  [
    'with a code sent to another mobile',
    () => client.call(sendMobileCode, { mobile: '+8613700001234' }),
    '123456',
    'please get a verification code first',
  ],
  ['with a wrong code', sendCode, '000000', 'code is wrong'],
  ['with an empty code', sendCode, '  ', 'please enter verification code'],
  [
    'with a code that is too old',
    async () => {
      await sendCode();
      now += 600_000;
    },
    '123456',
    'has expired',
  ],
  [
    'without a contact mobile',
    async () => void sql("update tenant set mobile = '' where tenant_key = 'T2308147'"),
    '123456',
    'Bind a contact mobile first',
  ],
])('nothing is cancelled %s', async (_, before, code, message) => {
  await before();
  await expect(remove(code)).rejects.toThrow(message);
  expect((await client.send(currentSession, {})).status).toBe(200);
});

// Rows TEN-046, 047.
test.each([
  ['where the switch is off', 'systemAdministrator', { deployment: 'single' }],
  ['of a manager tenant', 'systemAdministrator', { managerTenant: true }],
  ['of the platform’s own tenant', 'managerTenantAdministrator', {}],
] as const)('cancelling is refused %s', async (_, account, pretence) => {
  await sandbox.pretend({ ...sandbox.scenario(), ...pretence });
  client = await signedIn(sandbox, account);
  const own = await client.call(getTenantInfo, {});
  await client.call(sendMobileCode, { mobile: own.mobile });
  await expect(remove()).rejects.toMatchObject({
    code: 401,
    message: 'This enterprise may not be cancelled',
  });
  const rules = await client.call(getTeamsAuthInfo, {});
  expect(rules.cancelSwitch === false || rules.cancelExclusions?.includes(own.tenantKey)).toBe(true);
});

// Row TEN-046.
test('an ordinary tenant may be cancelled: the switch is on, and it is on no list', async () => {
  expect(await client.call(getTeamsAuthInfo, {})).toMatchObject({
    cancelSwitch: true,
    cancelExclusions: ['T1000001'],
  });
});
