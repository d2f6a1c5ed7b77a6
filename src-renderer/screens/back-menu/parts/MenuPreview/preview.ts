/**
 * The menu of the admin centre as somebody would have it: an order that may not be saved yet, in one language, as far as
 * a role is granted it (spec 3§2.5, 3§3.8; 1§6). Pure.
 */
import type { BackMenuGroup, BackMenuItem } from '#shared/api/back-menu/back-menu.ts';
import type { MenuDetail } from '#shared/api/back-menu/detail.ts';
import type { PlatformLanguage } from '#shared/api/language-names/platform-languages.ts';
import type { Arrangement } from '#shared/rules/back-menu/arrange.ts';
import { ownLanguage } from '#shared/rules/common/names/languages.ts';

export interface PreviewLine {
  readonly id: string;
  readonly name: string;
  /** It has no name in this language: another one's stands there. */
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

/** What it is called in a language, and whether that is this language's name. */
export function nameIn(one: Named, names: Names | undefined, lang: PlatformLanguage): PreviewLine {
  const { id, menuName, customName, customNameStatus } = one;
  const custom = customNameStatus || menuName === '';
  const list = (custom ? names?.i18nCustomMenuName : names?.i18nMenuName) ?? [];
  const own = list.find((name) => name.lang === lang && name.name !== '')?.name;
  if (own !== undefined) return { id, name: own, missing: false };
  const kept = custom ? customName : menuName;
  // The custom name itself is in the language of names; of the platform's own names no language is known then.
  const missing = custom ? lang !== ownLanguage || customName === '' : names !== undefined;
  return { id, name: kept || menuName || id, missing };
}

interface Asked {
  readonly groups: readonly BackMenuGroup[];
  readonly arrangement: Arrangement;
  readonly details: ReadonlyMap<string, Names>;
  readonly lang: PlatformLanguage;
  /** Codes that the role is granted; null: all. What the tenant made is granted to everybody. */
  readonly granted: ReadonlySet<string> | null;
}

/** Common menus stand first; a group of which nothing is shown is not there. */
export function previewMenu({ groups, arrangement, details, lang, granted }: Asked): PreviewSection[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const menus = new Map(groups.flatMap(({ children }) => children.map((menu) => [menu.id, menu] as const)));
  const seen = ({ menuStatus, menuCode }: BackMenuItem) =>
    menuStatus && (granted === null || menuCode === '' || granted.has(menuCode));
  return arrangement.flatMap((placed) => {
    const group = byId.get(placed.id);
    const inside = placed.menus.flatMap((id) => menus.get(id) ?? []).filter(seen);
    if (!group || inside.length === 0) return [];
    const ordered = [...inside.filter(({ common }) => common), ...inside.filter(({ common }) => !common)];
    const entries = ordered.map((menu) => ({
      ...nameIn(menu, details.get(menu.id), lang),
      common: menu.common,
    }));
    return [{ ...nameIn(group, details.get(group.id), lang), entries }];
  });
}
