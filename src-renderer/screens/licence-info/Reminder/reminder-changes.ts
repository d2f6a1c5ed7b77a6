/** Going back to the default reminder; the undo restores the fields that it changed. */
import { type LicenceReminder, resetLicenceReminder } from '#shared/api/licence-remind.ts';
import { inverseOf, sameValue } from '#shared/rules/records/merge.ts';
import { reminderRecord } from '#shared/rules/records/reminder-record.ts';
import type { Change } from '../../../data/changes/index.ts';

const fields = ['remindStatus', 'warnValue', 'remindMode', 'remindContent'] as const;

/** `after`: what the answer says. `deptId`: '' for the whole tenant. */
export function resetChange(before: LicenceReminder, deptId: string) {
  const { remindType } = before;
  return {
    title: 'licenceInfo.screen.reminder.changeReset',
    endpoint: resetLicenceReminder,
    input: { remindType, ...(deptId === '' ? {} : { deptId }) },
    before,
    touches: reminderRecord.touches,
    restores: (after: LicenceReminder) => ({
      kind: reminderRecord.id,
      place: { remindType, deptId },
      edits: inverseOf(
        before,
        after,
        fields.filter((name) => !sameValue(before[name], after[name])),
      ),
    }),
  } satisfies Change<typeof resetLicenceReminder>;
}
