/** Every kind of record that is kept in the journal with an undo, by its id. */
import { segmentList } from '../network/segment-list.ts';
import { certificationRecord } from './certification-record.ts';
import { contentRecord, tenantNamesRecord } from './names-record.ts';
import type { RecordKind } from './record.ts';
import { moduleRemindRecord, ownRemindRecord } from './remind-record.ts';
import { reminderRecord } from './reminder-record.ts';
import { tenantRecord } from './tenant-record.ts';
import { cssThemeRecord } from './themes/css-theme-record.ts';
import { themeAppointmentRecord } from './themes/theme-appointment-record.ts';
import { themeAuthorityRecord } from './themes/theme-authority-record.ts';
import { themeIndependenceRecord } from './themes/theme-independence-record.ts';
import { themeRangeRecord } from './themes/theme-range-record.ts';
import { themeStateRecord } from './themes/theme-state-record.ts';
import { themeTitlesRecord } from './themes/theme-titles-record.ts';
import { backThemeRecord, mobileThemeRecord, specialThemeRecord } from './themes/theme-values-records.ts';
import { whiteListRecord } from './white-list-record.ts';

export type AnyRecord = RecordKind<unknown, Record<string, unknown>>;

const kinds = [
  tenantRecord,
  reminderRecord,
  tenantNamesRecord,
  contentRecord,
  certificationRecord,
  moduleRemindRecord,
  ownRemindRecord,
  whiteListRecord,
  backThemeRecord,
  specialThemeRecord,
  mobileThemeRecord,
  cssThemeRecord,
  themeStateRecord,
  themeAppointmentRecord,
  themeRangeRecord,
  themeTitlesRecord,
  themeAuthorityRecord,
  themeIndependenceRecord,
  segmentList.record,
] as unknown as readonly AnyRecord[];

/** null: this version knows no such kind. */
export function recordById(id: string): AnyRecord | null {
  return kinds.find((kind) => kind.id === id) ?? null;
}
