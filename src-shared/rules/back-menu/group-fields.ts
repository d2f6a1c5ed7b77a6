/** The form of an admin centre menu group (spec 3§3.8, 3§5.5, 3§9; BMENU-040, 057 to 060, 064). */
import type { Message } from '../../text/message.ts';
import type { Fields, SwitchRow, TextRow } from '../common/fields/field.ts';

export interface MenuGroupForm {
  /** Whether the custom name is shown instead of the group's own. */
  readonly customNameStatus: boolean;
  readonly customName: string;
  /** The position among the groups, from 1. */
  readonly menuOrder: number;
  /** The ids of the group's common menus. */
  readonly common: readonly string[];
}

/** Characters of a name; the documents give no limit. */
export const longestMenuName = 50;
/** The maximum number of common menus in a group (3§9). */
export const mostCommon = 4;

interface CustomNamed {
  readonly customNameStatus: boolean;
}

/** An `own` group or menu has no name but its custom name, so the form has no switch for it. */
export function customNameFields<Values extends CustomNamed>(
  words: 'backMenu.group' | 'backMenu.menu',
  own: boolean,
): { readonly customNameStatus?: SwitchRow<Values>; readonly customName: TextRow<Values> } {
  const name = {
    kind: 'text' as const,
    label: `${words}.name` as const,
    help: 'backMenu.names.stored' as const,
    most: longestMenuName,
    missing: 'backMenu.missing' as const,
  };
  if (own) return { customName: { ...name, required: true } };
  const isCustom = (values: Values) => values.customNameStatus;
  return {
    customNameStatus: { kind: 'switch', label: `${words}.custom` },
    customName: { ...name, when: isCustom, required: isCustom },
  };
}

/** The number of groups limits the order; a new group may also come after all of them. */
export function groupFields(groups: number, which: 'new' | 'own' | 'system'): Fields<MenuGroupForm> {
  return {
    ...customNameFields<MenuGroupForm>('backMenu.group', which !== 'system'),
    menuOrder: {
      kind: 'number',
      label: 'backMenu.group.order',
      required: true,
      least: 1,
      most: which === 'new' ? groups + 1 : Math.max(1, groups),
      range: 'backMenu.group.orderRange',
    },
  };
}

/** A group has at most four common menus (3§5.5, 3§5.6). */
export function commonProblem(common: readonly string[]): Message | null {
  return common.length > mostCommon
    ? { key: 'backMenu.group.tooManyCommon', params: { most: mostCommon } }
    : null;
}

/** A new group comes last: its order is the highest order plus 1, or 1 for the first group (BMENU-040). */
export function nextGroupOrder(groups: readonly { readonly menuOrder: number }[]): number {
  return groups.reduce((most, { menuOrder }) => Math.max(most, menuOrder), 0) + 1;
}
