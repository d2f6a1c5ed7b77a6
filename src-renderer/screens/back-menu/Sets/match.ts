/**
 * Matches the groups and menus of two sets. The platform's menus match by code; its groups, which have no code, by key
 * or by the platform's name in any language; the tenant's own entries by name and address.
 */
import type { MenuSet, SetGroup, SetMenu } from './menu-set.ts';
import { nameOfNamed } from './menu-set.ts';

export interface GroupedMenu<Menu extends SetMenu = SetMenu> {
  readonly menu: Menu;
  readonly group: SetGroup;
}

export interface MatchedSets {
  /** Groups of the second set by groups of the first. */
  readonly groups: ReadonlyMap<SetGroup, SetGroup>;
  readonly menus: ReadonlyMap<SetMenu, GroupedMenu>;
}

export function groupedMenusOf({ groups }: MenuSet): GroupedMenu[] {
  return groups.flatMap((group) => group.menus.map((menu) => ({ menu, group })));
}

export function matchSets(first: MenuSet, second: MenuSet): MatchedSets {
  const groups = pairs(first.groups, second.groups, [
    (group) => (group.own ? [] : [group.key]),
    (group) => (group.own ? [] : platformWords(group)),
    (group) => (group.own ? [nameOfNamed(group)] : []),
  ]);
  const all = groupedMenusOf(second);
  const placedByMenu = new Map(all.map((placed) => [placed.menu, placed]));
  const menus = pairs(
    groupedMenusOf(first).map(({ menu }) => menu),
    all.map(({ menu }) => menu),
    [
      ({ code }) => (code === '' ? [] : [code]),
      (menu) => (menu.code === '' ? [JSON.stringify([nameOfNamed(menu), menu.path])] : []),
      ({ code, path }) => (code === '' && path !== '' ? [path] : []),
      (menu) => (menu.code === '' ? [nameOfNamed(menu)] : []),
    ],
  );
  return {
    groups,
    menus: new Map(
      [...menus].flatMap(([menu, other]) => {
        const placed = placedByMenu.get(other);
        return placed ? [[menu, placed] as const] : [];
      }),
    ),
  };
}

function platformWords({ name, platformNames }: SetGroup): string[] {
  const words = Object.entries(platformNames).map(([lang, word]) => `${lang} ${word}`);
  return name === '' ? words : [...words, ` ${name}`];
}

/** Pairs entries by the first wording that both share; among several candidates the first free one. */
function pairs<T>(
  first: readonly T[],
  second: readonly T[],
  wordings: readonly ((one: T) => readonly string[])[],
): Map<T, T> {
  const found = new Map<T, T>();
  const matchedItems = new Set<T>();
  for (const words of wordings) {
    const free = new Map<string, T[]>();
    for (const other of second) {
      if (matchedItems.has(other)) continue;
      for (const word of words(other)) {
        const same = free.get(word);
        if (same) same.push(other);
        else free.set(word, [other]);
      }
    }
    for (const item of first) {
      if (found.has(item)) continue;
      const other = words(item)
        .flatMap((word) => free.get(word) ?? [])
        .find((each) => !matchedItems.has(each));
      if (other === undefined) continue;
      found.set(item, other);
      matchedItems.add(other);
    }
  }
  return found;
}
