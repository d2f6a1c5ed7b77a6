/**
 * Plans how a department's menus become those of a set (dry run): line by line, with the resulting calls. Missing
 * platform menus are reported and left out; further entries of the department stay.
 */
import type { BackMenuGroup, BackMenuItem } from '#shared/api/back-menu/back-menu.ts';
import { platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import type { MenuArrangement } from '#shared/rules/back-menu/arrange.ts';
import { mostCommon } from '#shared/rules/back-menu/group-fields.ts';
import { movedIds } from '#shared/rules/common/moved-ids.ts';
import { type Names, ownLanguage } from '#shared/rules/common/names/languages.ts';
import { matchSets } from './match.ts';
import {
  type MenuSet,
  menuSetOf,
  type NamesOf,
  nameOfNamed,
  type SetGroup,
  type SetMenu,
  type SetNamed,
} from './menu-set.ts';
import { wrongGroup, wrongMenu } from './set-content.ts';

/**
 * `content`: no form would accept it; `missingCode`, `missingGroup`: the platform has no such menu or group here;
 * `tooManyCommon`: more common menus than a group may have.
 */
export type TakeRefusal = 'missingCode' | 'missingGroup' | 'tooManyCommon' | 'content';

export const takeParts = ['create', 'values', 'group', 'order', 'shown', 'common', 'languages'] as const;
/** The parts of a line that have to be done. */
export type TakePart = (typeof takeParts)[number];

export interface TakeLine {
  readonly what: 'group' | 'menu';
  readonly name: string;
  readonly inGroup: string;
  /** The code of a platform menu. */
  readonly code: string;
  readonly parts: readonly TakePart[];
  readonly refusal: TakeRefusal | null;
  /** The entry's id here; null where it has to be created. */
  readonly id: string | null;
  readonly entry: SetGroup | SetMenu;
  /** The group of a menu within the set. */
  readonly group: SetGroup | null;
}

export interface PresentBackMenu {
  readonly groups: readonly BackMenuGroup[];
  readonly details: readonly NamesOf[];
}

export function planTakeOver(menuSet: MenuSet, { groups, details }: PresentBackMenu): TakeLine[] {
  const here = menuSetOf(groups, details);
  const matched = matchSets(menuSet, here);
  const groupIds = new Map(here.groups.map((group, at) => [group, groups[at]?.id ?? null]));
  const menuIds = new Map(
    here.groups.flatMap((group, at) =>
      group.menus.map((menu, index) => [menu, groups[at]?.children[index]?.id ?? null] as const),
    ),
  );
  const indexOf = positionsIn(here);
  const groupIndices = new Map(here.groups.map((group, at) => [group, at]));
  const movedGroups = moved(
    menuSet.groups.flatMap((one) => {
      const other = matched.groups.get(one);
      return other ? [{ one, index: groupIndices.get(other) ?? 0 }] : [];
    }),
  );
  return menuSet.groups.flatMap((group): TakeLine[] => {
    const other = matched.groups.get(group);
    const known = {
      what: 'group',
      name: nameOfNamed(group),
      inGroup: '',
      code: '',
      entry: group,
      group: null,
    } as const;
    const refused = other ? null : !group.own ? 'missingGroup' : wrongGroup(group) ? 'content' : null;
    const line: TakeLine = {
      ...known,
      refusal: refused,
      id: (other && groupIds.get(other)) ?? null,
      parts: refused
        ? []
        : !other
          ? ['create', ...(hasNames(group) ? (['languages'] as const) : [])]
          : [
              ...(sameName(group, other) ? [] : (['values'] as const)),
              ...(sameLanguages(group, other) ? [] : (['languages'] as const)),
              ...(movedGroups.has(group) ? (['order'] as const) : []),
            ],
    };
    const commons = new Set(group.menus.filter(({ common }) => common).slice(0, mostCommon));
    const inBoth = group.menus.flatMap((menu) => {
      const found = matched.menus.get(menu);
      return found && found.group === other ? [{ one: menu, index: indexOf.get(found.menu) ?? 0 }] : [];
    });
    const stepped = moved(inBoth);
    return [
      line,
      ...group.menus.map((menu) => menuLine(menu, group, other, { stepped: stepped.has(menu), commons })),
    ];
  });

  function menuLine(
    menu: SetMenu,
    group: SetGroup,
    other: SetGroup | undefined,
    { stepped, commons }: { readonly stepped: boolean; readonly commons: ReadonlySet<SetMenu> },
  ): TakeLine {
    const found = matched.menus.get(menu);
    const line = {
      what: 'menu' as const,
      name: nameOfNamed(menu),
      inGroup: nameOfNamed(group),
      code: menu.code,
      entry: menu,
      group,
      id: (found && menuIds.get(found.menu)) ?? null,
    };
    if (!found && menu.code !== '') return { ...line, parts: [], refusal: 'missingCode' };
    if (!other && !group.own) return { ...line, parts: [], refusal: 'missingGroup' };
    if (menu.common && !commons.has(menu)) return { ...line, parts: [], refusal: 'tooManyCommon' };
    if (!found && wrongMenu(menu)) return { ...line, parts: [], refusal: 'content' };
    if (!found) {
      const parts: TakePart[] = ['create', 'order'];
      if (!menu.shown) parts.push('shown');
      if (menu.common) parts.push('common');
      if (hasNames(menu)) parts.push('languages');
      return { ...line, parts, refusal: null };
    }
    const elsewhere = found.group !== other;
    const parts: TakePart[] = [];
    if (!sameName(menu, found.menu) || !sameValues(menu, found.menu)) parts.push('values');
    if (elsewhere) parts.push('group');
    else if (stepped) parts.push('order');
    if (menu.shown !== found.menu.shown) parts.push('shown');
    if (menu.common !== (found.menu.common && !elsewhere)) parts.push('common');
    if (!sameLanguages(menu, found.menu)) parts.push('languages');
    return { ...line, parts, refusal: null };
  }
}

/** The smallest set of entries to move for the wanted order; `index` is each entry's present one. */
function moved<One>(wanted: readonly { readonly one: One; readonly index: number }[]): ReadonlySet<One> {
  const ids = (list: typeof wanted) => list.map(({ index }) => String(index));
  const found = movedIds(ids(wanted.toSorted((a, b) => a.index - b.index)), ids(wanted));
  return new Set(wanted.filter(({ index }) => found.has(String(index))).map(({ one }) => one));
}

const positionsIn = ({ groups }: MenuSet) =>
  new Map(groups.flatMap(({ menus }) => menus.map((menu, at) => [menu, at] as const)));

/** The shown custom name: a custom name without its flag counts as none. */
const shownName = ({ customNamed, customName }: SetNamed) => (customNamed ? customName : '');
const sameName = (a: SetNamed, b: SetNamed) => shownName(a) === shownName(b);
const hasNames = ({ names }: SetNamed) => Object.values(names).some((name) => name !== '');
const sameLanguages = (a: SetNamed, b: SetNamed) =>
  platformLanguages.every((lang) => lang === ownLanguage || (a.names[lang] ?? '') === (b.names[lang] ?? ''));

/** The address is compared for own menus only; platform menus keep theirs. */
function sameValues(a: SetMenu, b: SetMenu): boolean {
  return a.icon === b.icon && a.openMode === b.openMode && (a.code !== '' || a.path === b.path);
}

/** The wanted names in all languages; the custom name is that of its own language. */
export function takenNames({ names, customName, customNamed }: SetNamed): Names {
  return { ...names, [ownLanguage]: customNamed ? customName : '' };
}

/**
 * The order after all entries exist: those of the set in its order, further ones of the department behind them. `idOf`
 * returns null for a missing entry.
 */
export function takenArrangement(
  wanted: MenuSet,
  here: readonly Pick<BackMenuGroup, 'id' | 'children'>[],
  idOf: (one: SetGroup | SetMenu) => string | null,
): MenuArrangement {
  const placed = new Set<string>();
  const ids = (list: readonly (SetGroup | SetMenu)[]) => list.flatMap((one) => idOf(one) ?? []);
  // A menu whose group is missing stays where it is.
  for (const group of wanted.groups)
    if (idOf(group) !== null) for (const id of ids(group.menus)) placed.add(id);
  const stays = (id: string) =>
    (here.find((group) => group.id === id)?.children ?? [])
      .map((menu: Pick<BackMenuItem, 'id'>) => menu.id)
      .filter((menu) => !placed.has(menu));
  const first = wanted.groups.flatMap((group) => {
    const id = idOf(group);
    return id === null ? [] : [{ id, menus: [...ids(group.menus), ...stays(id)] }];
  });
  const known = new Set(first.map(({ id }) => id));
  const others = here.filter(({ id }) => !known.has(id)).map(({ id }) => ({ id, menus: stays(id) }));
  return [...first, ...others];
}
