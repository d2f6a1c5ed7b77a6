import { expect, test } from 'vitest';
import type { Entrance } from '../../api/quick-create/entrance.ts';
import { entranceKeyOf, idOf, idsAfter, mayCreate } from './entrance.ts';
import { choiceProblem, deleteProblem, entranceLimits } from './limits.ts';

test.each([
  [0, 'quickCreate.problem.least'],
  [1, null],
  [2, null],
  [15, null],
  [16, 'quickCreate.problem.most'],
])('%i chosen: %s', (chosen, key) => {
  expect(choiceProblem(chosen)?.key ?? null).toBe(key);
});

test.each([
  [1, 'quickCreate.problem.last'],
  [2, 'quickCreate.problem.last'],
  [3, null],
  [15, null],
])('one of %i deleted: %s', (remaining, key) => {
  expect(deleteProblem(remaining)?.key ?? null).toBe(key);
});

const entry = (module: string, targetId: string): Pick<Entrance, 'sysMenus'> => ({
  sysMenus: { shortname: '', applicationCustoms: module === '' ? [] : [{ module, targetId }] },
});
const rights = {
  forms: new Map([
    ['F1', 'all'],
    ['F2', 'write'],
    ['F3', 'read'],
    ['F4', 'none'],
  ]),
  workflows: new Map([
    ['W1', 'apply'],
    ['W2', 'none'],
  ]),
};

test.each([
  ['', '', true],
  ['task', 'T1', true],
  ['biaoge', 'F1', true],
  ['formdatareport', 'F2', true],
  ['biaoge', 'F3', false],
  ['biaoge', 'F4', false],
  // A target without a known right may not be used.
  ['biaoge', 'F9', false],
  ['workflow', 'W1', true],
  ['workflow', 'W2', false],
  ['workflow', 'W9', false],
  // A right to a form with the same id does not open a workflow.
  ['workflow', 'F1', false],
])('an entrance of %s %s may be used: %s', (module, targetId, may) => {
  expect(mayCreate(entry(module, targetId), rights)).toBe(may);
});

const named = (id: string) => ({ module: 'm', moduleId: id });
const keys = (words: string) =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => entranceKeyOf(named(word)));
const ids = (words: string) => keys(words).map(idOf).join(' ');

test.each([
  ['a b c', '', '', 'a b c'],
  ['a b', 'c', '', 'a b c'],
  ['a b c', 'd', 'a b', 'c d'],
  // A remaining entrance keeps its position, and an entrance added twice is there once.
  ['a b', 'a c c', '', 'a b c'],
  // An entrance that is both removed and added comes last.
  ['a b', 'a', 'a', 'b a'],
  ['a', '', 'x', 'a'],
])('%s with %s added and %s taken away: %s', (before, add, del, after) => {
  const changes = { addMenuEntrances: keys(add), delMenuEntrances: keys(del) };
  expect(idsAfter(keys(before).map(idOf), changes).join(' ')).toBe(ids(after));
});

test('no sequence of choices within the limits loses, doubles or moves what stays', () => {
  let seed = 5;
  const next = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  const all = Array.from({ length: 24 }, (_, place) => named(`n${place}`));
  let chosen = all.slice(0, 6).map(idOf);
  for (let turn = 0; turn < 300; turn += 1) {
    const wanted = all.map(idOf).filter((id) => (chosen.includes(id) ? next(5) > 0 : next(6) === 0));
    if (choiceProblem(wanted.length)) continue;
    const [was, is] = [new Set(chosen), new Set(wanted)];
    const after = idsAfter(chosen, {
      addMenuEntrances: all.filter((one) => is.has(idOf(one)) && !was.has(idOf(one))).map(entranceKeyOf),
      delMenuEntrances: all.filter((one) => was.has(idOf(one)) && !is.has(idOf(one))).map(entranceKeyOf),
    });
    expect(after.toSorted()).toEqual(wanted.toSorted());
    const stays = chosen.filter((id) => wanted.includes(id));
    expect(after.slice(0, stays.length)).toEqual(stays);
    expect(after.length).toBeLessThanOrEqual(entranceLimits.most);
    chosen = after;
  }
});
