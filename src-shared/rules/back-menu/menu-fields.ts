/** The form of an admin centre menu (spec 3§3.8, 3§5.5; BMENU-026, 027, 061 to 063). */
import type { BackMenuItem } from '../../api/back-menu/back-menu.ts';
import type { Message } from '../../text/message.ts';
import { iconProblem } from '../common/applications/app-icon.ts';
import type { Fields } from '../common/fields/field.ts';
import { longestMenuAddress, menuAddress } from '../common/links/menu-address.ts';
import { customNameFields } from './group-fields.ts';

export interface MenuForm {
  /** The id of the menu's group; '' before the user chooses one. */
  readonly parentId: string;
  readonly customNameStatus: boolean;
  readonly customName: string;
  readonly icon: string;
  readonly menuPath: string;
  readonly openMode: BackMenuItem['openMode'];
}

/** The maximum number of characters of each field; the documents give no limits. */
const longest = { icon: 100, path: longestMenuAddress };

/** A menu that the tenant made (`isCustom`) has only its custom name and an address that the tenant sets. */
export function menuFields(isCustom: boolean): Fields<MenuForm> {
  return {
    ...customNameFields<MenuForm>('backMenu.menu', isCustom),
    icon: { kind: 'text', label: 'backMenu.menu.icon', most: longest.icon, mono: true, check: iconProblem },
    ...(isCustom && {
      menuPath: {
        kind: 'text',
        label: 'backMenu.menu.path',
        help: 'backMenu.menu.pathHelp',
        mono: true,
        required: true,
        most: longest.path,
        check: pathProblem,
      },
    }),
    openMode: {
      kind: 'choice',
      label: 'backMenu.menu.openMode',
      required: true,
      options: (['current', 'new'] as const).map((value) => ({
        value,
        label: `backMenu.menu.openModes.${value}` as const,
      })),
    },
  };
}

/** Of a path that is too long the limit is told. */
function pathProblem(path: string): Message | null {
  if (path.length > longestMenuAddress) return null;
  return menuAddress(path).kind === 'none' ? { key: 'backMenu.menu.pathWrong' } : null;
}

/** A menu must belong to an existing group (BMENU-063). */
export function parentProblem(parentId: string, groups: readonly { readonly id: string }[]): Message | null {
  return groups.some(({ id }) => id === parentId) ? null : { key: 'backMenu.menu.noParent' };
}
