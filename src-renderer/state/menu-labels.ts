/** What a menu item is called and whether it matches what was typed. */

import type { Translate } from '#data/text.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { MenuItem, MenuSection } from './menu-model.ts';

export function sectionLabel({ group, name }: MenuSection, t: Translate): string {
  return name ?? t(`frame.menu.group.${group}`);
}

export function menuLabel(item: MenuItem, t: Translate): string {
  if (item.name !== null) return item.name;
  if (item.entry) return t(`frame.menu.entry.${item.entry.code}` as MessageKey);
  return item.kind === 'screen' ? t(item.screen.titleKey) : '';
}

/** Every word is somewhere in the name, the group, the code or the path. */
export function menuMatches(item: MenuItem, words: string, groupName: string, t: Translate): boolean {
  const path = item.kind === 'screen' ? item.to : item.entry.path;
  const text =
    `${menuLabel(item, t)} ${groupName} ${item.entry?.code ?? item.id} ${path}`.toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
