/** Looking as somebody else: it is what they have, and with unsaved changes what they would have (spec 3§2.2, 3§3.3, 3§4). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AppInfo, querySysAppManageInfo, saveAppManageInfo } from '#shared/api/applications/manage.ts';
import { enableModule } from '#shared/api/applications/modules.ts';
import { saveAppManageConfigs, saveMixMenuEnabled } from '#shared/api/applications/settings.ts';
import { saveAppManageSyncConfigs } from '#shared/api/applications/sync.ts';
import { queryViewAs } from '#shared/api/applications/view-as.ts';
import type { ConfigRecord } from '#shared/api/config-record.ts';
import type { Input } from '#shared/api/endpoint.ts';
import { multilangSave } from '#shared/api/language-names/language-names.ts';
import {
  loadModuleStatusPersonal,
  queryEmpMenus,
  saveEmpAppManageConfigs,
} from '#shared/api/launcher/launcher.ts';
import { queryEmpMenuEntrances } from '#shared/api/quick-create/personal.ts';
import { saveMenuEntrances } from '#shared/api/quick-create/team.ts';
import { currentSession, type SandboxAccount } from '#shared/api/session/session.ts';
import { isToggledHere } from '#shared/rules/common/applications/permissions.ts';
import { seenApps } from '#shared/rules/launcher/visible-apps.ts';
import { usableApps } from '#shared/rules/launcher/usable.ts';
import { idOf } from '#shared/rules/quick-create/entrance.ts';
import { entrancesSeen, launcherFacts, type UnsavedSettings, withUnsaved } from '#widgets/ViewAs/view-as.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const noPermission = expect.objectContaining({ kind: 'refused', code: 401 });
const view = (who: Partial<Input<typeof queryViewAs>> = {}) =>
  client.call(queryViewAs, { lang: 'en_US', ...who });
const employeeId = async () => (await (await signedIn(sandbox, 'employee')).call(currentSession, {})).user.id;

/** The answers of the person's own calls. */
async function theirs(account: SandboxAccount) {
  const person = await signedIn(sandbox, account);
  const asked = { displayClient: 'pc', loadAll: '1', navMode: 'standard' } as const;
  const { empmenus } = await person.call(queryEmpMenus, asked);
  const apps = usableApps(empmenus, await person.call(loadModuleStatusPersonal, {}));
  return {
    launcher: apps
      .filter(({ showApp }) => showApp)
      .map(({ id, menuName, openMode }) => [id, menuName, openMode]),
    navigation: apps.filter(({ menuStatus }) => menuStatus).map(({ id }) => id),
    entrances: (await person.call(queryEmpMenuEntrances, {})).map(idOf),
  };
}

async function asSeen(userId: string, unsaved: UnsavedSettings | null = null) {
  const read = await view({ userId });
  const facts = unsaved ? withUnsaved(read, unsaved) : read;
  const apps = seenApps(launcherFacts(facts, 'pc'));
  return {
    launcher: apps
      .filter(({ unseen }) => unseen === null)
      .map(({ app: { id, menuName, openMode } }) => [id, menuName, openMode]),
    navigation: apps.filter(({ inNavigation }) => inNavigation).map(({ app }) => app.id),
    entrances: entrancesSeen(facts, 'pc').map(idOf),
  };
}

describe('is what they have', () => {
  test.each(['systemAdministrator', 'subAdministrator', 'departmentAdministrator', 'employee'] as const)(
    'of the %s, with what they said themselves',
    async (account) => {
      const person = await signedIn(sandbox, account);
      const { id } = (await person.call(currentSession, {})).user;
      expect(await asSeen(id)).toEqual(await theirs(account));
      await person.call(saveEmpAppManageConfigs, {
        showApps: [{ id: '2', display: false }],
        showNavs: [{ id: '4', menuStatus: false }],
        openModes: [{ id: '3', openMode: 'newWindow' }],
        orders: ['4', '3'],
      });
      const now = await theirs(account);
      expect(await asSeen(id)).toEqual(now);
      expect(now.navigation).not.toContain('4');
      await client.call(saveMixMenuEnabled, { configValue: true });
      expect(await asSeen(id)).toEqual(await theirs(account));
    },
  );

  test('somebody in a department has said nothing; on a phone there is what is for phones', async () => {
    const info = await infoOf('2');
    await client.call(saveAppManageInfo, {
      info: { ...info, sysMenus: { ...info.sysMenus, applyClient: 'pc' } },
    });
    const facts = await view({ deptId: 'D206' });
    expect(facts.person).toMatchObject({ id: '', chain: ['D206', 'D205', 'D200'] });
    expect(facts.own).toEqual({ configs: [] });
    const unseen = (terminal: 'pc' | 'mobile') =>
      seenApps(launcherFacts(facts, terminal)).find(({ app }) => app.id === '2')?.unseen;
    expect([unseen('pc'), unseen('mobile')]).toEqual([null, 'terminal']);
  });

  test('in a language that has a name of its own for it', async () => {
    const nameIn = async (lang: Input<typeof queryViewAs>['lang']) =>
      (await view({ lang })).apps.find(({ app }) => app.id === '2')?.app.menuName;
    await client.call(multilangSave, {
      module: 'appmgmt',
      targetId: '2',
      tablefield: 'app_menu.menuname',
      langs: [{ lang: 'ja_JP', name: 'ワークフロー' }],
    });
    expect([
      await nameIn('zh_CN'),
      await nameIn('en_US'),
      await nameIn('ja_JP'),
      await nameIn('fr_FR'),
    ]).toEqual(['流程', 'Workflow', 'ワークフロー', 'Workflow']);
  });
});

const infoOf = (sysMenuId: string, deptId?: string) =>
  client.call(querySysAppManageInfo, { sysMenuId, ...(deptId ? { deptId } : {}) });

/** The employee is in D211, which is below D210; D200 is the top. */
describe('with unsaved changes it is what they will have', () => {
  const hidden = (info: AppInfo): AppInfo => ({ ...info, menuDisplay: false });
  const named = (info: AppInfo): AppInfo => ({
    ...info,
    customNameStatus: true,
    customMenuName: 'Approvals',
    customShortName: 'Appr.',
    sysMenus: { ...info.sysMenus, openMode: 'newWindow' },
  });
  const leftOut = (info: AppInfo): AppInfo => ({
    ...info,
    sysMenuShares: [
      { sid: '', id: '', entryType: 'all', reverse: false, moduleStr: '', moduleId: '8' },
      {
        sid: '',
        id: 'D210',
        entryType: 'department',
        reverse: true,
        moduleStr: '',
        moduleId: '8',
        subContain: true,
      },
    ],
  });
  const onPhonesOnly = (info: AppInfo): AppInfo => ({
    ...info,
    sysMenus: { ...info.sysMenus, applyClient: 'mobile' },
  });
  const own = { allowEmpSetting: '0', syncType: '1' };
  const configs = (said: Readonly<Record<string, string>>): ConfigRecord[] =>
    Object.entries(said).map(([configKey, configValue]) => ({ configKey, configValue }));

  const states = ['off', 'on', 'depth'] as const;
  const infos = { hidden, named, leftOut, onPhonesOnly };
  const cases = states.flatMap((detach) =>
    ['D200', 'D210', 'D211', 'D205'].flatMap((deptId) =>
      (['nobody', 'nearer'] as const).map((before) => ({ detach, deptId, before })),
    ),
  );

  test.each(cases)(
    'detach $detach, saved in $deptId, said before by $before',
    async ({ detach, deptId, before }) => {
      await sandbox.pretend({ ...sandbox.scenario(), detach });
      const employee = await signedIn(sandbox, 'employee');
      await employee.call(saveEmpAppManageConfigs, {
        orders: ['4', '3'],
        showApps: [{ id: '6', display: false }],
      });
      const userId = await employeeId();
      const at = detach === 'off' ? 'D200' : deptId;
      const turns = isToggledHere(detach, at === 'D200');
      const lets = [{ configKey: 'module_share_sync', configValue: '1' }];
      if (detach !== 'off') {
        for (const dept of ['D200', 'D210', 'D211', 'D205'])
          await client.call(saveAppManageSyncConfigs, {
            deptId: dept,
            appManageConfigs: lets,
            moduleDetachType: detach === 'depth' ? 'depth' : 'plain',
          });
      }
      if (before === 'nearer' && detach !== 'off') {
        await client.call(saveAppManageInfo, { deptId: 'D211', info: await infoOf('8', 'D211') });
        await client.call(saveAppManageConfigs, {
          deptId: 'D211',
          appManageConfigs: configs({ syncType: '0' }),
        });
      }
      for (const [name, change] of Object.entries(infos)) {
        // Nobody needs it: it may be hidden.
        const stored = await infoOf('8', at);
        const info = change(stored);
        const will = await asSeen(userId, { deptId: at, info, turnsOff: name === 'hidden' && turns });
        await client.call(saveAppManageInfo, { deptId: at, info });
        expect(await asSeen(userId), name).toEqual(will);
        expect(await theirs('employee'), name).toEqual(will);
        await client.call(saveAppManageInfo, { deptId: at, info: stored });
        const module = { moduleId: '8', status: true, moduleStr: '', moduleName: '' };
        if (name === 'hidden') await client.call(enableModule, { deptId: at, module });
      }
      for (const [key, value] of Object.entries(own)) {
        const said = configs({ [key]: value });
        const will = await asSeen(userId, { deptId: at, configs: said });
        await client.call(saveAppManageConfigs, { deptId: at, appManageConfigs: said });
        expect(await asSeen(userId), key).toEqual(will);
        expect(await theirs('employee'), key).toEqual(will);
      }
    },
  );

  test('the team’s entrances, for whoever has chosen none', async () => {
    const userId = await employeeId();
    const before = (await theirs('employee')).entrances;
    const ids = [...before.slice(1), 'project/3'];
    const will = await asSeen(userId, { deptId: 'D200', entrances: { terminal: 'pc', ids } });
    const key = (id: string) => {
      const [module = '', moduleId = ''] = id.split('/');
      return { module, moduleId, menuType: '1' as const };
    };
    await client.call(saveMenuEntrances, {
      addMenuEntrances: [key('project/3')],
      delMenuEntrances: before.slice(0, 1).map(key),
    });
    expect(await theirs('employee')).toEqual(will);
    expect(will.entrances).toEqual(ids);
    const facts = withUnsaved(await view({ userId }), {
      deptId: 'D200',
      entrances: { terminal: 'mobile', ids },
    });
    expect(entrancesSeen(facts, 'mobile').map(idOf)).toEqual(ids);
  });
});

describe('who may look', () => {
  test('administrators, as the people of what they administer', async () => {
    const sub = await signedIn(sandbox, 'subAdministrator');
    const employee = await signedIn(sandbox, 'employee');
    const asked = (who: object) => ({ lang: 'en_US' as const, ...who });
    await expect(sub.call(queryViewAs, asked({ deptId: 'D206' }))).resolves.toMatchObject({
      person: { chain: ['D206', 'D205', 'D200'] },
    });
    await expect(sub.call(queryViewAs, asked({ deptId: 'D200' }))).rejects.toThrow(noPermission);
    await expect(employee.call(queryViewAs, asked({}))).rejects.toThrow(noPermission);
    await expect(employee.call(queryViewAs, asked({ userId: await employeeId() }))).rejects.toThrow(
      noPermission,
    );
  });

  test('nobody who is not there, in no department that is not there', async () => {
    await expect(view({ userId: 'nobody' })).rejects.toThrow(/no longer|not exist|gone|There is no/i);
    await expect(view({ deptId: 'D999' })).rejects.toThrow(/department/i);
  });

  test('nothing is changed by looking', async () => {
    const before = await theirs('employee');
    const log = async () => (await view({ userId: await employeeId() })).configs;
    expect(await log()).toEqual(await log());
    expect(await theirs('employee')).toEqual(before);
  });
});

test('an application at the top comes first for everybody who has not moved it, in view as too', async () => {
  const info = await client.call(querySysAppManageInfo, { sysMenuId: '29' });
  const userId = await employeeId();
  const change = { ...info, menuTop: true };
  const first = async () => (await theirs('employee')).launcher[0]?.[0];
  expect(await first()).not.toBe('29');
  expect((await asSeen(userId, { deptId: '', info: change })).launcher[0]?.[0]).toBe('29');
  await client.call(saveAppManageInfo, { info: change });
  expect(await first()).toBe('29');
  expect((await asSeen(userId)).launcher[0]?.[0]).toBe('29');
  const employee = await signedIn(sandbox, 'employee');
  const ids = (await theirs('employee')).launcher.map(([id]) => `${id}`);
  await employee.call(saveEmpAppManageConfigs, { orders: [ids[1] ?? '', ids[0] ?? ''] });
  expect(await first()).toBe(ids[1]);
});
