/** Names of menu sections and entries. */
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
