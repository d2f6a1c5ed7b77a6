/** The shown name of a menu or a group. */
import type { BackMenuGroup } from '#shared/api/back-menu/back-menu.ts';

type Named = Pick<BackMenuGroup, 'id' | 'menuName' | 'customName' | 'customNameStatus'>;

export function shownMenuName({ id, menuName, customName, customNameStatus }: Named): string {
  return (customNameStatus && customName) || menuName || customName || id;
}
