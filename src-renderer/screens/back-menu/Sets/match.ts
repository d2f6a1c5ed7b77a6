/**
 * Which groups and menus of two sets are the same one. The platform's menus by their code; its groups, which have none, by
 * their key or by what the platform calls them in some language; what a tenant made by its name and its address.
 */
import type { MenuSet, SetGroup, SetMenu } from './menu-set.ts';
import { nameOfNamed } from './menu-set.ts';

export interface Placed<Menu extends SetMenu = SetMenu> {
  readonly menu: Menu;
  readonly group: SetGroup;
}

export interface Matched {
  /** By the group of the first set: that of the second. */
  readonly groups: ReadonlyMap<SetGroup, SetGroup>;
  readonly menus: ReadonlyMap<SetMenu, Placed>;
}

export function placedIn({ groups }: MenuSet): Placed[] {
  return groups.flatMap((group) => group.menus.map((menu) => ({ menu, group })));
}

export function matchSets(first: MenuSet, second: MenuSet): Matched {
  const groups = pairs(first.groups, second.groups, [
    (group) => (group.own ? [] : [group.key]),
    (group) => (group.own ? [] : platformWords(group)),
    (group) => (group.own ? [nameOfNamed(group)] : []),
  ]);
  const all = placedIn(second);
  const places = new Map(all.map((placed) => [placed.menu, placed]));
  const menus = pairs(
    placedIn(first).map(({ menu }) => menu),
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
        const placed = places.get(other);
        return placed ? [[menu, placed] as const] : [];
      }),
    ),
  };
}

function platformWords({ name, platformNames }: SetGroup): string[] {
  const words = Object.entries(platformNames).map(([lang, word]) => `${lang} ${word}`);
  return name === '' ? words : [...words, ` ${name}`];
}

/** Pairs by the first of these words that both have; of several the first that is free. */
function pairs<T>(
  first: readonly T[],
  second: readonly T[],
  wordings: readonly ((one: T) => readonly string[])[],
): Map<T, T> {
  const found = new Map<T, T>();
  const taken = new Set<T>();
  for (const words of wordings) {
    const free = new Map<string, T[]>();
    for (const other of second) {
      if (taken.has(other)) continue;
      for (const word of words(other)) {
        const same = free.get(word);
        if (same) same.push(other);
        else free.set(word, [other]);
      }
    }
    for (const one of first) {
      if (found.has(one)) continue;
      const other = words(one)
        .flatMap((word) => free.get(word) ?? [])
        .find((each) => !taken.has(each));
      if (other === undefined) continue;
      found.set(one, other);
      taken.add(other);
    }
  }
  return found;
}
