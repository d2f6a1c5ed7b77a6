/** A department's menus without the ids of its server: the content of comparisons and files. */
import type { BackMenuGroup, BackMenuItem } from '#shared/api/back-menu/back-menu.ts';
import type { LanguageName } from '#shared/api/language-names/language-names.ts';
import { type Names, ownLanguage, toNames } from '#shared/rules/common/names/languages.ts';

export interface SetNamed {
  /** The platform's name in the reader's language; '' for the tenant's own entries. */
  readonly name: string;
  readonly customName: string;
  /** The custom name is shown. */
  readonly customNamed: boolean;
  /** Custom names in other languages. */
  readonly names: Names;
}

export interface SetMenu extends SetNamed {
  /** '' for a menu of the tenant. */
  readonly code: string;
  readonly shown: boolean;
  readonly common: boolean;
  readonly icon: string;
  readonly path: string;
  readonly openMode: BackMenuItem['openMode'];
}

export interface SetGroup extends SetNamed {
  /** The group's id without its department's suffix: the platform's groups have no code. */
  readonly key: string;
  readonly own: boolean;
  /** The platform's names by language. */
  readonly platformNames: Names;
  readonly menus: readonly SetMenu[];
}

export interface MenuSet {
  readonly groups: readonly SetGroup[];
}

/** Names of menus and groups in all languages. */
export interface NamesOf {
  readonly id: string;
  readonly i18nMenuName: readonly LanguageName[];
  readonly i18nCustomMenuName: readonly LanguageName[];
}

/** A department's copy of a group has the department's id as a suffix. */
const bareKey = (id: string) => id.split('@')[0] ?? id;

export function menuSetOf(groups: readonly BackMenuGroup[], details: readonly NamesOf[]): MenuSet {
  const byId = new Map(details.map((detail) => [detail.id, detail]));
  const named = (one: BackMenuGroup | BackMenuItem): SetNamed => {
    const { [ownLanguage]: _, ...names } = toNames(byId.get(one.id)?.i18nCustomMenuName ?? []);
    return { name: one.menuName, customName: one.customName, customNamed: one.customNameStatus, names };
  };
  return {
    groups: groups.map((group) => ({
      ...named(group),
      key: bareKey(group.id),
      own: group.menuType === 'custom',
      platformNames: toNames(byId.get(group.id)?.i18nMenuName ?? []),
      menus: group.children.map((menu) => ({
        ...named(menu),
        code: menu.menuCode,
        shown: menu.menuStatus,
        common: menu.common,
        icon: menu.icon,
        path: menu.menuPath,
        openMode: menu.openMode,
      })),
    })),
  };
}

/** The set without its names in languages, for a server that does not tell its own. */
export function withoutLanguages({ groups }: MenuSet): MenuSet {
  return {
    groups: groups.map(({ menus, ...group }) => ({
      ...group,
      names: {},
      menus: menus.map((menu) => ({ ...menu, names: {} })),
    })),
  };
}

/** The name in lists. */
export function nameOfNamed({ name, customName, customNamed }: SetNamed): string {
  return (customNamed && customName) || name || customName;
}

export const menusIn = ({ groups }: MenuSet): SetMenu[] => groups.flatMap(({ menus }) => menus);
