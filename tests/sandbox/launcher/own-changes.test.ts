/**
 * Two devices of one employee, and the organisation in between: no setting that the user did not make is ever sent, and
 * what the organisation changes reaches everybody who did not decide otherwise (spec 3§2.2; row LAUNCH-016).
 */
import { expect, test } from 'vitest';
import type { AppItem, OpenMode } from '#shared/api/applications/app.ts';
import { saveAppManageApps, updateAppOrders } from '#shared/api/applications/display.ts';
import { queryTenantApplicationList } from '#shared/api/applications/lookups.ts';
import { enableModule } from '#shared/api/applications/modules.ts';
import { queryEmpMenus, type saveEmpAppManageConfigs } from '#shared/api/launcher/launcher.ts';
import type { Input } from '#shared/api/endpoint.ts';
import { moduleIds } from '#shared/rules/common/applications/enablement.ts';
import { createRandom } from '#shared/kit/random.ts';
import { changedNames, type Edits, mergeEdits } from '#shared/kit/merge.ts';
import {
  arrangedOrder,
  type LauncherValues,
  neighboursFor,
  settingIn,
  withShownApps,
  withShownNavs,
} from '#shared/rules/launcher/arrangement.ts';
import { movesBetween } from '#shared/rules/launcher/moves.ts';
import { launcherRecord } from '#shared/rules/records/launcher/launcher-record.ts';
import { long } from '../../support/test-amount.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

const locator = { names: {} };
const modes = ['current', 'newPage', 'newWindow'] as const satisfies readonly OpenMode[];
/** Five hundred saves in all; one test of them takes longer than a test may on a busy machine. */
const rounds = 100;
const seeds = long ? [16, 17, 18, 19, 20] : [16];
/** Modules that others need: hiding one would turn those off. */
const needed: readonly string[] = Object.values(moduleIds);

const items = async (who: Client) =>
  (await who.call(queryEmpMenus, { displayClient: 'pc', loadAll: '1', navMode: 'standard' })).empmenus;
const given = (who: Client) => who.call(queryTenantApplicationList, { displayClient: 'pc', loadAll: true });
const read = (who: Client) =>
  launcherRecord.read((endpoint, input) => who.call(endpoint, input), locator, []);

test.each(seeds)(`${rounds} saves, by seed %i`, async (seed) => {
  const sandbox = await freshSandbox();
  const employee = await signedIn(sandbox, 'employee');
  const administrator = await signedIn(sandbox, 'systemAdministrator');
  const { between, pick } = createRandom(seed);
  /** The user's own decisions against the organisation's, by field. */
  const own = new Map<string, unknown>();
  const moved = new Set<string>();
  const free = (await given(administrator))
    .filter(
      ({ baseApp, applicationType, moduleId }) =>
        !baseApp && applicationType === '' && !needed.includes(moduleId),
    )
    .map(({ moduleId }) => moduleId)
    .slice(0, 12);
  const devices = [await read(employee), await read(employee)];

  const edited = (before: LauncherValues): object => {
    const id = pick(before.order);
    switch (between(0, 3)) {
      case 0:
        return withShownApps(before, [id], between(0, 1) === 1);
      case 1:
        return withShownNavs([id], between(0, 1) === 1);
      case 2: {
        const name = `open:${id}` as const;
        return { [name]: pick(modes) };
      }
      default: {
        const others = arrangedOrder(before).filter((one) => one !== id);
        return neighboursFor(before, others.toSpliced(between(0, others.length), 0, id), () => '');
      }
    }
  };
  const organise = async () => {
    const id = pick(free);
    switch (between(0, 2)) {
      case 0: {
        await administrator.call(saveAppManageApps, { showApps: [{ id, display: between(0, 1) === 1 }] });
        const module = { moduleStr: '', moduleId: id, moduleName: '', status: true };
        return administrator.call(enableModule, { module });
      }
      case 1:
        return administrator.call(saveAppManageApps, { openModes: [{ id, openMode: pick(modes) }] });
      default: {
        const all = await given(administrator);
        const groups = [...Map.groupBy(all, ({ acId }) => acId).values()].filter((apps) => apps.length > 1);
        const [one, other] = pick(groups);
        if (!one || !other) return undefined;
        return administrator.call(updateAppOrders, {
          appOrders: [
            { id: one.id, orderNum: other.orderIndex },
            { id: other.id, orderNum: one.orderIndex },
          ],
        });
      }
    }
  };
  const expectOnly = (
    input: Input<typeof saveEmpAppManageConfigs>,
    names: readonly string[],
    newest: LauncherValues,
  ) => {
    const wanted = new Set(names);
    const { showApps = [], showNavs = [], openModes = [], orders, appManageConfigs } = input;
    expect(showApps.map(({ id }) => `show:${id}`).filter((name) => !wanted.has(name))).toEqual([]);
    expect(showNavs.map(({ id }) => `nav:${id}`).filter((name) => !wanted.has(name))).toEqual([]);
    expect(openModes.map(({ id }) => `open:${id}`).filter((name) => !wanted.has(name))).toEqual([]);
    expect(appManageConfigs).toBeUndefined();
    if (!orders) return;
    // Applications that were not moved keep their mutual order, and are not named.
    const still = (ids: readonly string[]) => ids.filter((id) => !wanted.has(`after:${id}`));
    expect(still(orders)).toEqual(still(newest.order.filter((id) => orders.includes(id))));
  };
  const expectFollowed = (mine: readonly AppItem[], theirs: readonly AppItem[]) => {
    const organisation = new Map(theirs.map((app) => [app.id, app]));
    for (const { id, showApp, openMode } of mine) {
      const app = organisation.get(id);
      // An application of the employee's own is no other's to change.
      if (!app) continue;
      expect([id, showApp]).toEqual([id, own.get(`show:${id}`) ?? app.showApp]);
      expect([id, openMode]).toEqual([id, own.get(`open:${id}`) ?? app.openMode]);
    }
    const still = (apps: readonly AppItem[]) => apps.map(({ id }) => id).filter((id) => !moved.has(id));
    const both = still(mine).filter((id) => organisation.has(id));
    expect(both).toEqual(still(theirs).filter((id) => both.includes(id)));
  };

  for (let round = 0; round < rounds; round += 1) {
    if (between(0, 2) === 0) await organise();
    const device = between(0, 1);
    const before = devices[device] ?? (await read(employee));
    const edits = Object.fromEntries(
      Object.entries(edited(before)).map(([name, to]) => [name, { from: before[name as 'order'], to }]),
    ) as unknown as Edits<LauncherValues>;
    const names = changedNames(edits);
    const newest = await read(employee);
    const { after, changed } = mergeEdits(edits, newest);
    if (changed.length > 0) {
      for (const { id } of movesBetween(newest.order, arrangedOrder(after))) moved.add(id);
      const { endpoint, input } = launcherRecord.write(locator, after, changed);
      expectOnly(input as Input<typeof saveEmpAppManageConfigs>, names, newest);
      await employee.call(endpoint, input);
    }
    const [mine, theirs] = [await items(employee), await given(employee)];
    const organisation = new Map(theirs.map((app) => [app.id, app]));
    for (const name of changed) {
      const found = settingIn(name);
      if (!found) throw new Error(`${name} was changed`);
      const { setting, id } = found;
      const app = organisation.get(id);
      const usual = setting === 'show' ? app?.showApp : app?.openMode;
      if (setting === 'after' || setting === 'nav') continue;
      if (after[name] === usual) own.delete(name);
      else own.set(name, after[name]);
    }
    expectFollowed(mine, theirs);
    devices[device] = await read(employee);
  }
  // The rounds are of some of everything.
  expect(own.size).toBeGreaterThan(5);
  expect(moved.size).toBeGreaterThan(5);
  await sandbox.close();
});

test('nothing of an application that is gone by now is sent, and the others are', async () => {
  const sandbox = await freshSandbox();
  const employee = await signedIn(sandbox, 'employee');
  const newest = await read(employee);
  const { endpoint, input } = launcherRecord.write(
    locator,
    { ...newest, 'show:gone': false, 'show:8': false },
    ['show:gone', 'show:8'],
  );
  expect(input).toEqual({ showApps: [{ id: '8', display: false }] });
  await employee.call(endpoint, input);
  await expect(
    launcherRecord.read((one, asked) => employee.call(one, asked), locator, ['show:gone']),
  ).rejects.toThrow('not there');
  await sandbox.close();
});
