/** An employee's own launcher (spec 3§2.2, 3§7.1, 3§7.4; LAUNCH-008, 016, 019, 027). */
import * as z from 'zod';
import type { AppItem } from '../../../api/applications/app.ts';
import type { Input } from '../../../api/endpoint.ts';
import { queryPersonalCategories } from '../../../api/launcher/groups.ts';
import {
  loadModuleStatusPersonal,
  queryEmpAppManageConfigs,
  queryEmpMenus,
  saveEmpAppManageConfigs,
} from '../../../api/launcher/launcher.ts';
import { openModeWords } from '../../applications/open-mode-words.ts';
import { describedBy } from '../../common/fields/field.ts';
import { GoneRecord, type RecordKind } from '../../common/record/record.ts';
import {
  arrangedOrder,
  changedLists,
  type LauncherNeighbour,
  type LauncherValues,
  launcherValues,
  settingIn,
} from '../../launcher/arrangement.ts';
import { navModeOf, ownConfigFields, ownConfigsOf } from '../../launcher/configs.ts';
import { usableApps } from '../../launcher/usable.ts';
import { orderNames } from '../order-record.ts';

export const launcherReads = [
  queryEmpAppManageConfigs,
  queryEmpMenus,
  loadModuleStatusPersonal,
  queryPersonalCategories,
];

const described = describedBy<LauncherValues>(ownConfigFields);

/** Names by application id, for labels and neighbours: fields are named by ids. */
const locator = z.strictObject(orderNames);
type Locator = z.output<typeof locator>;

export const launcherLocator = (apps: readonly Pick<AppItem, 'id' | 'menuName'>[]): Locator => ({
  names: Object.fromEntries(apps.map(({ id, menuName }) => [id, menuName])),
});

export const launcherRecord: RecordKind<Locator, LauncherValues> = {
  id: 'launcher',
  locator,
  touches: launcherReads,
  ...described,
  along: ['order'],
  title: () => 'launcher.savedChange',
  label(name, _, at) {
    const found = settingIn(name);
    if (!found) return described.label(name);
    const { setting, id } = found;
    return { key: `launcher.one.${setting}`, params: { name: at?.names?.[id] ?? id } };
  },
  words(name, value) {
    switch (settingIn(name)?.setting) {
      case 'show':
      case 'nav':
        return typeof value === 'boolean' ? [value ? 'launcher.shown' : 'launcher.hidden'] : null;
      case 'open':
        return openModeWords(value);
      case 'after':
        return (value as Partial<LauncherNeighbour>).id === '' ? ['launcher.first'] : null;
      default:
        return described.words(name, value);
    }
  },
  async read(ask, { names }, edited) {
    const { appManageConfigs } = await ask(queryEmpAppManageConfigs, {});
    const statuses = await ask(loadModuleStatusPersonal, {});
    const navMode = navModeOf(appManageConfigs);
    const { empmenus } = await ask(queryEmpMenus, { displayClient: 'pc', loadAll: '1', navMode });
    const values = launcherValues(usableApps(empmenus, statuses), ownConfigsOf(appManageConfigs), names);
    if (edited.length > 0 && edited.every((name) => settingIn(name) && !(name in values)))
      throw new GoneRecord();
    return values;
  },
  write: (_, after, names) => ({ endpoint: saveEmpAppManageConfigs, input: launcherInput(after, names) }),
};

/** An application that is gone by now is in none of the lists: the server would refuse the others with it. */
export function launcherInput(
  after: LauncherValues,
  names: readonly string[],
): Input<typeof saveEmpAppManageConfigs> {
  const { order } = after;
  const there = new Set(order);
  const changed = changedLists(names);
  const found = <Value>(ids: readonly string[], wantedOf: (id: string) => Value | undefined) =>
    ids.flatMap((id) => {
      const value = wantedOf(id);
      return there.has(id) && value !== undefined ? [{ id, value }] : [];
    });
  const showApps = found(changed.showApps, (id) => after[`show:${id}`]);
  const showNavs = found(changed.showNavs, (id) => after[`nav:${id}`]);
  const openModes = found(changed.openModes, (id) => after[`open:${id}`]);
  const wanted = changed.order.length > 0 ? arrangedOrder(after) : order;
  const orders = wanted.filter((id, at) => order[at] !== id);
  const { configs } = changed;
  return {
    ...(showApps.length > 0 ? { showApps: showApps.map(({ id, value: display }) => ({ id, display })) } : {}),
    ...(showNavs.length > 0
      ? { showNavs: showNavs.map(({ id, value: menuStatus }) => ({ id, menuStatus })) }
      : {}),
    ...(openModes.length > 0
      ? { openModes: openModes.map(({ id, value: openMode }) => ({ id, openMode })) }
      : {}),
    ...(orders.length > 0 ? { orders } : {}),
    ...(configs.length > 0
      ? {
          appManageConfigs: configs.map((configKey) => ({
            configKey,
            configValue: after[configKey] ? '1' : '0',
          })),
        }
      : {}),
  };
}
