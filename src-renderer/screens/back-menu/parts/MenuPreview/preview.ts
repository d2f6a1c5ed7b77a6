/**
 * The admin centre's menu as somebody would see it: with an unsaved order, in one language, with a role's grants (spec
 * 3§2.5, 3§3.8; 1§6). It is the left menu's own function, with other facts. Pure.
 */
import type { Translate } from '#data/text.ts';
import type { BackMenuGroup, BackMenuItem } from '#shared/api/back-menu/back-menu.ts';
import type { MenuDetail, MenuTerminal } from '#shared/api/back-menu/detail.ts';
import type { PermissionNode } from '#shared/api/frame/frame.ts';
import type { PlatformLanguage } from '#shared/api/language-names/platform-languages.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import type { MenuArrangement } from '#shared/rules/back-menu/arrange.ts';
import { ownLanguage } from '#shared/rules/common/names/languages.ts';
import { menuLabel, sectionLabel } from '#state/menu-labels.ts';
import { toMenuList } from '#state/menu-list.ts';
import {
  buildMenu,
  type MenuItem,
  type MenuSection,
  ownSections,
  platformSections,
  toolSection,
} from '#state/menu-model.ts';
import type { Screen } from '#state/screen.ts';

export interface PreviewLine {
  readonly id: string;
  readonly name: string;
  /** The name of another language stands in for the missing one. */
  readonly missing: boolean;
}

export interface PreviewEntry extends PreviewLine {
  /** A page that the tenant's menu does not have: it stands at its place and is not arranged. */
  readonly locked: boolean;
  /** The entry's address where it leads nowhere; '' otherwise. */
  readonly stuckAt: string;
}

export interface PreviewSection extends PreviewLine {
  readonly group: MenuSection['group'];
  /** Id of the group in the tenant's menu; absent for a group of the console alone. */
  readonly listId?: string;
  /** Pages of the platform stand below those of the console. */
  readonly part: 'own' | 'tools' | 'platform';
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

/** The administrator whose menu is previewed, with the facts by which the left menu is built. */
export interface PreviewedReader {
  readonly screens: readonly Screen[];
  readonly session: SessionFacts;
  readonly tree: readonly PermissionNode[];
  readonly ebuilder?: boolean | undefined;
  /** The console's own names, and the language that they are in. */
  readonly t: Translate;
  readonly language: PlatformLanguage;
}

interface Asked {
  readonly groups: readonly BackMenuGroup[];
  readonly arrangement: MenuArrangement;
  readonly details: ReadonlyMap<string, Names>;
  readonly lang: PlatformLanguage;
  readonly reader: PreviewedReader;
}

export function previewMenu({ groups, arrangement, details, lang, reader }: Asked): PreviewSection[] {
  const { screens, session, tree, ebuilder, t, language } = reader;
  const byId = new Map(groups.map((group) => [group.id, group]));
  const menus = new Map(groups.flatMap(({ children }) => children.map((menu) => [menu.id, menu] as const)));
  const inLanguage = <One extends BackMenuGroup | BackMenuItem>(one: One): One => ({
    ...one,
    customName: one.customNameStatus || one.menuName === '' ? nameOf(one).name : one.customName,
  });
  function nameOf(one: Named) {
    return previewName(one, details.get(one.id), lang);
  }
  const arranged = arrangement.flatMap((placed) => {
    const group = byId.get(placed.id);
    const children = placed.menus.flatMap((id) => menus.get(id) ?? []).map(inLanguage);
    return group ? [{ ...inLanguage(group), children }] : [];
  });
  const model = buildMenu(screens, session, tree, ebuilder, toMenuList(arranged));
  // The console has names of its own in the reader's language; in another one the platform's are shown.
  const drawn = (id: string, shown: string, own: boolean, stored: Named | undefined): PreviewLine => {
    if (!stored) return { id, name: shown, missing: lang !== language };
    if (own && lang === language) return { id, name: shown, missing: false };
    const { name, missing } = nameOf(stored);
    return { id, name: lang === language ? shown : name, missing };
  };
  const entry = (item: MenuItem): PreviewEntry => ({
    ...drawn(item.id, menuLabel(item, t), item.name === null, menus.get(item.listId ?? '')),
    locked: item.listId === undefined,
    stuckAt: item.kind === 'platform' && item.leadsNowhere ? item.entry.path : '',
  });
  const section =
    (part: PreviewSection['part']) =>
    (one: MenuSection): PreviewSection => ({
      ...drawn(one.id, sectionLabel(one, t), one.name === null, byId.get(one.listId ?? '')),
      group: one.group,
      ...(one.listId !== undefined && { listId: one.listId }),
      part,
      entries: one.items.map(entry),
    });
  const tools = toolSection(model);
  return [
    ...ownSections(model).map(section('own')),
    ...(tools ? [section('tools')(tools)] : []),
    ...platformSections(model).map(section('platform')),
  ];
}

/** The arrangement without the menus that are for another terminal; a menu whose terminal is not known stays. */
export function arrangedFor(
  terminal: MenuTerminal | null,
  arrangement: MenuArrangement,
  details: ReadonlyMap<string, Pick<MenuDetail, 'clientType'>>,
): MenuArrangement {
  const isFor = (id: string) => (details.get(id)?.clientType ?? terminal) === terminal;
  return terminal === null
    ? arrangement
    : arrangement.map((group) => ({ ...group, menus: group.menus.filter(isFor) }));
}

/** Names of the pages that are locked in the editor, by the group of the tenant's menu; '' for the other groups. */
export function lockedPages(
  sections: readonly PreviewSection[],
): ReadonlyMap<string, readonly PreviewEntry[]> {
  const byGroup = new Map<string, PreviewEntry[]>();
  for (const { listId = '', part, entries } of sections) {
    const locked = entries.filter((entry) => entry.locked);
    if (part === 'tools' || locked.length === 0) continue;
    byGroup.set(listId, [...(byGroup.get(listId) ?? []), ...locked]);
  }
  return byGroup;
}
