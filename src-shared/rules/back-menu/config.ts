/** The settings of a department for its admin centre menus (spec 3§3.8, 3§4, 3§6; S-25). */
import type { Fields } from '../common/fields/field.ts';

/** The config keys for whether the department keeps menus of its own, and whether departments below may. */
export const menuConfigKeys = { own: 'backstage_menu_custom', below: 'backstage_menu_subdept' } as const;

export interface MenuConfig {
  readonly configKey: string;
  readonly configValue: boolean;
}

/** The setting `below` waits for *Save*; `own` takes effect at once, after a confirmation when it is turned off. */
export interface BelowForm {
  readonly below: boolean;
}

export const belowFields: Fields<BelowForm> = {
  below: { kind: 'switch', label: 'backMenu.sync.below', help: 'backMenu.sync.belowHelp' },
};

/** Departments below may keep their own menus when no config says otherwise. */
export function belowForm(configs: readonly MenuConfig[]): BelowForm {
  return { below: configs.find(({ configKey }) => configKey === menuConfigKeys.below)?.configValue ?? true };
}
