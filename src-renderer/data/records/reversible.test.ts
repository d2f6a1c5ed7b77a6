import { expect, it } from 'vitest';
import { lockedAccounts } from '#shared/api/account-cases/account-cases.ts';
import { resetLicenceReminder, saveLicenceReminder } from '#shared/api/licence-info/reminder.ts';
import type { ReminderValues } from '#shared/rules/licence-info/reminder/reminder-fields.ts';
import { type AccountCaseValues, accountCaseRecord } from '#shared/rules/records/account-case-record.ts';
import { reminderRecord } from '#shared/rules/records/reminder-record.ts';
import { reversible } from './reversible.ts';

const before = {
  id: '7',
  remindType: 'app' as const,
  remindLevel: 'system' as const,
  remindStatus: true,
  warnValue: 80,
  remindMode: ['popup' as const],
  remindContent: 'seats',
} satisfies ReminderValues;
const locator = { remindType: 'app' as const, deptId: 'D1' };
const shared = {
  title: 'licenceInfo.screen.reminder.change',
  kind: reminderRecord,
  locator,
  before,
} as const;

it('the way back is of the fields that differ, from what they are now', () => {
  const change = reversible(saveLicenceReminder, {
    ...shared,
    input: { ...before, warnValue: 90 },
    after: { ...before, warnValue: 90 },
  });
  expect(change.restores).toEqual({
    kind: 'licenceReminder',
    place: locator,
    edits: { warnValue: { from: 90, to: 80 } },
  });
  // The text was not edited, so the call omits it.
  const { remindContent: _, ...sent } = before;
  expect(change.before).toEqual({ ...sent, deptId: 'D1' });
  expect(change.touches).toBe(reminderRecord.touches);
});

it('of some calls only the answer says what they made; what is not of it is left alone', async () => {
  const change = reversible(resetLicenceReminder, {
    ...shared,
    input: { remindType: 'app' },
    after: (made) => made,
    names: ['warnValue', 'remindContent'],
    stateBefore: null,
  });
  expect(change.before).toBeNull();
  const made = { ...before, id: '8', warnValue: 70 };
  expect((await change.restoresAfter?.(made))?.edits).toEqual({ warnValue: { from: 70, to: 80 } });
  expect(change.restoresAfter?.({ ...before, warnValue: 80, id: '9' })).toBeUndefined();
});

it('a change without differences has no way back', () => {
  const change = reversible(saveLicenceReminder, {
    ...shared,
    input: { ...before, warnValue: 80 },
    after: before,
  });
  expect(change.restores).toBeUndefined();
});

it('of a decision that nothing takes back no undo is kept, and it is checked all the same', async () => {
  const of = { kind: 'accountLockList', id: 'L1', username: 'Lin' } as const;
  const change = reversible(lockedAccounts.handle, {
    title: 'accountCases.change.unlock',
    kind: accountCaseRecord,
    locator: of,
    input: { ids: ['L1'], operate: 'unlock', reason: '' },
    before: { status: 'locked', handleReason: '' } satisfies AccountCaseValues,
    after: { status: 'unlocked', handleReason: 'r'.repeat(501) } satisfies AccountCaseValues,
  });
  expect(change.restores).toBeUndefined();
  await expect(change.check?.()).rejects.toMatchObject({ code: 'CONTENT_REFUSED' });
});
