/**
 * A person's view with unsaved changes (spec 3§2.2, 3§3.3, 3§4), which are laid over the stored state as saving would,
 * so that a nearer department's setting still wins.
 */

import type { AppInfo } from '#shared/api/applications/manage.ts';
import type { queryViewAs } from '#shared/api/applications/view-as.ts';
import type { ConfigRecord } from '#shared/api/config-record.ts';
import type { Output } from '#shared/api/endpoint.ts';
import { navModeKey } from '#shared/rules/applications/display-settings.ts';
import { type Clients, clientsOf, namesIn } from '#shared/rules/common/applications/names-in-lists.ts';
import { departmentSettingKey, settingKeys } from '#shared/rules/common/departments/setting-keys.ts';
import type { NavMode } from '#shared/rules/launcher/configs.ts';
import type { LauncherFacts } from '#shared/rules/launcher/visible-apps.ts';
import {
  type EntranceChoices,
  type OfferedEntrance,
  entrancesShown,
} from '#shared/rules/quick-create/shown-entrances.ts';

export type ViewFacts = Output<typeof queryViewAs>;

/** Unsaved changes; absent parts are unchanged. */
export interface UnsavedSettings {
  /** The department in which the changes would be saved. */
  readonly deptId: string;
  readonly configs?: readonly ConfigRecord[];
  readonly info?: AppInfo;
  /** The application is hidden, and disabled with it (3§4). */
  readonly turnsOff?: boolean;
  /** The team's quick-create entrances of one terminal, by id. */
  readonly entrances?: { readonly terminal: keyof Clients; readonly ids: readonly string[] };
}

export function withUnsaved(
  facts: ViewFacts,
  { deptId, configs = [], info, turnsOff = false, entrances }: UnsavedSettings,
): ViewFacts {
  const { chain } = facts.person;
  const keys = settingKeys(chain, facts.detach);
  const at = departmentSettingKey(deptId, chain, facts.detach);
  /** Whether a setting of this department is at least as near as the effective one. */
  const holds = (from = '') => keys.includes(at) && keys.indexOf(at) >= keys.indexOf(from);
  /** Departments enable applications separately only when the detachment is `depth`. */
  const turnedOff = (from: string) => facts.detach !== 'depth' || holds(from);
  const hidden = facts.apps.find(({ app }) => app.id === info?.sysMenus.id);
  const hiddenSetting = turnsOff && hidden && turnedOff(hidden.enabledFrom) ? hidden : null;
  const before = new Map(facts.configs.map((config) => [config.configKey, config]));
  const heard = configs.filter(({ configKey }) => holds(before.get(configKey)?.deptId));
  const changed = new Set(heard.map(({ configKey }) => configKey));
  return {
    ...facts,
    apps: facts.apps.map((appFacts) => {
      if (!info || appFacts.app.id !== info.sysMenus.id) return appFacts;
      const said = holds(appFacts.infoFrom) ? saidBy(info, appFacts) : appFacts;
      const showApp = holds(appFacts.displayFrom) ? info.menuDisplay : appFacts.app.showApp;
      const menuStatus = appFacts.app.menuStatus && appFacts !== hiddenSetting;
      return { ...appFacts, ...said, app: { ...said.app, showApp, menuStatus } };
    }),
    configs: [
      ...heard.map((config) => ({ ...config, deptId: at })),
      ...facts.configs.filter(({ configKey }) => !changed.has(configKey)),
    ],
    entrances: {
      ...facts.entrances,
      // A disabled module's entrances are offered to nobody.
      offers: facts.entrances.offers.filter(
        ({ module }) => !hiddenSetting || module !== hiddenSetting.app.module,
      ),
      ...(entrances
        ? { [entrances.terminal]: { ...facts.entrances[entrances.terminal], team: [...entrances.ids] } }
        : {}),
    },
  };
}

function saidBy(info: AppInfo, { app, plain, given }: ViewFacts['apps'][number]) {
  const { openMode, icon } = info.sysMenus;
  return {
    app: { ...app, ...namesIn(info, { plain, custom: given }), openMode, icon },
    shares: info.sysMenuShares,
    clients: clientsOf(info),
    top: info.menuTop,
  };
}

/** `navMode` replaces the stored mode. */
export function launcherFacts(
  facts: ViewFacts,
  terminal: keyof Clients,
  navMode: NavMode | null = null,
): LauncherFacts {
  const { configs: ownConfigs, ...arrangement } = facts.own;
  const mode = navMode ? [{ configKey: navModeKey, configValue: navMode }] : [];
  return {
    apps: facts.apps,
    groups: facts.groups,
    arrangement,
    person: facts.person,
    terminal,
    configs: [...mode, ...ownConfigs, ...facts.configs],
  };
}

/** The visible entrances, each with this person's right to use it. */
export function entrancesSeen({ entrances }: ViewFacts, terminal: keyof Clients) {
  const chosen: EntranceChoices = entrances[terminal];
  return entrancesShown<OfferedEntrance & { readonly mayCreate: boolean }>(entrances.offers, chosen);
}
