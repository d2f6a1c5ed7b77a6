/** What a menu or a group is called, in the list and in what is said of it. */
import type { BackMenuGroup } from '#shared/api/back-menu/back-menu.ts';

type Named = Pick<BackMenuGroup, 'id' | 'menuName' | 'customName' | 'customNameStatus'>;

export function shownName({ id, menuName, customName, customNameStatus }: Named): string {
  return (customNameStatus && customName) || menuName || customName || id;
}
