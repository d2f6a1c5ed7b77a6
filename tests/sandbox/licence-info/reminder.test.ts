/** Licence reminders, remind settings and configs by key (spec 1§2.12, 1§5, 1§6, 1§7.2, 3§7.4). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#shared/api/endpoint.ts';
import {
  checkAppManageRemindPermission,
  getLicenceReminder,
  licenceReminderPermission,
  lookUpConfigs,
  queryModuleRemindSetting,
  queryUserRemindSetting,
  resetDefaultRemindSetting,
  resetLicenceReminder,
  saveLicenceReminder,
  saveModuleRemindSetting,
  saveUserRemindSetting,
} from '#shared/api/licence-info/reminder.ts';
import type { SandboxAccount } from '#shared/api/session/session.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { remindOn } from '#shared/rules/licence-info/remind.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());
const pretend = (part: Partial<SandboxScenario>) => sandbox.pretend({ ...sandbox.scenario(), ...part });

describe('a reminder', () => {
  type Reminder = Input<typeof saveLicenceReminder>;
  const reminder = {
    id: 'LR-internal',
    remindType: 'internal',
    remindLevel: 'system',
    remindStatus: false,
    warnValue: 95,
    remindMode: ['systemMessage', 'sms'],
    remindContent: 'Seats: {warnValue}',
  } satisfies Reminder;

  test.each(['app', 'internal', 'external'] as const)(
    'about %s is at first: on, 80 percent, popup',
    async (remindType) => {
      expect(await client.call(getLicenceReminder, { remindType })).toEqual({
        id: `LR-${remindType}`,
        remindType,
        remindLevel: 'system',
        remindStatus: true,
        warnValue: 80,
        remindMode: ['popup'],
        remindContent: 'The {terminal} seats in use have reached {warnValue} of those licensed.',
      });
      const chinese = await signedIn(sandbox, 'systemAdministrator', 'zh-CN');
      const { remindContent } = await chinese.call(getLicenceReminder, { remindType });
      expect(remindContent).toBe('{terminal}已使用的授权数达到授权总数的{warnValue}。');
    },
  );

  test('is kept as saved, and reset to its default', async () => {
    const initial = await client.call(getLicenceReminder, { remindType: 'internal' });
    await client.call(saveLicenceReminder, reminder);
    expect(await client.call(getLicenceReminder, { remindType: 'internal' })).toEqual(reminder);
    expect((await client.call(getLicenceReminder, { remindType: 'external' })).warnValue).toBe(80);
    expect(await client.call(resetLicenceReminder, { remindType: 'internal' })).toEqual(initial);
    expect(await client.call(getLicenceReminder, { remindType: 'internal' })).toEqual(initial);
  });

  test('is on the wire in digits', async () => {
    await client.call(saveLicenceReminder, reminder);
    const response = await client.send(getLicenceReminder, { remindType: 'internal' });
    expect(await response.json()).toMatchObject({
      data: { remindType: '2', remindLevel: '2', remindStatus: '0', remindMode: '23', warnValue: 95 },
    });
  });

  test.each([
    [{ warnValue: -1 }, 'from 0 to 100'],
    [{ warnValue: 101 }, 'from 0 to 100'],
    [{ warnValue: 80.5 }, 'from 0 to 100'],
    [{ remindMode: [] }, 'required items'],
    [{ id: 'LR-external' }, 'has changed'],
    [{ deptId: 'D206' }, 'deptId'],
  ])('with %j is refused', async (changes, message) => {
    await expect(client.call(saveLicenceReminder, { ...reminder, ...changes })).rejects.toThrow(message);
    expect((await client.call(getLicenceReminder, { remindType: 'internal' })).warnValue).toBe(80);
  });

  test.each([0, 100])('may warn at %s percent', async (warnValue) => {
    await client.call(saveLicenceReminder, { ...reminder, warnValue });
    expect((await client.call(getLicenceReminder, { remindType: 'internal' })).warnValue).toBe(warnValue);
  });

  test.each([{ remindMode: '' }, { warnValue: '' }, { remindType: '7' }])(
    '%j on the wire is refused',
    async (bad) => {
      const wire = {
        id: 'LR-internal',
        remindType: '2',
        remindLevel: '2',
        remindStatus: '1',
        warnValue: 80,
        remindMode: '1',
        remindContent: '',
      };
      const response = await sandbox.fetch(
        new Request(`http://sandbox${saveLicenceReminder.path}`, {
          method: 'POST',
          body: JSON.stringify({ ...wire, ...bad }),
          headers: { cookie: client.cookie() ?? '', 'content-type': 'application/json' },
        }),
      );
      expect([400, 500]).toContain(((await response.json()) as { code: number }).code);
    },
  );

  test('of a department is its own, of the level organisation', async () => {
    const which = { remindType: 'app', deptId: 'D206' } as const;
    const own = await client.call(getLicenceReminder, which);
    expect(own).toMatchObject({ id: 'LR-app-D206', remindLevel: 'organisation' });
    await client.call(saveLicenceReminder, { ...own, deptId: 'D206', warnValue: 60 });
    expect((await client.call(getLicenceReminder, which)).warnValue).toBe(60);
    expect((await client.call(getLicenceReminder, { remindType: 'app' })).warnValue).toBe(80);
    await expect(client.call(getLicenceReminder, { remindType: 'app', deptId: 'D101' })).rejects.toThrow(
      'department does not exist',
    );
  });

  test.each([
    ['subAdministrator', 'app', undefined, false],
    ['subAdministrator', 'app', 'D205', true],
    ['subAdministrator', 'app', 'D213', false],
    ['subAdministrator', 'internal', undefined, false],
    ['departmentAdministrator', 'app', 'D208', true],
    ['departmentAdministrator', 'app', 'D205', false],
    ['departmentAdministrator', 'app', undefined, false],
    ['departmentAdministrator', 'external', undefined, false],
  ] as const)('%s and the %s reminder of %s: %s', async (account, remindType, deptId, allowed) => {
    const by = await signedIn(sandbox, account);
    const which = { remindType, ...(deptId ? { deptId } : {}) };
    const read = by.call(getLicenceReminder, which);
    if (!allowed) {
      await expect(read).rejects.toMatchObject({ code: 401 });
      await expect(by.call(resetLicenceReminder, which)).rejects.toMatchObject({ code: 401 });
      const saved = by.call(saveLicenceReminder, { ...reminder, ...which });
      await expect(saved).rejects.toMatchObject({ code: 401 });
    } else {
      await by.call(saveLicenceReminder, { ...(await read), ...which });
      await by.call(resetLicenceReminder, which);
    }
  });
});

describe('the permission', () => {
  test.each([
    ['systemAdministrator', undefined, true],
    ['systemAdministrator', 'D205', true],
    ['subAdministrator', 'D205', true],
    ['subAdministrator', 'D213', false],
    ['subAdministrator', undefined, false],
    ['departmentAdministrator', 'D206', true],
    ['departmentAdministrator', 'D205', false],
    ['departmentAdministrator', undefined, false],
    ['employee', 'D211', false],
    ['platformOperator', undefined, false],
  ] satisfies [SandboxAccount, string | undefined, boolean][])(
    'of %s for %s is %s',
    async (account, deptId, held) => {
      const by = await signedIn(sandbox, account);
      const where = deptId ? { deptId } : {};
      expect(await by.call(licenceReminderPermission, where)).toBe(held);
      const code = { permissionSetCode: 'appManageLicenseRemind' } as const;
      expect(await by.call(checkAppManageRemindPermission, { ...where, ...code })).toBe(held);
    },
  );

  test.each([
    ['off', false],
    ['on', true],
    ['depth', true],
  ] as const)('to share modules is a department’s own while detach is %s: %s', async (detach, held) => {
    await pretend({ detach });
    const input = { deptId: 'D206', permissionSetCode: 'moduleShareEdit' } as const;
    const local = await signedIn(sandbox, 'departmentAdministrator');
    expect(await local.call(checkAppManageRemindPermission, input)).toBe(held);
    expect(await client.call(checkAppManageRemindPermission, input)).toBe(true);
  });
});

describe('remind settings', () => {
  const key = 'sys_app_manage_remind';
  const off = [{ configKey: key, configValue: '0' }];
  const on = [{ configKey: key, configValue: '1' }];

  test('of a module: on at first, kept per department, reset', async () => {
    const module = { moduleId: 'workflow' };
    const local = { ...module, deptId: 'D206' };
    const read = (which: Input<typeof queryModuleRemindSetting>) =>
      client.call(queryModuleRemindSetting, which);
    expect(await read(module)).toEqual(on);
    await client.call(saveModuleRemindSetting, { ...module, appManageConfigs: off });
    expect(await read(module)).toEqual(off);
    expect(await read(local)).toEqual(on);
    expect(await read({ moduleId: 'task' })).toEqual(on);
    await client.call(saveModuleRemindSetting, { ...local, appManageConfigs: off });
    await client.call(resetDefaultRemindSetting, module);
    expect(await read(module)).toEqual(on);
    expect(await read(local)).toEqual(off);
  });

  test('of a person are that person’s', async () => {
    const employee = await signedIn(sandbox, 'employee');
    await employee.call(saveUserRemindSetting, { appManageConfigs: off });
    expect(await employee.call(queryUserRemindSetting, {})).toEqual(off);
    expect(await client.call(queryUserRemindSetting, {})).toEqual(on);
    await client.call(resetDefaultRemindSetting, {});
    expect(await employee.call(queryUserRemindSetting, {})).toEqual(off);
    await employee.call(resetDefaultRemindSetting, {});
    expect(await employee.call(queryUserRemindSetting, {})).toEqual(on);
  });

  test.each([
    ['a switch that is neither', [{ configKey: key, configValue: '2' }]],
    ['a key twice', [...on, ...off]],
    ['another key', [...on, { configKey: 'warn_user', configValue: '1' }]],
    ['another department', [{ configKey: key, configValue: '1', deptId: 'D201' }]],
  ])('refuse %s, and keep nothing of it', async (_, appManageConfigs) => {
    const module = { moduleId: 'workflow' };
    await expect(client.call(saveModuleRemindSetting, { ...module, appManageConfigs })).rejects.toMatchObject(
      { code: 400 },
    );
    await expect(client.call(saveUserRemindSetting, { appManageConfigs })).rejects.toMatchObject({
      code: 400,
    });
    expect(await client.call(queryModuleRemindSetting, module)).toEqual(on);
    expect(await client.call(queryUserRemindSetting, {})).toEqual(on);
  });

  test('of modules are for those who hold the permission there', async () => {
    const local = await signedIn(sandbox, 'departmentAdministrator');
    const save = (deptId: string) => ({ moduleId: 'workflow', deptId, appManageConfigs: off });
    await local.call(saveModuleRemindSetting, save('D209'));
    await expect(local.call(saveModuleRemindSetting, save('D205'))).rejects.toMatchObject({ code: 401 });
    const reset = { moduleId: 'workflow', deptId: 'D205' };
    await expect(local.call(resetDefaultRemindSetting, reset)).rejects.toMatchObject({ code: 401 });
    const employee = await signedIn(sandbox, 'employee');
    await expect(employee.call(resetDefaultRemindSetting, { moduleId: 'workflow' })).rejects.toMatchObject({
      code: 401,
    });
    await expect(client.call(saveModuleRemindSetting, save('D101'))).rejects.toThrow('does not exist');
  });
});

describe('configs by key', () => {
  const look = (configKeys: string) => client.call(lookUpConfigs, { configKeys });

  test('what nobody set is absent, and absent means that reminding is on', async () => {
    const configs = await look('sys_app_manage_remind');
    expect(configs).toEqual([]);
    expect(remindOn(configs)).toBe(true);
  });

  test('several keys in one call, in their order; unknown ones are left out', async () => {
    const found = await look('nothing, tenantTips ,contactPhone,tenantTips');
    expect(found.map(({ configKey }) => configKey)).toEqual(['tenantTips', 'contactPhone']);
  });

  test.each(['public', 'private', 'single', 'overseas'] as const)(
    'whom the free-edition notice names on the %s deployment',
    async (deployment) => {
      await pretend({ deployment });
      const keys = (await look('contactPhone,salesContactName,salesContactAddress')).map(
        ({ configKey }) => configKey,
      );
      expect(keys).toEqual(
        deployment === 'overseas' ? ['salesContactName', 'salesContactAddress'] : ['contactPhone'],
      );
    },
  );

  test.each([',', 'a,,b', ' '])('%j is refused', async (keys) => {
    await expect(look(keys)).rejects.toMatchObject({ code: 400 });
  });

  test('another tenant’s configs stay its own', async () => {
    const manager = await signedIn(sandbox, 'managerTenantAdministrator');
    const [tips] = await manager.call(lookUpConfigs, { configKeys: 'tenantTips' });
    expect(tips?.configValue).not.toBe((await look('tenantTips'))[0]?.configValue);
  });
});
