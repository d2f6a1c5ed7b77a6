import type { PermissionNode } from '#shared/api/frame/frame.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { type MenuEntry, type MenuGroup, menuGroups } from '#shared/rules/common/menu/entries.ts';
import { grantedCodes, visible } from '#shared/rules/common/menu/visible.ts';
import { mayOpen } from './access.ts';
import { type MenuListGroups, type OrderedEntry, orderedMenu } from './menu-list.ts';
import { homeOf, type Screen } from './screen.ts';

/** `name`: the tenant's name; null stands for the console's own. */
export type MenuItem =
  | {
      readonly kind: 'screen';
      readonly id: string;
      readonly name: string | null;
      readonly screen: Screen;
      readonly to: string;
      readonly entry: MenuEntry | null;
      /** Id in the tenant's menu; absent for a page that the tenant's menu does not have. */
      readonly listId?: string;
    }
  /** A page of the platform itself (S-1). */
  | {
      readonly kind: 'platform';
      readonly id: string;
      readonly name: string | null;
      readonly entry: MenuEntry;
      /** The entry's address leads nowhere: the entry is shown but disabled. */
      readonly leadsNowhere: boolean;
      readonly listId?: string;
    };

export interface MenuSection {
  readonly id: string;
  /** The group that provides the icon, and the name unless the tenant has set one. */
  readonly group: MenuGroup | 'tools';
  readonly name: string | null;
  readonly listId?: string;
  readonly items: readonly MenuItem[];
}
export interface MenuModel {
  readonly sections: readonly MenuSection[];
}

/** Groups reduced to this console's own pages, without the tools. */
export function ownSections({ sections }: MenuModel): MenuSection[] {
  return narrowed(sections, 'screen').filter(({ group }) => group !== 'tools');
}

export function platformSections({ sections }: MenuModel): MenuSection[] {
  return narrowed(sections, 'platform');
}

/** The section of the console's tools; undefined when no tool is open to the user. */
export function toolSection({ sections }: MenuModel): MenuSection | undefined {
  return sections.find(({ group }) => group === 'tools');
}

function narrowed(sections: readonly MenuSection[], kind: MenuItem['kind']): MenuSection[] {
  return sections
    .map((section) => ({ ...section, items: section.items.filter((item) => item.kind === kind) }))
    .filter(({ items }) => items.length > 0);
}

/** `list`: the tenant's menu; null for the specification's. `right`: the tenant's right to the low-code builder. */
export function buildMenu(
  screens: readonly Screen[],
  session: SessionFacts | null,
  tree: readonly PermissionNode[],
  right?: boolean,
  list: MenuListGroups | null = null,
): MenuModel {
  const codes = grantedCodes(tree);
  const open = screens.filter((screen) => mayOpen(screen, session, codes) === 'yes');
  const shown = (all: readonly OrderedEntry[], facts: SessionFacts) => {
    const context = { tree, session: facts, ...(right === undefined ? {} : { ebuilderRight: right }) };
    const granted = new Set(
      visible(
        all.map(({ entry }) => entry),
        context,
      ),
    );
    return all.filter(({ entry, unknown }) => unknown || granted.has(entry));
  };
  const groups = orderedMenu(list);
  // Pages without a menu entry belong to the specification's group, even when the tenant's menu has lost that group.
  const placed = new Set<string>();
  const pagesOf = (group: MenuSection['group']) => {
    if (placed.has(group)) return [];
    placed.add(group);
    return open
      .filter((screen) => screen.menuGroup === group && screen.menuCode === null)
      .map((screen) => screenItem(screen, null, null));
  };
  const sections: MenuSection[] = groups.map(({ id, group, name, listId, entries }) => ({
    id,
    group,
    name,
    ...(listId !== undefined && { listId }),
    items: [
      ...(session ? shown(entries, session) : []).flatMap((entry) => itemFor(entry, open)),
      ...(id === group ? pagesOf(group) : []),
    ],
  }));
  const rest = [...menuGroups, 'tools' as const].map((group) => ({
    id: group,
    group,
    name: null,
    items: pagesOf(group),
  }));
  return { sections: [...sections, ...rest].filter(({ items }) => items.length > 0) };
}

const leading = {
  pathOrigin: 'given',
  owner: 'platform',
  newPage: false,
  hiddenIn: [],
  flag: null,
  cluster: null,
} as const;

/** A console entry without a built screen is left out. */
function itemFor(
  { entry, name, leadsNowhere = false, listId }: OrderedEntry,
  screens: readonly Screen[],
): MenuItem[] {
  const inList = listId !== undefined && { listId };
  if (entry.owner === 'platform')
    return [{ kind: 'platform', id: entry.code, name, entry, leadsNowhere, ...inList }];
  const screen = screens.find(({ menuCode }) => menuCode === entry.code);
  return screen ? [{ ...screenItem(screen, entry, name), ...inList }] : [];
}

function screenItem(screen: Screen, entry: MenuEntry | null, name: string | null): MenuItem {
  const { leadsOut, menuGroup } = screen;
  if (leadsOut && menuGroup !== null && menuGroup !== 'tools') {
    const leads: MenuEntry = { ...leadsOut, ...leading, group: menuGroup };
    return { kind: 'platform', id: leadsOut.code, name, entry: leads, leadsNowhere: false };
  }
  return { kind: 'screen', id: screen.id, name, screen, to: homeOf(screen), entry };
}
