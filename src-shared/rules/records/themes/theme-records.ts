/** The kinds of records of themes. They are loaded lazily, because their schemas are large. */
import { cssThemeRecord } from './css-theme-record.ts';
import { systemTitlesRecord } from './system-titles-record.ts';
import { themeAppointmentRecord } from './theme-appointment-record.ts';
import { themeAuthorityRecord } from './theme-authority-record.ts';
import { themeDefaultRecord } from './theme-default-record.ts';
import { themeIndependenceRecord } from './theme-independence-record.ts';
import { themeNamesRecord } from './theme-names-record.ts';
import { themeOrderRecord } from './theme-order-record.ts';
import { backThemePresence, mobileThemePresence, specialThemePresence } from './theme-presence.ts';
import { themeRangeRecord } from './theme-range-record.ts';
import { themeStateRecord } from './theme-state-record.ts';
import { themeTitlesRecord } from './theme-titles-record.ts';
import { backThemeRecord, mobileThemeRecord, specialThemeRecord } from './theme-values-records.ts';

export const themeRecords = [
  backThemeRecord,
  specialThemeRecord,
  mobileThemeRecord,
  backThemePresence,
  specialThemePresence,
  mobileThemePresence,
  cssThemeRecord,
  themeStateRecord,
  themeDefaultRecord,
  themeOrderRecord,
  themeAppointmentRecord,
  themeRangeRecord,
  themeTitlesRecord,
  systemTitlesRecord,
  themeAuthorityRecord,
  themeIndependenceRecord,
  themeNamesRecord,
];
