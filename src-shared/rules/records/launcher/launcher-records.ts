/** Records of an employee's own launcher, each with its way back. */
import { personalGroupRecord, personalPlaceRecord } from './group-records.ts';
import { launcherRecord } from './launcher-record.ts';

export const launcherRecords = [launcherRecord, personalGroupRecord, personalPlaceRecord] as const;
