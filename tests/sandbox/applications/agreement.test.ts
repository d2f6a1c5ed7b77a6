/**
 * The console and the sandbox refuse the same changes, over long sequences (spec 3§5.2, 3§5.3, 3§3.3, 3§2.2); and the
 * rights of each scope, by detach and account (3§1, 3§6).
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as groups from '#shared/api/applications/categories.ts';
import { saveAppManageApps } from '#shared/api/applications/display.ts';
import {
  batchCheckAppMenuSetting,
  enableModules,
  loadModuleStatus,
} from '#shared/api/applications/modules.ts';
import { saveAppManageConfigs } from '#shared/api/applications/settings.ts';
import { batchSaveSysMenuShares, loadModuleShare } from '#shared/api/applications/shares.ts';
import { createEmpFreeApplication } from '#shared/api/custom-applications/personal.ts';
import { createFreeApplication } from '#shared/api/custom-applications/team.ts';
import * as ownGroups from '#shared/api/launcher/groups.ts';
import {
  loadModuleStatusPersonal,
  queryEmpMenus,
  saveEmpAppManageConfigs,
} from '#shared/api/launcher/launcher.ts';
import {
  deleteEmpMenuEntrance,
  queryAllEmpEnableModules,
  queryEmpMenuEntrances,
  saveEmpMenuEntrances,
} from '#shared/api/quick-create/personal.ts';
import { queryFormAuthByFormId, queryFormAuto, saveMenuEntrances } from '#shared/api/quick-create/team.ts';
import { currentSession, type SandboxAccount } from '#shared/api/session/session.ts';
import { createRandom } from '#shared/kit/random.ts';
import { isMenuChecked } from '#shared/rules/applications/menu-setting.ts';
import { enablementProblem } from '#shared/rules/common/applications/enablement.ts';
import { appShareFields } from '#shared/rules/common/applications/share-fields.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { type Share, shareKinds } from '#shared/rules/common/shares/share.ts';
import { fromWire, toWireShares } from '#shared/rules/common/shares/wire-shares.ts';
import { isOrderRefused, reorderApps } from '#shared/rules/launcher/order.ts';
import {
  entranceKeyOf,
  entranceTargetOf,
  idOf,
  idsAfter,
  mayCreate,
} from '#shared/rules/quick-create/entrance.ts';
import { choiceProblem, deleteProblem } from '#shared/rules/quick-create/limits.ts';
import { usableApps } from '#shared/rules/launcher/usable.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const isRefused = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => false,
    (error: { kind?: string }) => {
      if (error.kind !== 'refused') throw error;
      return true;
    },
  );

describe('console and sandbox agree', () => {
  test('of turning several on and off: dependencies and the last one', async () => {
    const { between } = createRandom(21);
    const own = (await client.call(loadModuleStatus, {})).filter((app) =>
      isMenuChecked({ ...app, id: app.moduleId }),
    );
    const checked = await client.call(batchCheckAppMenuSetting, {
      appIds: own.map(({ moduleId }) => moduleId),
    });
    const noMenu = new Set(checked.flatMap(({ appId, menuSetting }) => (menuSetting ? [] : [appId])));
    expect(noMenu.size).toBeGreaterThan(0);
    const refusals = new Set<boolean>();
    for (let turn = 0; turn < 60; turn += 1) {
      const before = await client.call(loadModuleStatus, {});
      const some = before.filter(() => between(0, turn % 12 === 0 ? 1 : 7) === 0);
      const turned = new Map(
        some.map((app) => [app.moduleId, turn % 12 === 0 ? false : between(0, 1) === 1]),
      );
      if (turned.size === 0) continue;
      const without = before.filter(
        (app) => turned.get(app.moduleId) === true && !app.status && noMenu.has(app.moduleId),
      );
      const expected = enablementProblem(before, turned) !== null || without.length > 0;
      const modules = some.map((app) => ({ ...app, status: turned.get(app.moduleId) ?? false }));
      const refused = await isRefused(client.call(enableModules, { modules }));
      refusals.add(refused);
      expect(refused, JSON.stringify([...turned])).toBe(expected);
      const after = await client.call(loadModuleStatus, {});
      // A refused change changes nothing, any other only the fields that it names.
      expect(after.map(({ moduleId, status }) => [moduleId, status])).toEqual(
        before.map(({ moduleId, status }) => [moduleId, refused ? status : (turned.get(moduleId) ?? status)]),
      );
    }
    expect(refusals.size).toBe(2);
  });

  test('of shares: what is a list of them; it is stored as it was sent', async () => {
    const { between, pick } = createRandom(22);
    const ids = ['', 'U20112', 'D205', 'D206', 'G1'] as const;
    const refusals = new Set<boolean>();
    for (let turn = 0; turn < 120; turn += 1) {
      const shares: Share[] = Array.from({ length: between(1, 4) }, () => ({
        kind: pick(shareKinds),
        id: pick(ids),
        exclude: between(0, 2) === 0,
        below: between(0, 3) === 0,
      }));
      // The shares in the form of the wire, which drops what it cannot express.
      const sysMenuShares = toWireShares(shares, { moduleStr: '', moduleId: '8', levels: true });
      const heard = fromWire(sysMenuShares);
      const expected = checkFields(appShareFields, { shares: heard }).length > 0;
      const before = await client.call(loadModuleShare, { moduleId: '8' });
      const refused = await isRefused(
        client.call(batchSaveSysMenuShares, { sysMenuIds: ['8'], sysMenuShares }),
      );
      refusals.add(refused);
      expect(refused, JSON.stringify(shares)).toBe(expected);
      const after = await client.call(loadModuleShare, { moduleId: '8' });
      expect(fromWire(after)).toEqual(refused ? fromWire(before) : heard);
    }
    expect(refusals.size).toBe(2);
  });

  test('of an order of one’s own: nothing is lost, doubled or moved that was not meant', async () => {
    const { between } = createRandom(23);
    const employee = await signedIn(sandbox, 'employee');
    const asked = { displayClient: 'pc', loadAll: '1', navMode: 'standard' } as const;
    const order = async () => (await employee.call(queryEmpMenus, asked)).empmenus.map(({ id }) => id);
    const statuses = await employee.call(loadModuleStatusPersonal, {});
    const { empmenus } = await employee.call(queryEmpMenus, asked);
    // Applications that are off are in no launcher: nobody sees where they stand.
    const on = new Set(usableApps(empmenus, statuses).map(({ id }) => id));
    const seen = (ids: readonly string[]) => ids.filter((id) => on.has(id));
    const refusals = new Set<boolean>();
    for (let turn = 0; turn < 40; turn += 1) {
      const before = await order();
      const orders = before.filter(() => between(0, 5) === 0).toSorted(() => between(-1, 1));
      if (between(0, 4) === 0) orders.push(before[0] ?? '', before[0] ?? '');
      if (between(0, 6) === 0) orders.push('nobody');
      if (orders.length === 0) continue;
      const expected = isOrderRefused(before, orders, 'standard');
      const refused = await isRefused(employee.call(saveEmpAppManageConfigs, { orders }));
      refusals.add(refused);
      expect(refused, JSON.stringify(orders)).toBe(expected);
      const after = await order();
      expect(after.toSorted()).toEqual(before.toSorted());
      expect(seen(after)).toEqual(seen(refused ? before : reorderApps(before, orders)));
    }
    expect(refusals.size).toBe(2);
  });

  test('of quick create: one to fifteen, what may be created, deleting', async () => {
    const { between } = createRandom(24);
    const employee = await signedIn(sandbox, 'employee');
    const { id: userId } = (await employee.call(currentSession, {})).user;
    const all = await employee.call(queryAllEmpEnableModules, { userId });
    const targets = all.flatMap((entry) => entranceTargetOf(entry) ?? []);
    const of = (kind: string) => targets.filter((one) => one.kind === kind).map(({ id }) => id);
    const forms = await employee.call(queryFormAuthByFormId, { formIds: of('form') });
    const workflows = await employee.call(queryFormAuto, { workflowIds: of('workflow') });
    const rights = {
      forms: new Map(forms.map(({ formId, permission }) => [formId, permission])),
      workflows: new Map(workflows.map(({ workflowId, permission }) => [workflowId, permission])),
    };
    const shown = async () => (await employee.call(queryEmpMenuEntrances, {})).map(idOf);
    const refusals = new Set<boolean>();
    for (let turn = 0; turn < 80; turn += 1) {
      const before = await shown();
      if (turn % 4 === 3) {
        const gone = all.find((entry) => idOf(entry) === before[0]);
        if (!gone) throw new Error('nothing shows');
        const { module, moduleId } = gone;
        const refused = await isRefused(employee.call(deleteEmpMenuEntrance, { userId, module, moduleId }));
        refusals.add(refused);
        expect(refused).toBe(deleteProblem(before.length) !== null);
        expect(await shown()).toEqual(refused ? before : before.slice(1));
        continue;
      }
      const rate = turn % 8 === 0 ? 1 : 4;
      const add = all.filter((entry) => !before.includes(idOf(entry)) && between(0, rate) === 0);
      const del = all.filter(
        (entry) => before.includes(idOf(entry)) && between(0, turn % 9 === 0 ? 0 : 2) === 0,
      );
      const changes = { addMenuEntrances: add.map(entranceKeyOf), delMenuEntrances: del.map(entranceKeyOf) };
      const after = idsAfter(before, changes);
      const expected = choiceProblem(after.length) !== null || add.some((entry) => !mayCreate(entry, rights));
      const refused = await isRefused(employee.call(saveEmpMenuEntrances, changes));
      refusals.add(refused);
      expect(refused, JSON.stringify(changes)).toBe(expected);
      expect(await shown()).toEqual(refused ? before : after);
    }
    expect(refusals.size).toBe(2);
  });
});

/** Scope decides the call (3§1; APP-002 to 004): an employee's own are refused by the organisation, the team's by rights and detach. */
describe('detach × account × scope', () => {
  const personal: Readonly<Record<string, (who: Client) => Promise<unknown>>> = {
    arrange: (who) => who.call(saveEmpAppManageConfigs, { showApps: [{ id: '2', display: false }] }),
    group: (who) => who.call(ownGroups.createPersonalCategory, { groupName: 'Mine', line: 1 }),
    create: (who) =>
      who.call(saveEmpMenuEntrances, {
        addMenuEntrances: [],
        delMenuEntrances: [{ module: 'task', moduleId: '1', menuType: '1' }],
      }),
    build: (who) => who.call(createEmpFreeApplication, createEmpFreeApplication.example()),
  };
  const team: Readonly<Record<string, (who: Client) => Promise<unknown>>> = {
    arrange: (who) => who.call(saveAppManageApps, { openModes: [{ id: '2', openMode: 'newPage' }] }),
    group: (who) => who.call(groups.createCategory, { groupName: 'Ours', line: 1 }),
    create: (who) =>
      who.call(saveMenuEntrances, {
        addMenuEntrances: [],
        delMenuEntrances: [{ module: 'task', moduleId: '1', menuType: '1' }],
      }),
    build: (who) => who.call(createFreeApplication, createFreeApplication.example()),
  };
  const every = ['arrange', 'group', 'create', 'build'];
  const made = async (acts: typeof personal, who: Client) => {
    const done: string[] = [];
    for (const [name, act] of Object.entries(acts)) if (!(await isRefused(act(who)))) done.push(name);
    return done;
  };
  const states = ['off', 'on', 'depth'] as const;
  const people: readonly (readonly [SandboxAccount, readonly string[]])[] = [
    ['systemAdministrator', every],
    ['employee', []],
  ];

  test.each(states.flatMap((detach) => people.flatMap(([account, ofTeam]) => [{ detach, account, ofTeam }])))(
    '$detach, $account: all of one’s own, of the team $ofTeam',
    async ({ detach, account, ofTeam }) => {
      await sandbox.pretend({ ...sandbox.scenario(), detach });
      const who = await signedIn(sandbox, account);
      expect(await made(personal, who)).toEqual(every);
      expect(await made(team, who)).toEqual(ofTeam);
    },
  );

  test.each(states)(
    '%s: where employees may not set their own, quick create alone is left to them',
    async (detach) => {
      await sandbox.pretend({ ...sandbox.scenario(), detach });
      await client.call(saveAppManageConfigs, {
        appManageConfigs: [{ configKey: 'emp_menu_display_forbid', configValue: '1' }],
      });
      const who = await signedIn(sandbox, 'employee');
      expect(await made(personal, who)).toEqual(['create']);
    },
  );
});
