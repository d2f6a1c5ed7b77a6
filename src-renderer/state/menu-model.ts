/** Puts menu entries and screens together; pure. */
import type { PermissionNode } from '#shared/api/frame/frame.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { type MenuEntry, type MenuGroup, menuGroups } from '#shared/rules/common/menu/entries.ts';
import { grantedCodes, visible } from '#shared/rules/common/menu/visible.ts';
import { mayOpen } from './access.ts';
import { type MenuList, type OrderedEntry, orderedMenu } from './menu-list.ts';
import { homeOf, type Screen } from './screen.ts';

/** `name`: as the tenant calls it; null: as the console does. */
export type MenuItem =
  /** A screen of this console. */
  | {
      readonly kind: 'screen';
      readonly id: string;
      readonly name: string | null;
      readonly screen: Screen;
      readonly to: string;
      readonly entry: MenuEntry | null;
    }
  /** A page of the platform itself (S-1). */
  | {
      readonly kind: 'platform';
      readonly id: string;
      readonly name: string | null;
      readonly entry: MenuEntry;
      /** Its address leads nowhere: it is shown and can't be chosen. */
      readonly stuck: boolean;
    };

export interface MenuSection {
  readonly id: string;
  /** Whose icon it has, and whose name where the tenant gave no other one. */
  readonly group: MenuGroup | 'tools';
  readonly name: string | null;
  readonly items: readonly MenuItem[];
}
export interface MenuModel {
  readonly sections: readonly MenuSection[];
}

/** The groups with only this console's own pages of them; the tools stand apart. */
export function ownSections({ sections }: MenuModel): MenuSection[] {
  return narrowed(sections, 'screen').filter(({ group }) => group !== 'tools');
}

/** The groups with only the platform's pages of them. */
export function platformSections({ sections }: MenuModel): MenuSection[] {
  return narrowed(sections, 'platform');
}

/** The program's own tools; undefined: none is open to this person. */
export function toolSection({ sections }: MenuModel): MenuSection | undefined {
  return sections.find(({ group }) => group === 'tools');
}

function narrowed(sections: readonly MenuSection[], kind: MenuItem['kind']): MenuSection[] {
  return sections
    .map((section) => ({ ...section, items: section.items.filter((item) => item.kind === kind) }))
    .filter(({ items }) => items.length > 0);
}

/** `list`: the tenant's order and names; null: the specification's. `right`: the tenant's to the low-code builder. */
export function buildMenu(
  screens: readonly Screen[],
  session: SessionFacts | null,
  tree: readonly PermissionNode[],
  right?: boolean,
  list: MenuList | null = null,
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
  // A page without an entry stands where the specification has its group, also in a menu that lost it.
  const placed = new Set<string>();
  const pagesOf = (group: MenuSection['group']) => {
    if (placed.has(group)) return [];
    placed.add(group);
    return open
      .filter((screen) => screen.menuGroup === group && screen.menuCode === null)
      .map((screen) => screenItem(screen, null, null));
  };
  const sections: MenuSection[] = groups.map(({ id, group, name, entries }) => ({
    id,
    group,
    name,
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

/** An entry of the console whose screen is not built is absent. */
function itemFor({ entry, name, stuck = false }: OrderedEntry, screens: readonly Screen[]): MenuItem[] {
  if (entry.owner === 'platform') return [{ kind: 'platform', id: entry.code, name, entry, stuck }];
  const screen = screens.find(({ menuCode }) => menuCode === entry.code);
  return screen ? [screenItem(screen, entry, name)] : [];
}

function screenItem(screen: Screen, entry: MenuEntry | null, name: string | null): MenuItem {
  return { kind: 'screen', id: screen.id, name, screen, to: homeOf(screen), entry };
}
