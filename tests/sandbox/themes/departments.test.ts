/**
 * Owners of themes, department by department
 * (rows THM-004, 096 to 099, 106, 107, 110, 112, 113, 115, 122 to 125, 153, 154, 164 to 172).
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkDetach, queryRootDept } from '#shared/api/departments/departments.ts';
import { checkPermission } from '#shared/api/frame/frame.ts';
import type { SandboxAccount } from '#shared/api/session/session.ts';
import { querySyncDepts, syncThemes } from '#shared/api/themes/packages.ts';
import * as settings from '#shared/api/themes/settings.ts';
import { backThemes } from '#shared/api/themes/standard.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';
import { tenantKey } from '../sample-input.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const detached = async (account: SandboxAccount = 'systemAdministrator') => {
  await sandbox.pretend({ ...sandbox.scenario(), detach: 'on' });
  client = await signedIn(sandbox, account);
};
const noPermission = expect.objectContaining({ kind: 'refused', code: 401, message: 'No permission' });
const refusal = (message: RegExp) =>
  expect.objectContaining({ kind: 'refused', message: expect.stringMatching(message) });
const web = { currentPage: 1, pageSize: 20, style: 'dark', dtu: 'pc' } as const;
const names = async (deptId?: string) =>
  (await client.call(backThemes.query, deptId === undefined ? web : { ...web, deptId })).datas;

test.each<[SandboxAccount, boolean]>([
  ['systemAdministrator', true],
  ['subAdministrator', true],
  ['departmentAdministrator', true],
  ['employee', false],
])('%s has the menu of themes: %s, and its calls with it', async (account, granted) => {
  client = await signedIn(sandbox, account);
  expect(await client.call(checkPermission, { menuCode: 'interfaceConfig' })).toBe(granted);
  const asked = client.call(backThemes.query, web);
  if (granted) expect((await asked).currentPage).toBe(1);
  else await expect(asked).rejects.toEqual(noPermission);
});

describe('without detach', () => {
  test('the root’s themes are everybody’s to see, and only its administrator’s to change', async () => {
    expect(await client.call(checkDetach, { moduleType: 'PAGEMANAGER' })).toEqual({ detachable: false });
    expect(await client.call(queryRootDept, {})).toBe('D200');
    expect((await names())[0]?.deptId).toBe('D200');
    await expect(names('D205')).rejects.toEqual(noPermission);
    client = await signedIn(sandbox, 'departmentAdministrator');
    expect((await names('D200'))[0]?.deptId).toBe('D200');
    await expect(client.call(backThemes.disable, { topicId: 'TP100001' })).rejects.toEqual(noPermission);
    expect(await names()).toEqual([]);
  });
});

describe('with detach', () => {
  test('each department has its own list, for those who manage it', async () => {
    await detached('subAdministrator');
    expect((await names('D205')).map(({ id }) => id)).toEqual(['TP140001', 'TP140002', 'TP140003']);
    await client.call(backThemes.setDefault, { topicId: 'TP140001' });
    await expect(names('D203')).rejects.toEqual(noPermission);
    await expect(names('D999')).rejects.toEqual(refusal(/department does not exist/));
    await expect(client.call(backThemes.disable, { topicId: 'TP100001' })).rejects.toEqual(noPermission);
  });

  test('the default of a department is its own', async () => {
    await detached();
    await client.call(backThemes.setDefault, { topicId: 'TP140001' });
    const ofType = async (deptId: string) =>
      (await names(deptId)).filter(({ topicType }) => topicType === 'teamsDefault').map(({ id }) => id);
    expect(await ofType('D205')).toEqual(['TP140001']);
    expect(await ofType('D200')).toEqual(['TP100002']);
  });
});

describe('who may have themes of their own', () => {
  const authority = (deptId: string, settingModule?: 'pc' | 'app-pc') =>
    client.call(settings.queryAuthority, { deptId, ...(settingModule ? { settingModule } : {}) });
  const save = (deptId: string, customTopic: boolean, allowLow: boolean) =>
    client.call(settings.saveAuthority, { deptId, settingModule: 'pc', customTopic, allowLow });
  const everything = { allowLow: true, customTopic: true };
  const nothing = { allowLow: false, customTopic: false };
  const given = (deptId: string) => {
    const { id: _, ...values } = backThemes.update.example() as { id: string };
    return { ...values, deptId } as never;
  };

  test('is said by each department, as far as the one above allows', async () => {
    await detached();
    expect(await authority('D200')).toEqual({
      setting: everything,
      parent: null,
      permission: true,
      ischild: false,
    });
    const kept = { allowLow: false, customTopic: true };
    expect(await authority('D205')).toMatchObject({ setting: kept, parent: everything, ischild: true });
    expect(await authority('D206')).toMatchObject({ setting: nothing, parent: kept, ischild: true });
    expect(await authority('D205', 'app-pc')).toMatchObject({ setting: everything });
  });

  test('turning one’s own off turns those below off too', async () => {
    await detached();
    await save('D200', false, true);
    expect((await authority('D200')).setting).toEqual(nothing);
    expect(await authority('D203')).toMatchObject({ setting: nothing, parent: nothing });
  });

  test('is refused where the department above does not allow it', async () => {
    await detached();
    await expect(save('D206', true, false)).rejects.toEqual(refusal(/does not allow/));
    await save('D206', false, true);
    await save('D205', true, true);
    expect((await authority('D206')).setting).toEqual(nothing);
    await save('D206', true, false);
    expect((await authority('D206')).setting).toEqual({ allowLow: false, customTopic: true });
  });

  test('decides whether a theme can be made', async () => {
    await detached();
    await expect(client.call(backThemes.add, given('D204'))).rejects.toEqual(refusal(/does not allow/));
    await expect(client.call(backThemes.add, given('D206'))).rejects.toEqual(refusal(/does not allow/));
    await client.call(backThemes.add, given('D205'));
    expect(await names('D205')).toHaveLength(4);
  });

  test('may be looked at by whoever may not change it', async () => {
    await detached('departmentAdministrator');
    expect((await authority('D200')).permission).toBe(false);
    await expect(save('D200', false, false)).rejects.toEqual(noPermission);
    expect((await authority('D206')).permission).toBe(true);
  });
});

test('client themes may stand alone in a department, which is off to begin with', async () => {
  await detached();
  const asked = { tenantKey, deptId: 'D205', dtu: 'app-pc' } as const;
  expect(await client.call(settings.queryIndependence, asked)).toEqual({ allowAlone: false });
  await client.call(settings.saveIndependence, {
    tenantKey,
    deptId: 'D205',
    topicDtu: 'app-pc',
    allowAlone: true,
  });
  expect(await client.call(settings.queryIndependence, asked)).toEqual({ allowAlone: true });
  expect(await client.call(settings.queryIndependence, { ...asked, deptId: 'D203' })).toEqual({
    allowAlone: false,
  });
  await expect(client.call(settings.queryIndependence, { ...asked, tenantKey: 'T1000001' })).rejects.toEqual(
    noPermission,
  );
});

describe('giving themes to departments', () => {
  const asked = { deptId: 'D200', dtu: 'pc', topicId: 'TP100001' } as const;
  const have = async () =>
    (await client.call(querySyncDepts, asked)).filter(({ synced }) => synced).map(({ deptId }) => deptId);

  test('puts a copy there that is off, and brings it up to date the next time', async () => {
    await detached();
    expect(await have()).toEqual([]);
    const sync = { topicIds: ['TP100001'], deptIds: ['D203', 'D208'], dtu: 'pc' } as const;
    const input = structuredClone(sync) as never;
    await client.call(syncThemes, input);
    expect(await have()).toEqual(['D203']);
    const [copy, ...more] = await names('D208');
    expect([copy?.topicName, copy?.topicStatus, more.length]).toEqual(['Harbour', false, 0]);
    const body = backThemes.update.example() as object;
    await client.call(backThemes.update, { ...body, topicName: 'Marina', topicStatus: true } as never);
    await client.call(syncThemes, input);
    expect((await names('D208')).map(({ id, topicName }) => [id, topicName])).toEqual([[copy?.id, 'Marina']]);
  });

  test.each([
    ['upwards', 'TP140001', 'D200'],
    ['to itself', 'TP100001', 'D200'],
    ['aside', 'TP140001', 'D203'],
    ['to nobody', 'TP100001', 'D999'],
  ])('is refused %s', async (_, topicId, deptId) => {
    await detached();
    const input = { topicIds: [topicId], deptIds: [deptId], dtu: 'pc' as const };
    await expect(client.call(syncThemes, input)).rejects.toEqual(refusal(/department does not exist/));
  });
});

test('every signed-in person gets the themes that they may use', async () => {
  const employee = await signedIn(sandbox, 'employee');
  const mine = await employee.call(settings.queryMyThemes, { dtu: 'pc' });
  expect(mine.map(({ id }) => id)).toContain('TP100001');
  await client.call(backThemes.disable, { topicId: 'TP100001' });
  expect((await employee.call(settings.queryMyThemes, { dtu: 'pc' })).length).toBe(mine.length - 1);
  const sales = await signedIn(sandbox, 'departmentAdministrator');
  expect((await sales.call(settings.queryMyThemes, {})).map(({ id }) => id)).toContain('TP140001');
});

test('fonts, new ids and who may do everything', async () => {
  expect((await client.call(settings.queryFonts, {}))[0]?.fontName).toBe('Microsoft YaHei');
  const [one, other] = [
    await client.call(settings.newThemeId, {}),
    await client.call(settings.newThemeId, {}),
  ];
  expect([/^T\d{18}$/.test(one), one === other]).toEqual([true, false]);
  expect(await client.call(settings.querySuper, {})).toBe(true);
  const sub = await signedIn(sandbox, 'subAdministrator');
  expect(await sub.call(settings.querySuper, {})).toBe(false);
});
