import { personalGroupPresence } from '../applications/category-presence.ts';
import { personalGroupRecord, personalPlaceRecord } from './group-records.ts';
import { launcherRecord } from './launcher-record.ts';
import { personalGroupOrderRecord, personalOrderRecord } from './order-records.ts';

export const launcherRecords = [
  launcherRecord,
  personalGroupRecord,
  personalPlaceRecord,
  personalGroupOrderRecord,
  personalOrderRecord,
  personalGroupPresence,
] as const;
