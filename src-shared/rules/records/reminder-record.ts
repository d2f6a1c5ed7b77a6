/** The licence reminder of one kind, of the tenant or of a department (spec 1§3, 1§7.2). */
import * as z from 'zod';
import { getLicenseUsedInfo } from '../../api/licence-info/licence-info.ts';
import {
  getLicenceReminder,
  type LicenceReminder,
  saveLicenceReminder,
} from '../../api/licence-info/reminder.ts';
import { remindTypes } from '../../api/licence-info/reminder-values.ts';
import { describedBy } from '../common/fields/field.ts';
import type { RecordKind } from '../common/record/record.ts';
import { type ReminderValues, reminderFields } from '../licence-info/reminder/reminder-fields.ts';

const locator = z.strictObject({
  remindType: z.enum(Object.values(remindTypes) as [LicenceReminder['remindType']]),
  /** '' for the whole tenant. */
  deptId: z.string(),
});
type Locator = z.output<typeof locator>;

const which = ({ remindType, deptId }: Locator) => ({ remindType, ...(deptId === '' ? {} : { deptId }) });

export const reminderRecord: RecordKind<Locator, ReminderValues> = {
  id: 'licenceReminder',
  locator,
  touches: [getLicenceReminder, getLicenseUsedInfo],
  title: () => 'licenceInfo.screen.reminder.change',
  along: ['id', 'remindType'],
  ...describedBy(reminderFields),
  read: (ask, at) => ask(getLicenceReminder, which(at)),
  // The server may answer its own default text in the reader's language, so the text is sent only where it was edited.
  write: (at, { remindContent, ...after }, names) => ({
    endpoint: saveLicenceReminder,
    input: {
      ...after,
      // wall: written-made-up-text
      ...(names.includes('remindContent') ? { remindContent } : {}),
      ...(at.deptId === '' ? {} : { deptId: at.deptId }),
    },
  }),
};
