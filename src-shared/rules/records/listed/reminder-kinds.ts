import { remindTypes } from '../../../api/licence-info/reminder-values.ts';
import { workreportTypes } from '../../../api/reminders/reminders.ts';
import { reminderRecord } from '../reminder-record.ts';
import { assignAccountRecord, newUserPushRecord, workreportRecord } from '../system-remind-records.ts';
import { listedKinds, several, single } from './listed-kind.ts';

export const reminderKinds = listedKinds(
  // '' stands for the whole tenant.
  several(
    reminderRecord,
    Object.values(remindTypes).map((remindType) => ({ remindType, deptId: '' })),
  ),
  single(newUserPushRecord, {}),
  several(
    workreportRecord,
    workreportTypes.map((type) => ({ type })),
  ),
  single(assignAccountRecord, {}),
);
