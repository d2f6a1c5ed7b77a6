import { expect, test } from 'vitest';
import { type AnyRecord, recordById } from '../records/records.ts';
import type { CollectedChange } from './collected-change.ts';
import { changeTitleOf, inverseOfSet } from './inverse.ts';

const week = { type: 'week' } as const;
const workreport = (await recordById('workreportRemind')) as AnyRecord;

test('a title that names the record knows it from its place where no field of it is changed', () => {
  const edits = { enabled: { from: false, to: true } };
  expect(changeTitleOf(workreport, edits, week)).toBe('reminders.workreport.change.week');
});

test('a change and its way back name the same record', () => {
  const change = {
    title: 'reminders.workreport.change.week',
    kind: workreport.id,
    place: week,
    edits: { enabled: { from: false, to: true } },
    touches: [],
    path: '',
  } as CollectedChange;
  expect(inverseOfSet([change], () => workreport)[0]).toMatchObject({
    title: 'reminders.workreport.change.week',
    edits: { enabled: { from: true, to: false } },
  });
});

test('a change that nothing undoes is no part of the way back', async () => {
  const decision = {
    title: 'accountCases.change.unlock',
    kind: 'accountCase',
    place: { kind: 'accountLockList', id: 'L1', username: 'Lin' },
    edits: { status: { from: 'locked', to: 'unlocked' } },
    touches: [],
    path: '',
  } as CollectedChange;
  const kind = (await recordById('accountCase')) as AnyRecord;
  expect(inverseOfSet([decision], () => kind)).toEqual([]);
});
