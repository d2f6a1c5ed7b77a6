/** Puts menu entries and screens together; pure. */
import type { PermissionNode } from '#shared/api/frame/frame.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { type MenuEntry, type MenuGroup, menuEntries, menuGroups } from '#shared/rules/menu/entries.ts';
import { grantedCodes, visible } from '#shared/rules/menu/visible.ts';
import { mayOpen } from './access.ts';
import { homeOf, type Screen } from './screen.ts';

export type MenuItem =
  /** A screen of this console. */
  | {
      readonly kind: 'screen';
      readonly id: string;
      readonly screen: Screen;
      readonly to: string;
      readonly entry: MenuEntry | null;
    }
  /** A page of the platform itself (decision 1). */
  | { readonly kind: 'platform'; readonly id: string; readonly entry: MenuEntry };

export interface MenuSection {
  readonly group: MenuGroup | 'tools';
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

export function toolItems({ sections }: MenuModel): readonly MenuItem[] {
  return sections.find(({ group }) => group === 'tools')?.items ?? [];
}

function narrowed(sections: readonly MenuSection[], kind: MenuItem['kind']): MenuSection[] {
  return sections
    .map(({ group, items }) => ({ group, items: items.filter((item) => item.kind === kind) }))
    .filter(({ items }) => items.length > 0);
}

export function buildMenu(
  screens: readonly Screen[],
  session: SessionFacts | null,
  tree: readonly PermissionNode[],
  right?: boolean,
): MenuModel {
  const codes = grantedCodes(tree);
  const open = screens.filter((screen) => mayOpen(screen, session, codes) === 'yes');
  const entries = session
    ? visible<MenuEntry>(menuEntries, {
        tree,
        session,
        ...(right === undefined ? {} : { ebuilderRight: right }),
      })
    : [];
  const sections = [...menuGroups, 'tools' as const].map((group) => ({
    group,
    items: [
      ...entries.filter((entry) => entry.group === group).flatMap((entry) => itemFor(entry, open)),
      ...open
        .filter((screen) => screen.menuGroup === group && screen.menuCode === null)
        .map((screen) => screenItem(screen, null)),
    ],
  }));
  return { sections: sections.filter((section) => section.items.length > 0) };
}

/** An entry of the console whose screen is not built is absent. */
function itemFor(entry: MenuEntry, screens: readonly Screen[]): MenuItem[] {
  if (entry.owner === 'platform') return [{ kind: 'platform', id: entry.code, entry }];
  const screen = screens.find(({ menuCode }) => menuCode === entry.code);
  return screen ? [screenItem(screen, entry)] : [];
}

function screenItem(screen: Screen, entry: MenuEntry | null): MenuItem {
  return { kind: 'screen', id: screen.id, screen, to: homeOf(screen), entry };
}
