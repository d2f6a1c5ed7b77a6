/**
 * The tenant's own order and names of the menu (spec 3§3.8), as the side menu shows them, joined by code with the
 * console's knowledge of each entry: its path, its icon, the rules that hide it. Pure.
 */
import type { BackMenuGroup } from '#shared/api/back-menu/back-menu.ts';
import { menuAddress } from '#shared/rules/common/links/menu-address.ts';
import {
  type MenuEntry,
  type MenuGroup,
  menuEntries,
  menuGroups,
} from '#shared/rules/common/menu/entries.ts';

interface Named {
  readonly id: string;
  /** Name in the reader's language; '' for an entry that the tenant made. */
  readonly name: string;
  /** The tenant's own name, which replaces `name`; or ''. */
  readonly custom: string;
}
export interface MenuListEntry extends Named {
  /** '' for an entry that the tenant made. */
  readonly code: string;
  readonly path: string;
  readonly newPage: boolean;
}
export interface ListedGroup extends Named {
  readonly entries: readonly MenuListEntry[];
  /** Codes of disabled entries. */
  readonly off: readonly string[];
}
export type MenuListGroups = readonly ListedGroup[];

export function toMenuList(groups: readonly BackMenuGroup[]): MenuListGroups {
  return groups.map((group) => ({
    ...named(group),
    off: group.children.filter(({ menuStatus }) => !menuStatus).map(({ menuCode }) => menuCode),
    entries: commonFirst(group.children)
      .filter(({ menuStatus }) => menuStatus)
      .map((item) => ({
        ...named(item),
        code: item.menuCode,
        path: item.menuPath,
        newPage: item.openMode === 'new',
      })),
  }));
}

/** Common menus stand first in their group (3§5.6; BMENU-064). */
function commonFirst(menus: BackMenuGroup['children']): BackMenuGroup['children'] {
  return [...menus.filter(({ common }) => common), ...menus.filter(({ common }) => !common)];
}

function named(one: Pick<BackMenuGroup, 'id' | 'menuName' | 'customName' | 'customNameStatus'>): Named {
  return { id: one.id, name: one.menuName, custom: one.customNameStatus ? one.customName : '' };
}

export function isMenuList(value: unknown): value is MenuListGroups {
  const texts = (one: unknown, names: readonly string[]): boolean =>
    typeof one === 'object' &&
    one !== null &&
    names.every((name) => typeof (one as Record<string, unknown>)[name] === 'string');
  return (
    Array.isArray(value) &&
    value.every(
      (group: { entries?: unknown; off?: unknown }) =>
        texts(group, ['id', 'name', 'custom']) &&
        Array.isArray(group.off) &&
        group.off.every((code) => typeof code === 'string') &&
        Array.isArray(group.entries) &&
        group.entries.every((entry) => texts(entry, ['id', 'name', 'custom', 'code', 'path'])),
    )
  );
}

export interface OrderedEntry {
  readonly entry: MenuEntry;
  /** Displayed name; null stands for the console's own. */
  readonly name: string | null;
  /** Only the list knows the entry, so no grant exists for it. */
  readonly unknown: boolean;
  /** The entry's address leads nowhere. */
  readonly leadsNowhere?: boolean;
  /** Id in the tenant's list; absent for an entry that the list does not have. */
  readonly listId?: string;
}
export interface OrderedGroup {
  readonly id: string;
  /** The group that provides the icon, and the name unless the tenant has set one. */
  readonly group: MenuGroup;
  readonly name: string | null;
  /** Id in the tenant's list, as for an entry. */
  readonly listId?: string;
  readonly entries: readonly OrderedEntry[];
}

const known = new Map<string, MenuEntry>(menuEntries.map((entry) => [entry.code, entry]));

/** The specification's groups and entries in its order: the fallback for a missing or empty list. */
const asGiven: readonly OrderedGroup[] = menuGroups.map((group) => ({
  id: group,
  group,
  name: null,
  entries: menuEntries
    .filter((entry) => entry.group === group)
    .map((entry) => ({ entry, name: null, unknown: false })),
}));

export function orderedMenu(list: MenuListGroups | null): readonly OrderedGroup[] {
  if (!list || list.every(({ entries, off }) => entries.length + off.length === 0)) return asGiven;
  const listedCodes = new Set<string>();
  /** A code that occurs twice is shown only at its first place. */
  const first = (code: string) => code === '' || (!listedCodes.has(code) && listedCodes.add(code));
  const groups = new Set<MenuGroup>();
  const ordered = list.map((listed) => {
    const entries = listed.entries.filter(({ code }) => first(code));
    const group = groupOf(entries, groups);
    if (group) groups.add(group);
    return {
      id: group ?? `own-${listed.id}`,
      group: group ?? 'custom',
      name: listed.custom || (group ? null : listed.name) || null,
      listId: listed.id,
      entries: entries.flatMap((entry) => joined(entry, group ?? 'custom')),
    };
  });
  return withOurs(ordered, new Set([...listedCodes, ...list.flatMap(({ off }) => off)]));
}

/** Adds the console's pages that the list lacks, each to its group of the specification. */
function withOurs(groups: readonly OrderedGroup[], mentioned: ReadonlySet<string>): OrderedGroup[] {
  const missing = asGiven.map((given) => ({
    ...given,
    entries: given.entries.filter(({ entry }) => entry.owner === 'console' && !mentioned.has(entry.code)),
  }));
  return [
    ...groups.map((group) => {
      const more = missing.find(({ id }) => id === group.id)?.entries ?? [];
      return more.length > 0 ? { ...group, entries: [...group.entries, ...more] } : group;
    }),
    ...missing.filter(({ id, entries }) => entries.length > 0 && !groups.some((group) => group.id === id)),
  ];
}

/** The specification's group of most entries: a server's own group ids give no hint. */
function groupOf(entries: readonly MenuListEntry[], listedGroups: ReadonlySet<MenuGroup>): MenuGroup | null {
  const counts = new Map<MenuGroup, number>();
  for (const { code } of entries) {
    const group = known.get(code)?.group;
    if (group) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  return most && !listedGroups.has(most) ? most : null;
}

/** An unknown entry leads to a page of the platform or of the web; one without an address is still shown. */
function joined({ id, code, name, custom, path, newPage }: MenuListEntry, group: MenuGroup): OrderedEntry[] {
  const entry = known.get(code);
  if (entry) return [{ entry, name: custom || null, unknown: false, listId: id }];
  const rest = { pathOrigin: 'given', owner: 'platform', hiddenIn: [], flag: null, cluster: null } as const;
  return [
    {
      entry: { ...rest, code: code || `own-${id}`, group, path, newPage },
      name: custom || name || path,
      unknown: code === '',
      listId: id,
      ...(menuAddress(path).kind === 'none' && { leadsNowhere: true }),
    },
  ];
}
