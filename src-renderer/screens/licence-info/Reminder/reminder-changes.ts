/** The change back to the default reminder; its undo restores the changed fields. */

import { reversible } from '#data/records/reversible.ts';
import { type LicenceReminder, resetLicenceReminder } from '#shared/api/licence-info/reminder.ts';
import type { ReminderValues } from '#shared/rules/licence-info/reminder/reminder-fields.ts';
import { reminderRecord } from '#shared/rules/records/reminder-record.ts';

/** `after` is the server's answer; `deptId` is '' for the whole tenant. */
export function resetChange(before: LicenceReminder, deptId: string) {
  const { remindType } = before;
  return reversible<typeof resetLicenceReminder, unknown, ReminderValues>(resetLicenceReminder, {
    title: 'licenceInfo.screen.reminder.changeReset',
    input: { remindType, ...(deptId === '' ? {} : { deptId }) },
    kind: reminderRecord,
    place: { remindType, deptId },
    before,
    after: (reminder) => reminder,
    names: ['remindStatus', 'warnValue', 'remindMode', 'remindContent'],
    noted: before,
  });
}
