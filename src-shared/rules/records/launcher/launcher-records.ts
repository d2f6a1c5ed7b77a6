import { personalGroupPresence } from '../applications/category-presence.ts';
import { personalGroupRecord, personalPositionRecord } from './group-records.ts';
import { launcherRecord } from './launcher-record.ts';
import { personalGroupOrderRecord, personalOrderRecord } from './order-records.ts';

export const launcherRecords = [
  launcherRecord,
  personalGroupRecord,
  personalPositionRecord,
  personalGroupOrderRecord,
  personalOrderRecord,
  personalGroupPresence,
] as const;
