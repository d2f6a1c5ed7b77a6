/** An employee's own launcher (spec 3§2.2, 3§7.1, 3§7.4; LAUNCH-008, 016, 019, 027). */
import * as z from 'zod';
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
import type { RecordKind } from '../../common/record/record.ts';
import { type LauncherValues, launcherValues } from '../../launcher/arrangement.ts';
import { navModeOf, ownConfigFields, ownConfigs, ownConfigsOf } from '../../launcher/configs.ts';
import { usableApps } from '../../launcher/usable.ts';

export const launcherReads = [
  queryEmpAppManageConfigs,
  queryEmpMenus,
  loadModuleStatusPersonal,
  queryPersonalCategories,
];

const lists = ['order', 'showApps', 'showNavs', 'openModes'] as const;
type List = (typeof lists)[number];
const isList = (name: string): name is List => lists.some((list) => list === name);

const described = describedBy<LauncherValues>(ownConfigFields);

export const launcherRecord: RecordKind<Record<never, never>, LauncherValues> = {
  id: 'launcher',
  place: z.strictObject({}),
  touches: launcherReads,
  ...described,
  listed: lists,
  rows: {
    openModes: {
      label: () => ({ key: 'launcher.list.openModes' }),
      words: (_, value) => openModeWords(value),
    },
  },
  title: () => 'launcher.savedChange',
  label: (name) => (isList(name) ? { key: `launcher.list.${name}` } : described.label(name)),
  async read(ask) {
    const { appManageConfigs } = await ask(queryEmpAppManageConfigs, {});
    const statuses = await ask(loadModuleStatusPersonal, {});
    const navMode = navModeOf(appManageConfigs);
    const { empmenus } = await ask(queryEmpMenus, { displayClient: 'pc', loadAll: '1', navMode });
    return launcherValues(usableApps(empmenus, statuses), ownConfigsOf(appManageConfigs));
  },
  write: (_, after, names) => ({ endpoint: saveEmpAppManageConfigs, input: launcherInput(after, names) }),
};

export function launcherInput(
  { order, showApps, showNavs, openModes, ...configs }: LauncherValues,
  names: readonly string[],
): Input<typeof saveEmpAppManageConfigs> {
  const [apps, navs] = [new Set(showApps), new Set(showNavs)];
  const input: Required<Input<typeof saveEmpAppManageConfigs>> = {
    showApps: order.map((id) => ({ id, display: apps.has(id) })),
    showNavs: order.map((id) => ({ id, menuStatus: navs.has(id) })),
    openModes: Object.entries(openModes).map(([id, openMode]) => ({ id, openMode })),
    orders: [...order],
    appManageConfigs: ownConfigs
      .filter((key) => names.includes(key))
      .map((configKey) => ({ configKey, configValue: configs[configKey] ? '1' : '0' })),
  };
  return {
    ...(names.includes('showApps') ? { showApps: input.showApps } : {}),
    ...(names.includes('showNavs') ? { showNavs: input.showNavs } : {}),
    ...(names.includes('openModes') ? { openModes: input.openModes } : {}),
    ...(names.includes('order') ? { orders: input.orders } : {}),
    ...(input.appManageConfigs.length > 0 ? { appManageConfigs: input.appManageConfigs } : {}),
  };
}
