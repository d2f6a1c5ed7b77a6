/** Compares two menu sets: entries of one set alone, and the differing fields of entries in both. */
import { type PlatformLanguage, platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { movedIds } from '#shared/rules/common/moved-ids.ts';
import { ownLanguage } from '#shared/rules/common/names/languages.ts';
import { type GroupedMenu, groupedMenusOf, type MatchedSets, matchSets } from './match.ts';
import { type MenuSet, nameOfNamed, type SetGroup, type SetMenu, type SetNamed } from './menu-set.ts';

export const differenceKinds = [
  'onlyFirst',
  'onlySecond',
  'name',
  'group',
  'order',
  'shown',
  'common',
  'openMode',
  'icon',
  'path',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** A stored value; null where it does not exist. */
export type DifferenceValue = string | number | boolean | null;

export interface MenuSetDifference {
  readonly what: 'group' | 'menu';
  readonly name: string;
  /** The group of a menu; '' for a group. */
  readonly inGroup: string;
  readonly kind: DifferenceKind;
  /** The language of a name. */
  readonly lang: PlatformLanguage | null;
  readonly first: DifferenceValue;
  readonly second: DifferenceValue;
}

export function menuSetDifferences(first: MenuSet, second: MenuSet): MenuSetDifference[] {
  const matched = matchSets(first, second);
  return [...ofGroups(first, second, matched), ...ofMenus(first, second, matched)];
}

function ofGroups(first: MenuSet, second: MenuSet, { groups }: MatchedSets): MenuSetDifference[] {
  const of = (group: SetGroup) => ({ what: 'group', name: nameOfNamed(group), inGroup: '' }) as const;
  const found = new Set(groups.values());
  const moved = movedIndices(first.groups, second.groups, groups);
  return [
    ...first.groups.flatMap((group) => {
      const other = groups.get(group);
      if (!other) return [{ ...of(group), kind: 'onlyFirst', lang: null, first: '', second: null } as const];
      const move = moved.get(group);
      return [
        ...namesDiffer(group, other).map((one) => ({ ...of(group), ...one })),
        ...(move ? [{ ...of(group), kind: 'order', lang: null, ...move } as const] : []),
      ];
    }),
    ...second.groups
      .filter((group) => !found.has(group))
      .map((group) => ({ ...of(group), kind: 'onlySecond', lang: null, first: null, second: '' }) as const),
  ];
}

function ofMenus(first: MenuSet, second: MenuSet, { groups, menus }: MatchedSets): MenuSetDifference[] {
  const found = new Set([...menus.values()].map(({ menu }) => menu));
  const of = ({ menu, group }: GroupedMenu) =>
    ({ what: 'menu', name: nameOfNamed(menu), inGroup: nameOfNamed(group) }) as const;
  const pairs = new Map([...menus].map(([menu, placed]) => [menu, placed.menu]));
  const moved = new Map(
    first.groups.flatMap((group) => {
      const other = groups.get(group);
      return other ? [...movedIndices(group.menus, other.menus, pairs)] : [];
    }),
  );
  return [
    ...groupedMenusOf(first).flatMap((placed) => {
      const other = menus.get(placed.menu);
      if (!other) return [{ ...of(placed), kind: 'onlyFirst', lang: null, first: '', second: null } as const];
      const elsewhere = groups.get(placed.group) !== other.group;
      const move = elsewhere ? undefined : moved.get(placed.menu);
      return [
        ...namesDiffer(placed.menu, other.menu),
        ...(elsewhere ? [differs('group', nameOfNamed(placed.group), nameOfNamed(other.group))] : []),
        ...(move ? [{ kind: 'order', lang: null, ...move } as const] : []),
        ...valuesDiffer(placed.menu, other.menu),
      ].map((one) => ({ ...of(placed), ...one }));
    }),
    ...groupedMenusOf(second)
      .filter(({ menu }) => !found.has(menu))
      .map((placed) => ({ ...of(placed), kind: 'onlySecond', lang: null, first: null, second: '' }) as const),
  ];
}

type Value = Pick<MenuSetDifference, 'kind' | 'lang' | 'first' | 'second'>;

const differs = (kind: DifferenceKind, first: DifferenceValue, second: DifferenceValue): Value => ({
  kind,
  lang: null,
  first,
  second,
});

const compared = ['shown', 'common', 'openMode', 'icon', 'path'] as const;

function valuesDiffer(first: SetMenu, second: SetMenu): Value[] {
  return compared
    .filter((key) => first[key] !== second[key])
    .map((key) => differs(key, first[key], second[key]));
}

/** The custom name where it is shown, then the names in other languages. */
function namesDiffer(first: SetNamed, second: SetNamed): Value[] {
  const own = (one: SetNamed) => (one.customNamed ? one.customName : '');
  return platformLanguages.flatMap((lang) => {
    const [a, b] = [first, second].map((one) => (lang === ownLanguage ? own(one) : (one.names[lang] ?? '')));
    return a === b ? [] : [{ kind: 'name', lang, first: a ?? '', second: b ?? '' } as const];
  });
}

/** The smallest set of entries whose move explains the order, with their indexes from 1; entries of both sets only. */
function movedIndices<T>(first: readonly T[], second: readonly T[], pairs: ReadonlyMap<T, T>) {
  const indexOf = new Map(second.map((one, at) => [one, at]));
  const inBoth = first.flatMap((one, at) => {
    const other = pairs.get(one);
    const there = other === undefined ? undefined : indexOf.get(other);
    return there === undefined ? [] : [{ one, id: String(there), first: at + 1, second: there + 1 }];
  });
  const idsOf = (list: typeof inBoth) => list.map(({ id }) => id);
  const moved = movedIds(idsOf(inBoth), idsOf(inBoth.toSorted((a, b) => a.second - b.second)));
  return new Map(
    inBoth
      .filter(({ id }) => moved.has(id))
      .map(({ one, first: at, second: there }) => [one, { first: at, second: there }] as const),
  );
}
