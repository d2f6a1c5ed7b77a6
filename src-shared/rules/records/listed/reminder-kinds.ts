import { remindTypes } from '../../../api/licence-info/reminder-values.ts';
import { workreportTypes } from '../../../api/reminders/reminders.ts';
import { reminderRecord } from '../reminder-record.ts';
import { assignAccountRecord, newUserPushRecord, workreportRecord } from '../system-remind-records.ts';
import { listedKinds, severalRecords, single } from './listed-kind.ts';

export const reminderKinds = listedKinds(
  // '' stands for the whole tenant.
  severalRecords(
    reminderRecord,
    Object.values(remindTypes).map((remindType) => ({ remindType, deptId: '' })),
  ),
  single(newUserPushRecord, {}),
  severalRecords(
    workreportRecord,
    workreportTypes.map((type) => ({ type })),
  ),
  single(assignAccountRecord, {}),
);
