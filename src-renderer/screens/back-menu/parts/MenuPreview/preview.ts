/**
 * The admin centre's menu as somebody would see it: with an unsaved order, in one language, with a role's grants (spec
 * 3§2.5, 3§3.8; 1§6). Pure.
 */
import type { BackMenuGroup, BackMenuItem } from '#shared/api/back-menu/back-menu.ts';
import type { MenuDetail } from '#shared/api/back-menu/detail.ts';
import type { PlatformLanguage } from '#shared/api/language-names/platform-languages.ts';
import type { MenuArrangement } from '#shared/rules/back-menu/arrange.ts';
import { ownLanguage } from '#shared/rules/common/names/languages.ts';

export interface PreviewLine {
  readonly id: string;
  readonly name: string;
  /** The name of another language stands in for the missing one. */
  readonly missing: boolean;
}

export interface PreviewEntry extends PreviewLine {
  readonly common: boolean;
}

export interface PreviewSection extends PreviewLine {
  readonly entries: readonly PreviewEntry[];
}

type Names = Pick<MenuDetail, 'i18nMenuName' | 'i18nCustomMenuName'>;
type Named = Pick<BackMenuItem, 'id' | 'menuName' | 'customName' | 'customNameStatus'>;

/** The name in a language, or another one with `missing`. */
export function previewName(item: Named, names: Names | undefined, lang: PlatformLanguage): PreviewLine {
  const { id, menuName, customName, customNameStatus } = item;
  const custom = customNameStatus || menuName === '';
  const list = (custom ? names?.i18nCustomMenuName : names?.i18nMenuName) ?? [];
  const ownName = list.find((name) => name.lang === lang && name.name !== '')?.name;
  if (ownName !== undefined) return { id, name: ownName, missing: false };
  const kept = custom ? customName : menuName;
  // The custom name is in the language of names; the language of the platform's plain name is unknown.
  const missing = custom ? lang !== ownLanguage || customName === '' : names !== undefined;
  return { id, name: kept || menuName || id, missing };
}

interface Asked {
  readonly groups: readonly BackMenuGroup[];
  readonly arrangement: MenuArrangement;
  readonly details: ReadonlyMap<string, Names>;
  readonly lang: PlatformLanguage;
  /** Codes that the role is granted; null: all. The tenant's own menus are granted to everybody. */
  readonly granted: ReadonlySet<string> | null;
}

/** Common menus come first; a group without visible menus is left out. */
export function previewMenu({ groups, arrangement, details, lang, granted }: Asked): PreviewSection[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const menus = new Map(groups.flatMap(({ children }) => children.map((menu) => [menu.id, menu] as const)));
  const isVisible = ({ menuStatus, menuCode }: BackMenuItem) =>
    menuStatus && (granted === null || menuCode === '' || granted.has(menuCode));
  return arrangement.flatMap((placed) => {
    const group = byId.get(placed.id);
    const inside = placed.menus.flatMap((id) => menus.get(id) ?? []).filter(isVisible);
    if (!group || inside.length === 0) return [];
    const ordered = [...inside.filter(({ common }) => common), ...inside.filter(({ common }) => !common)];
    const entries = ordered.map((menu) => ({
      ...previewName(menu, details.get(menu.id), lang),
      common: menu.common,
    }));
    return [{ ...previewName(group, details.get(group.id), lang), entries }];
  });
}
