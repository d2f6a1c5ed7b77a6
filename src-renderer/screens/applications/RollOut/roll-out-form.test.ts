import { expect, test } from 'vitest';
import type { Share } from '#shared/rules/common/shares/share.ts';
import { laterSteps, newRollOut, type RollOutForm, rollOutProblems } from './roll-out-form.ts';

const share = (kind: Share['kind'], id: string, exclude = false): Share => ({
  kind,
  id,
  exclude,
  below: false,
});
const pilot = [share('group', 'G1'), share('user', 'U9', true)];
const before = [share('department', 'D1')];
const module = { moduleId: '8', moduleStr: 'calendar', moduleName: 'Calendar' };
const app = { deptId: 'D1', id: '80', module, before };
const form = (more: Partial<RollOutForm>): RollOutForm => ({ ...newRollOut, pilot, ...more });
const now = new Date(2026, 10, 30, 12, 0).getTime();
const limits = { now, isApproved: false };
const [soon, later] = ['2026-12-07 08:00', '2027-02-01 08:00'] as const;

const edits = (more: Partial<RollOutForm>) =>
  laterSteps(form(more), app).map(({ step, change }) => [step, change.edits]);
const shares = (from: readonly Share[], to: readonly Share[]) => ({
  shares: { from: { 80: from }, to: { 80: to } },
});

test('each step begins with what the one before it leaves', () => {
  const wide = [share('user', 'U9', true), share('all', '')];
  expect(edits({})).toEqual([]);
  expect(edits({ others: 'everybody', othersAt: soon, end: 'before', endAt: later })).toEqual([
    ['others', shares(pilot, wide)],
    ['before', shares(wide, before)],
  ]);
  expect(edits({ end: 'before', endAt: later })).toEqual([['before', shares(pilot, before)]]);
  expect(edits({ end: 'disable', endAt: later })).toEqual([
    ['disable', { enabled: { from: true, to: false } }],
  ]);
});

test('others come to the pilot group; who is named again is so once', () => {
  const named = [share('user', 'U9'), share('group', 'G2')];
  expect(edits({ others: 'named', named, othersAt: soon })).toEqual([
    ['others', shares(pilot, [share('group', 'G1'), ...named])],
  ]);
});

test('times are of this computer’s clock', () => {
  const [step] = laterSteps(form({ others: 'everybody', othersAt: soon }), app);
  expect(step?.at).toBe(new Date(2026, 11, 7, 8, 0).getTime());
});

test.each<[string, Partial<RollOutForm>, boolean, string[]]>([
  ['the pilot group alone', {}, false, []],
  ['the pilot group alone, with approvals', {}, true, []],
  ['a step, with approvals', { others: 'everybody', othersAt: soon }, true, ['others']],
  ['an end, with approvals', { end: 'disable', endAt: later }, true, ['end']],
  ['others without a time', { others: 'everybody' }, false, ['othersAt']],
  ['others in the past', { others: 'everybody', othersAt: '2026-11-30 11:59' }, false, ['othersAt']],
  ['an end without a time', { end: 'before' }, false, ['endAt']],
  ['the end first', { others: 'everybody', othersAt: later, end: 'before', endAt: soon }, false, ['endAt']],
  ['both in order', { others: 'everybody', othersAt: soon, end: 'before', endAt: later }, false, []],
])('%s', (_, more, isApproved, names) => {
  const problems = rollOutProblems(form(more), { ...limits, isApproved });
  expect(problems.map(({ name }) => name)).toEqual(names);
});
