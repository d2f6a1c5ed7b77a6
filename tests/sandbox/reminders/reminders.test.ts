/** System reminders in the sandbox (rows REM-007 to 019). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import {
  getAccountCardSms,
  getAssignAccountSms,
  getSystemReminds,
  saveAssignAccountSms,
  saveSystemRemind,
  saveWorkreportRemind,
  type WorkreportType,
} from '#shared/api/reminders/reminders.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const save = (type: WorkreportType, value: string, enabled = true) =>
  client.call(saveWorkreportRemind, {
    'workreportRemind.type': type,
    'workreportRemind.value': value,
    'workreportRemind.enabled': enabled,
  });
const report = async (wanted: WorkreportType) =>
  (await client.call(getSystemReminds, {})).workreportReminds.find(({ type }) => type === wanted);
const logged = async () => {
  const streamFilter = { module: 'basicserver', functionName: 'ainfo', pageNo: 1, pageSize: 5 } as const;
  return (await client.rows(pageQueryOperationLog, { streamFilter })).rows.map(
    ({ operatedesc }) => operatedesc,
  );
};

test('a fresh tenant: the push, Fridays, and three days before a month ends', async () => {
  expect(await client.call(getSystemReminds, {})).toEqual({
    systemReminds: [{ type: 'NewUserPush', enabled: true }],
    workreportReminds: [
      { type: 'week', value: '5', enabled: true },
      { type: 'month', value: '3', enabled: true },
      { type: 'season', value: '', enabled: false },
      { type: 'halfYear', value: '', enabled: false },
      { type: 'year', value: '', enabled: false },
    ],
  });
  expect(await client.call(getAssignAccountSms, {})).toBe(true);
});

test('a switch is kept, logged once, and another tenant has its own', async () => {
  const off = { systemRemind: { type: 'NewUserPush', enabled: false } } as const;
  await client.call(saveSystemRemind, off);
  await client.call(saveSystemRemind, off);
  await client.call(saveAssignAccountSms, { status: false });
  expect((await client.call(getSystemReminds, {})).systemReminds).toEqual([
    { type: 'NewUserPush', enabled: false },
  ]);
  expect(await client.call(getAssignAccountSms, {})).toBe(false);
  expect((await logged()).slice(0, 2)).toEqual([
    'Turned the message about assigned accounts off',
    'Turned the new-user push off',
  ]);
  const other = await signedIn(sandbox, 'managerTenantAdministrator');
  expect(await other.call(getAssignAccountSms, {})).toBe(true);
});

test('turning a work report off clears its value, whatever is sent', async () => {
  await save('month', '7', false);
  expect(await report('month')).toEqual({ type: 'month', value: '', enabled: false });
  await save('month', ' 15 ');
  expect(await report('month')).toEqual({ type: 'month', value: '15', enabled: true });
  expect((await logged())[0]).toBe('Changed the work-report reminder: monthly, on');
});

test.each<[WorkreportType, string, string]>([
  ['week', '', 'please select reminder time'],
  ['week', '8', 'please select reminder time'],
  ['month', '', 'please confirm reminder time'],
  ['season', '16', 'days out of range, set within 1-15 days'],
  ['halfYear', '0', 'days out of range, set within 1-15 days'],
  ['year', 'x', 'please confirm reminder time'],
])('%s with “%s” is refused: %s', async (type, value, message) => {
  const before = await report(type);
  await expect(save(type, value)).rejects.toThrow(message);
  expect(await report(type)).toEqual(before);
});

test('an account without system reminders is refused; a sub-administrator has them', async () => {
  const sub = await signedIn(sandbox, 'subAdministrator');
  expect((await sub.call(getSystemReminds, {})).systemReminds).toHaveLength(1);
  for (const account of ['departmentAdministrator', 'employee', 'platformOperator'] as const) {
    const other = await signedIn(sandbox, account);
    await expect(other.call(getSystemReminds, {})).rejects.toThrow();
    await expect(other.call(saveAssignAccountSms, { status: false })).rejects.toThrow();
  }
});

test('overseas the platform sends no text messages', async () => {
  expect(await client.call(getAccountCardSms, {})).toBe(true);
  await sandbox.pretend({ ...sandbox.scenario(), deployment: 'overseas' });
  expect(await client.call(getAccountCardSms, {})).toBe(false);
});
