/** The first view of an employee's own applications. */
import { queryUserConfig } from '../../api/invitations/invitations.ts';
import {
  loadModuleStatusPersonal,
  queryEmpAppManageConfigs,
  queryEmpMenus,
} from '../../api/launcher/launcher.ts';
import type { FirstReads } from '../common/first-reads.ts';
import { type NavMode, navModeOf, syncTypeKey } from '../launcher/configs.ts';

/** Input for the applications in this person's navigation mode. */
export const navigationMenusIn = (navMode: NavMode) =>
  ({ displayClient: 'pc', loadAll: '1', navMode }) as const;

export const arrangeReads: FirstReads = async (ask) => {
  const [configs] = await Promise.all([ask(queryEmpAppManageConfigs, {}), ask(loadModuleStatusPersonal, {})]);
  if (!configs) return;
  await Promise.all([
    ask(queryEmpMenus, navigationMenusIn(navModeOf(configs.appManageConfigs))),
    ask(queryUserConfig, { configName: syncTypeKey }),
  ]);
};
