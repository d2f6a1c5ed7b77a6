/** What a department says of its menus of the admin centre (spec 3§3.8, 3§4, 3§6; S-25). */
import type { Fields } from '../common/fields/field.ts';

/** Whether the department keeps menus of its own; whether departments below may. */
export const menuConfigKeys = { own: 'backstage_menu_custom', below: 'backstage_menu_subdept' } as const;

export interface MenuConfig {
  readonly configKey: string;
  readonly configValue: boolean;
}

/** `below` waits for *Save*; `own` acts at once, after a question where it is turned off. */
export interface BelowForm {
  readonly below: boolean;
}

export const belowFields: Fields<BelowForm> = {
  below: { kind: 'switch', label: 'backMenu.sync.below', help: 'backMenu.sync.belowHelp' },
};

/** Of departments below nothing is said: they may. */
export function belowForm(configs: readonly MenuConfig[]): BelowForm {
  return { below: configs.find(({ configKey }) => configKey === menuConfigKeys.below)?.configValue ?? true };
}
