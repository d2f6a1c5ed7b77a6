/** The shown name of a menu or a group. */
import type { BackMenuGroup } from '#shared/api/back-menu/back-menu.ts';

export type NamedMenu = Pick<BackMenuGroup, 'id' | 'menuName' | 'customName' | 'customNameStatus'>;

export function shownMenuName({ id, menuName, customName, customNameStatus }: NamedMenu): string {
  return (customNameStatus && customName) || menuName || customName || id;
}
