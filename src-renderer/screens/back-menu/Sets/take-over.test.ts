/** The plan for taking a set over, line by line; property: afterwards only refused differences remain. */
import { expect, it, test } from 'vitest';
import type { BackMenuGroup, BackMenuItem } from '#shared/api/back-menu/back-menu.ts';
import { fromNames, ownLanguage } from '#shared/rules/common/names/languages.ts';
import {
  type MenuSet,
  menuSetOf,
  type NamesOf,
  type SetGroup,
  type SetMenu,
  type SetNamed,
} from './menu-set.ts';
import { readSetFile, setFileText } from './set-file.ts';
import { type PresentBackMenu, planTakeOver, takenArrangement } from './take-over.ts';
import { madeGroup, madeMenu, madeSet } from './testing/random-sets.ts';

/** A department with the menus of `set`. */
function here(set: MenuSet): PresentBackMenu {
  const details: NamesOf[] = [];
  const named = (id: string, one: SetNamed) => {
    const custom = fromNames({ ...one.names, [ownLanguage]: one.customName }).filter(
      ({ name }) => name !== '',
    );
    details.push({ id, i18nMenuName: [], i18nCustomMenuName: custom });
    return {
      id,
      menuName: one.name,
      customName: one.customName,
      customNameStatus: one.customNamed,
      menuOrder: 1,
    };
  };
  const groups = set.groups.map(
    (group, at): BackMenuGroup => ({
      ...named(group.own ? `G${at}` : group.key, group),
      originCustomName: group.customName,
      menuType: group.own ? 'custom' : 'system',
      children: group.menus.map(
        (menu, place): BackMenuItem => ({
          ...named(`M${at}-${place}`, menu),
          menuCode: menu.code,
          menuStatus: menu.shown,
          type: group.key,
          parentId: group.key,
          common: menu.common,
          icon: menu.icon,
          menuPath: menu.path,
          openMode: menu.openMode,
          isParent: false,
        }),
      ),
    }),
  );
  return { groups, details };
}

const set = (...groups: SetGroup[]): MenuSet => ({ groups });
const org = madeMenu();
const role = madeMenu({ code: 'role', name: 'Roles', path: 'role' });
const said = (wanted: MenuSet, now: MenuSet) =>
  planTakeOver(wanted, here(now))
    .filter(({ parts, refusal }) => parts.length > 0 || refusal)
    .map(({ what, name, parts, refusal }) => `${what} ${name}: ${refusal ?? parts.join(' ')}`);

it.each<[string, MenuSet, MenuSet, string[]]>([
  ['the same', set(madeGroup([org])), set(madeGroup([org])), []],
  ['what is here besides stays', set(madeGroup([org])), set(madeGroup([org, role])), []],
  [
    'a code that is not there',
    set(madeGroup([org, role])),
    set(madeGroup([org])),
    ['menu Roles: missingCode'],
  ],
  [
    'a group of the platform that is not there, and an own menu in it',
    set(
      madeGroup([madeMenu({ code: '', name: '', customName: 'Mine', customNamed: true })], {
        key: 'x',
        name: 'X',
      }),
    ),
    set(madeGroup([org])),
    ['group X: missingGroup', 'menu Mine: missingGroup'],
  ],
  [
    'an own group with an own menu, hidden and common',
    set(
      madeGroup(
        [madeMenu({ code: '', name: '', customName: 'Mine', customNamed: true, shown: false, common: true })],
        { own: true, key: 'BG1', name: '', customName: 'Ours', customNamed: true, names: { de_DE: 'Unser' } },
      ),
    ),
    set(madeGroup([org])),
    ['group Ours: create languages', 'menu Mine: create order shown common'],
  ],
  [
    'name, address of the platform’s own, group, state',
    set(
      madeGroup([org]),
      madeGroup(
        [madeMenu({ ...role, path: 'elsewhere', customName: 'R', customNamed: true, shown: false })],
        { key: 'group-logs', name: 'Logs' },
      ),
    ),
    set(madeGroup([org, role]), madeGroup([], { key: 'group-logs', name: 'Logs' })),
    ['menu R: values group shown'],
  ],
  ['another order', set(madeGroup([role, org])), set(madeGroup([org, role])), ['menu Roles: order']],
  [
    'five common ones: the fifth is named',
    set(madeGroup([1, 2, 3, 4, 5].map((at) => madeMenu({ code: `c${at}`, name: `C${at}`, common: true })))),
    set(madeGroup([1, 2, 3, 4, 5].map((at) => madeMenu({ code: `c${at}`, name: `C${at}` })))),
    ['menu C1: common', 'menu C2: common', 'menu C3: common', 'menu C4: common', 'menu C5: tooManyCommon'],
  ],
  [
    'names in languages',
    set(madeGroup([madeMenu({ names: { ar_AE: 'المنظمة' } })])),
    set(madeGroup([org])),
    ['menu Organisation: languages'],
  ],
])('%s', (_, wanted, now, expected) => {
  expect(said(wanted, now)).toEqual(expected);
});

test('of any two: every line is refused, made, changed or the same; into itself there is nothing to do', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const wanted = madeSet(seed, 1 + (seed % 6), seed % 30);
    expect(planTakeOver(wanted, here(wanted)).filter(({ parts }) => parts.length > 0)).toEqual([]);
    const now = here(madeSet(seed + 500, 1 + (seed % 4), (seed * 3) % 30));
    const lines = planTakeOver(wanted, now);
    for (const { parts, refusal, id, code } of lines) {
      if (refusal) expect(parts).toEqual([]);
      expect(parts.includes('create')).toBe(id === null && refusal === null);
      if (parts.includes('create')) expect(code).toBe('');
    }
    // The wanted order contains every entry exactly once.
    const ids = new Map(lines.map(({ entry: one, id, refusal }) => [one, refusal ? null : id]));
    const order = takenArrangement(wanted, now.groups, (one: SetGroup | SetMenu) => ids.get(one) ?? null);
    const all = now.groups.flatMap(({ children }) => children.map(({ id }) => id));
    expect(order.flatMap(({ menus }) => menus).sort()).toEqual(all.sort());
    expect(order.map(({ id }) => id).sort()).toEqual(now.groups.map(({ id }) => id).sort());
  }
});

test('a file is the set again; what is no such file is named', () => {
  const made = madeSet(4, 3, 20);
  const text = setFileText(made, { server: 'Head office', department: 'Sales' }, 0);
  const read = readSetFile(text);
  expect(read).toMatchObject({ from: { server: 'Head office', department: 'Sales' }, groups: made.groups });
  const changed = (over: object) => JSON.stringify({ ...JSON.parse(text), ...over });
  const twin = JSON.stringify({ ...JSON.parse(text), groups: [madeGroup([org, org])] });
  const led = (path: string) =>
    JSON.stringify({
      ...JSON.parse(text),
      groups: [madeGroup([{ ...org, code: '', customName: 'Own', path }])],
    });
  expect(
    [
      '{',
      '[]',
      '{"format":"other"}',
      changed({ version: 2 }),
      changed({ groups: [{}] }),
      changed({ more: 1 }),
      twin,
      led('javascript:alert(1)'),
      led('//evil.example/x?y=1'),
    ].map(readSetFile),
  ).toEqual(['notJson', 'notSet', 'notSet', 'newer', 'damaged', 'damaged', 'twice', 'address', 'address']);
  expect(readSetFile(led('hr/report?id=3'))).toMatchObject({
    groups: [{ menus: [{ path: 'hr/report?id=3' }] }],
  });
  expect(readSetFile('x'.repeat(5_000_001))).toBe('tooLarge');
});

test('from a department with names of its own to a set and back', () => {
  const made = madeSet(9, 4, 25);
  const now = here(made);
  expect(menuSetOf(now.groups, now.details).groups.map(({ menus }) => menus)).toEqual(
    made.groups.map(({ menus }) => menus),
  );
});
