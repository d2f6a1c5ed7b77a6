/** Quick-create entrances on a sandbox: whose, on which terminal, how many, which rights (spec 3§2.3, 3§5.3, 3§7.5). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Entrance } from '#shared/api/quick-create/entrance.ts';
import * as personal from '#shared/api/quick-create/personal.ts';
import * as team from '#shared/api/quick-create/team.ts';
import { entranceKeyOf, idOf } from '#shared/rules/quick-create/entrance.ts';
import { currentSession } from '#shared/api/session/session.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
let administrator: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'employee');
  administrator = await signedIn(sandbox, 'systemAdministrator');
  user = { userId: (await client.call(currentSession, {})).user.id };
});
afterEach(() => sandbox.close());

const refusal = (message: string) => expect.objectContaining({ kind: 'refused', message });
let user: { readonly userId: string };
const own = () => client.call(personal.queryEmpMenuEntrances, {});
const teams = (who = client) => who.call(team.queryMenuEntrances, { menuType: '1' });
const all = () => client.call(personal.queryAllEmpEnableModules, user);
const teamAll = () => administrator.call(team.queryAllEnableModules, user);
const ids = (entries: readonly Entrance[]) => entries.map(idOf);
const modules = (entries: readonly Entrance[]) =>
  entries.filter(({ sysMenus }) => sysMenus.applicationCustoms.length === 0);
const save = (add: readonly Entrance[], del: readonly Entrance[]) =>
  client.call(personal.saveEmpMenuEntrances, {
    addMenuEntrances: add.map(entranceKeyOf),
    delMenuEntrances: del.map(entranceKeyOf),
  });
const saveTeam = (add: readonly Entrance[], del: readonly Entrance[]) =>
  administrator.call(team.saveMenuEntrances, {
    addMenuEntrances: add.map(entranceKeyOf),
    delMenuEntrances: del.map(entranceKeyOf),
  });
const byDefault = ['task/1', 'calendar/8', 'document/4', 'mail/29', 'customer/5', 'workflow/W201'];

describe('whose entrances', () => {
  test('an employee has the team’s until there are own ones, and again after a reset', async () => {
    expect(ids(await own()).toSorted()).toEqual(byDefault.toSorted());
    const [first] = await own();
    if (!first) throw new Error('no entrance');
    await saveTeam([], [first]);
    expect(ids(await own())).not.toContain(idOf(first));
    const free = modules(await all()).filter((entry) => !entry.selected && idOf(entry) !== idOf(first));
    await save(free.slice(0, 2), []);
    expect(ids(await own()).slice(-2)).toEqual(ids(free.slice(0, 2)));
    expect(ids(await teams(administrator))).not.toContain(idOf(free[0] as Entrance));
    await saveTeam([first], []);
    expect(ids(await own())).not.toContain(idOf(first));
    await client.call(personal.resetMenuEntrance, {});
    expect(ids(await own())).toEqual(ids(await teams(administrator)));
    await administrator.call(team.resetDefaultMenuEntrance, {});
    expect(ids(await teams(administrator)).toSorted()).toEqual(byDefault.toSorted());
  });

  test('phones have entrances of their own', async () => {
    const [first] = await own();
    if (!first) throw new Error('no entrance');
    const input = {
      addMenuEntrances: [],
      delMenuEntrances: [entranceKeyOf(first)],
      clientType: 'appClient' as const,
    };
    await client.call(personal.saveEmpMenuEntrances, input);
    await administrator.call(team.saveMenuEntrances, input);
    const phone = () => client.call(personal.queryEmpMenuEntrancesApp, {});
    expect(ids(await phone())).not.toContain(idOf(first));
    expect(ids(await own())).toContain(idOf(first));
    await client.call(personal.resetMenuEntranceApp, {});
    expect(ids(await phone())).not.toContain(idOf(first));
    await administrator.call(team.resetDefaultMenuEntranceApp, {});
    expect(ids(await phone())).toContain(idOf(first));
    const asked = await administrator.call(team.queryMenuEntrancesApp, { menuType: '1' });
    expect(ids(asked)).toContain(idOf(first));
  });

  test('somebody else’s are neither read nor deleted', async () => {
    const [first] = await own();
    if (!first) throw new Error('no entrance');
    const { module, moduleId } = first;
    const { id: userId } = (await administrator.call(currentSession, {})).user;
    const refused = expect.objectContaining({ kind: 'refused', code: 401 });
    await expect(client.call(personal.queryAllEmpEnableModules, { userId })).rejects.toEqual(refused);
    await expect(client.call(personal.deleteEmpMenuEntrance, { userId, module, moduleId })).rejects.toEqual(
      refused,
    );
    expect(ids(await own())).toContain(idOf(first));
  });

  test('the team’s are the administrators’ to set', async () => {
    await expect(
      client.call(team.saveMenuEntrances, { addMenuEntrances: [], delMenuEntrances: [] }),
    ).rejects.toMatchObject({ kind: 'refused', code: 401 });
  });

  test('what can be chosen says what shows, and where', async () => {
    const chosen = (await all()).filter(({ selected }) => selected);
    expect(ids(chosen).toSorted()).toEqual(ids(await own()).toSorted());
    expect((await own()).map(({ sort }) => sort)).toEqual(byDefault.map((_, index) => index + 1));
    expect((await teamAll()).every(({ menuType }) => menuType === '1')).toBe(true);
  });
});

describe('how many', () => {
  test('one at least, fifteen at most', async () => {
    const shown = await own();
    await expect(save([], shown)).rejects.toEqual(refusal('at least show 1'));
    await save([], shown.slice(1));
    expect(await own()).toHaveLength(1);
    const offers = await teamAll();
    const free = offers.filter(({ selected }) => !selected);
    const room = 15 - (await teams(administrator)).length;
    await expect(saveTeam(free.slice(0, room + 1), [])).rejects.toEqual(refusal('at most show 15'));
    await saveTeam(free.slice(0, room), []);
    expect(await teams(administrator)).toHaveLength(15);
  });

  test('of two none is deleted', async () => {
    const shown = await own();
    const remove = ({ module, moduleId }: Entrance) =>
      client.call(personal.deleteEmpMenuEntrance, { ...user, module, moduleId });
    for (const entry of shown.slice(2)) await remove(entry);
    const [first] = await own();
    if (!first) throw new Error('no entrance');
    await expect(remove(first)).rejects.toEqual(refusal('at least one must be shown'));
    expect(ids(await own())).toEqual(ids(shown.slice(0, 2)));
    const [gone] = shown.slice(2);
    if (gone) await expect(remove(gone)).rejects.toMatchObject({ kind: 'refused' });
    const [teamFirst] = await teams(administrator);
    if (!teamFirst) throw new Error('no entrance');
    const { module, moduleId } = teamFirst;
    await administrator.call(team.deleteMenuEntrance, { ...user, module, moduleId });
    expect(ids(await teams(administrator))).not.toContain(idOf(teamFirst));
  });
});

describe('the order', () => {
  test('is of all of them', async () => {
    const shown = await own();
    const turned = shown.toReversed();
    await client.call(personal.updateEmpMenuEntrancesSort, { menuEntrances: turned.map(entranceKeyOf) });
    expect(ids(await own())).toEqual(ids(turned));
    await expect(
      client.call(personal.updateEmpMenuEntrancesSort, { menuEntrances: turned.slice(1).map(entranceKeyOf) }),
    ).rejects.toMatchObject({ kind: 'refused' });
    const doubled = [...turned.slice(1), ...turned.slice(1, 2)].map(entranceKeyOf);
    await expect(
      client.call(personal.updateEmpMenuEntrancesSort, { menuEntrances: doubled }),
    ).rejects.toMatchObject({ kind: 'refused' });
    const teamTurned = (await teams(administrator)).toReversed();
    await administrator.call(team.updateMenuEntrancesSort, { menuEntrances: teamTurned.map(entranceKeyOf) });
    expect(ids(await teams(administrator))).toEqual(ids(teamTurned));
  });
});

describe('rights', () => {
  test('forms need to be written, workflows to be applied for', async () => {
    const offers = await all();
    const targets = (module: string) =>
      offers.flatMap(({ sysMenus }) =>
        sysMenus.applicationCustoms.flatMap((custom) => (custom.module === module ? [custom.targetId] : [])),
      );
    const forms = await client.call(team.queryFormAuthByFormId, { formIds: targets('biaoge') });
    const flows = await client.call(team.queryFormAuto, { workflowIds: targets('workflow') });
    const allowed = new Map<string, boolean>([
      ...forms.map(({ formId, permission }) => [formId, ['write', 'all'].includes(permission)] as const),
      ...flows.map(({ workflowId, permission }) => [workflowId, permission === 'apply'] as const),
    ]);
    expect(new Set(allowed.values())).toEqual(new Set([true, false]));
    for (const entry of offers) {
      const [custom] = entry.sysMenus.applicationCustoms;
      if (!custom || entry.selected) continue;
      if (!allowed.get(custom.targetId)) {
        await expect(save([entry], [])).rejects.toEqual(refusal('You may not create items of this kind'));
      } else {
        await save([entry], []);
        await save([], [entry]);
      }
    }
  });

  test('nobody adds what is not there', async () => {
    await expect(
      client.call(personal.saveEmpMenuEntrances, {
        addMenuEntrances: [{ module: 'biaoge', moduleId: 'nobody', menuType: '1' }],
        delMenuEntrances: [],
      }),
    ).rejects.toMatchObject({ kind: 'refused' });
  });
});
