/** The licence reminder of one kind, of the tenant or of a department (spec 1§3, 1§7.2). */
import * as z from 'zod';
import { getLicenseUsedInfo } from '../../api/licence-info/licence-info.ts';
import {
  getLicenceReminder,
  type LicenceReminder,
  saveLicenceReminder,
} from '../../api/licence-info/reminder.ts';
import { remindTypes } from '../licence-info/reminder/values.ts';
import type { RecordKind } from './record.ts';

const place = z.strictObject({
  remindType: z.enum(Object.values(remindTypes) as [LicenceReminder['remindType']]),
  /** '' for the whole tenant. */
  deptId: z.string(),
});
type Place = z.output<typeof place>;

const which = ({ remindType, deptId }: Place) => ({ remindType, ...(deptId === '' ? {} : { deptId }) });

/** As the form has it: `warnValue` is null while its field is empty, which is not saved. */
export type ReminderValues = Omit<LicenceReminder, 'warnValue'> & { readonly warnValue: number | null };

export const reminderRecord: RecordKind<Place, ReminderValues> = {
  id: 'licenceReminder',
  place,
  touches: [getLicenceReminder, getLicenseUsedInfo],
  title: () => 'licenceInfo.screen.reminder.change',
  label(name) {
    if (name === 'remindStatus') return { key: 'licenceInfo.screen.reminder.enabled' };
    if (name === 'warnValue') return { key: 'licenceInfo.screen.reminder.warnValue' };
    if (name === 'remindMode') return { key: 'licenceInfo.screen.reminder.mode' };
    if (name === 'remindContent') return { key: 'licenceInfo.screen.reminder.content' };
    return { text: name };
  },
  words: (name, value) =>
    name === 'remindMode' && Array.isArray(value)
      ? (value as LicenceReminder['remindMode']).map((mode) => `licenceInfo.remind.mode.${mode}` as const)
      : null,
  read: (ask, at) => ask(getLicenceReminder, which(at)),
  write: (at, after) => ({
    endpoint: saveLicenceReminder,
    input: { ...after, ...(at.deptId === '' ? {} : { deptId: at.deptId }) },
  }),
};
