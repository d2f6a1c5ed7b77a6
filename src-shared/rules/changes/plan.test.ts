import { expect, it } from 'vitest';
import { changePlanOf, isDestructive, planPartsOf } from './plan.ts';

const there = (from: unknown[], to: unknown[]) => ({ there: { from, to } });
const segment = (ids: string[], from: unknown[], to: unknown[]) => ({
  kind: 'ipSegmentPresence',
  place: { ids },
  edits: there(from, to),
});
const rule = { kind: 'ruleConfig', place: { id: '1' }, edits: { ruleName: { from: 'a', to: 'b' } } };
const row = { id: '1' };

it('counts records that are made, changed and deleted, and what is taken back by nothing or shuts out', () => {
  const list = { kind: 'ipListFlag', place: { list: 'black' }, edits: { on: { from: false, to: true } } };
  const changes = [segment(['1', '2'], [row, row], []), segment(['3'], [], [row]), rule, list];
  expect(changePlanOf(changes)).toEqual({ created: 1, changed: 2, deleted: 2, shutOut: 2, noWayBack: 0 });
});

it('says in which of its numbers a change is counted, once each', () => {
  expect(planPartsOf(segment(['1', '2'], [row, row], []), [])).toEqual(['deleted']);
  expect(planPartsOf(segment(['3'], [], [row]), [])).toEqual(['created']);
  const danger = { tone: 'danger' } as const;
  const effects = [{ kind: 'shutOut', ...danger } as const, { kind: 'noWayBack', ...danger } as const];
  expect(planPartsOf(rule, [...effects, ...effects])).toEqual(['changed', 'shutOut', 'noWayBack']);
});

it.each([
  ['a change', [rule], false],
  ['one that is made', [segment(['3'], [], [row])], false],
  ['one that is deleted', [rule, segment(['1'], [row], [])], true],
  [
    'a list in force',
    [{ kind: 'ipListFlag', place: { list: 'black' }, edits: { on: { from: false, to: true } } }],
    true,
  ],
])('destroys something: %s', (_, changes, expected) => {
  expect(isDestructive(changePlanOf(changes))).toBe(expected);
});
