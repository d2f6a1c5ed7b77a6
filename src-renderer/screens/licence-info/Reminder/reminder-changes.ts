/** What the reminder's form writes: each with its undo. */
import { getLicenseUsedInfo } from '#shared/api/licence-info.ts';
import {
  getLicenceReminder,
  type LicenceReminder,
  resetLicenceReminder,
  saveLicenceReminder,
} from '#shared/api/licence-remind.ts';
import type { Change } from '../../../data/changes/index.ts';

const touches = [getLicenceReminder, getLicenseUsedInfo];

function saving(after: LicenceReminder, before: LicenceReminder, deptId: string) {
  return {
    title: 'licenceInfo.screen.reminder.change',
    endpoint: saveLicenceReminder,
    input: { ...after, ...(deptId === '' ? {} : { deptId }) },
    before,
    touches,
    success: 'common.done.save',
  } satisfies Change<typeof saveLicenceReminder>;
}

/** `deptId`: '' for the whole tenant. */
export function saveChange(after: LicenceReminder, before: LicenceReminder, deptId: string) {
  const { success: _, ...undo } = saving(before, after, deptId);
  return { ...saving(after, before, deptId), undo: undo as unknown as Change };
}

export function resetChange(before: LicenceReminder, deptId: string) {
  const { success: _, ...undo } = saving(before, before, deptId);
  return {
    title: 'licenceInfo.screen.reminder.changeReset',
    endpoint: resetLicenceReminder,
    input: { remindType: before.remindType, ...(deptId === '' ? {} : { deptId }) },
    before,
    touches,
    undo: undo as unknown as Change,
  } satisfies Change<typeof resetLicenceReminder>;
}
