/**
 * A calendar file with the last days of licences and the days of warning before them (`calendar-file.ts`). A file
 * with a validity of its own has a separate day: the file ends then, not the licence.
 */

import { type CalendarEvent, calendarOf } from '../../../kit/calendar-file.ts';
import { dayNumber, dayOf } from '../../../kit/days.ts';
import { shownInSentence } from '../../../kit/shown-text.ts';
import { replacedLicences } from '../board/replaced-licences.ts';
import { stateText } from '../description/describe-verdict.ts';
import { zonedDayText } from '../description/licence-writer.ts';
import { licenceEventUid, uidSuffix } from '../event-uid.ts';
import type { LicenceSummary } from '../reading.ts';
import type { ReportFile } from './report-model.ts';
import type { LicenceReportWords } from './report-words.ts';

export const calendarType = 'text/calendar';

/** The warning days are events of their own, because many calendars drop the reminders of an imported file. */
export const warnDays = [90, 60, 30] as const;

/** The days of reminders before the last day, as in the console's expiry notice. */
const remindDays = [30, 7, 1];
/** The days of reminders before the end of a file, whose validity is often a month or less. */
const fileRemindDays = [7, 1];

type Expiring = Pick<ReportFile, 'name' | 'sha256' | 'state' | 'verified' | 'fileEnd'> & {
  readonly licence: Omit<NonNullable<LicenceSummary['licence']>, 'moduleCount' | 'enabledModules'> | null;
};

/**
 * Leaves out warning days before `today` (YYYY-MM-DD), and licences that a newer one has replaced. The time `now` is
 * in milliseconds since 1970.
 */
export function expiryCalendar(
  files: readonly Expiring[],
  { now, today }: { readonly now: number; readonly today: string },
  words: LicenceReportWords,
): string {
  const replaced = replacedLicences(files);
  const events = new Map<string, CalendarEvent>();
  for (const [index, file] of files.entries()) {
    if (replaced[index] !== null) continue;
    // Two copies of one file are one event, and so are two files with the same content of one licence.
    for (const event of [...expiryEvents(file, today, words), ...fileEvents(file, words)])
      events.set(event.uid, event);
  }
  return calendarOf([...events.values()], now);
}

function expiryEvents(file: Expiring, today: string, words: LicenceReportWords): CalendarEvent[] {
  const { licence } = file;
  const last = licence?.expiryDate ? dayNumber(licence.expiryDate) : null;
  if (!licence?.expiryDate || last === null) return [];
  const { expiryDate: day } = licence;
  const { who, key, facts, titled } = wordingOf(file, licence, words);
  const title = titled(words.say(`licenceReport.calendar.expires${key}`, who));
  const description = words.say('licenceReport.calendar.description', {
    ...facts,
    day: zonedDayText(day, licence.timeZone, words),
  });
  const uid = uidOf(file, licence, day);
  const expiry = { uid: `${uid}${uidSuffix}`, day, summary: title, description, remindDays, reminder: title };
  const warnings = warnDays.flatMap((days): CalendarEvent[] => {
    const warnDay = dayOf(last - days);
    if (warnDay < today) return [];
    const params = { ...who, count: days, amount: words.number(days) };
    const summary = titled(words.say(`licenceReport.calendar.warns${key}`, params));
    return [
      { uid: `${uid}-${days}${uidSuffix}`, day: warnDay, summary, description, remindDays: [], reminder: '' },
    ];
  });
  return [...warnings, expiry];
}

function fileEvents(file: Expiring, words: LicenceReportWords): CalendarEvent[] {
  const { licence, fileEnd } = file;
  if (!licence || !fileEnd) return [];
  const { who, key, facts, titled } = wordingOf(file, licence, words);
  const title = titled(words.say(`licenceReport.calendar.fileEnds${key}`, who));
  const description = words.say('licenceReport.calendar.fileDescription', {
    ...facts,
    day: zonedDayText(fileEnd.day, fileEnd.zone, words),
    end: licence.expiryDate
      ? zonedDayText(licence.expiryDate, licence.timeZone, words)
      : words.say('licence.value.noExpiry'),
  });
  const uid = `${uidOf(file, licence, fileEnd.day, fileOf(file))}-file${uidSuffix}`;
  return [
    { uid, day: fileEnd.day, summary: title, description, remindDays: fileRemindDays, reminder: title },
  ];
}

function wordingOf(
  file: Expiring,
  { licenceCode, companyName }: NonNullable<Expiring['licence']>,
  words: LicenceReportWords,
) {
  const [code, company] = [shownInSentence(licenceCode), shownInSentence(companyName)];
  const who: Record<string, string> = company === '' ? { code } : { company };
  const verdict = stateText(file.state, words);
  const none = words.say('licence.value.none');
  return {
    who,
    key: company === '' ? ('Of' as const) : ('' as const),
    facts: { code: code || none, name: shownInSentence(file.name), verdict },
    // The title of a doubtful file begins with its verdict.
    titled: (title: string): string =>
      isVouchedFor(file) ? title : words.say('licenceReport.calendar.doubt', { verdict, title }),
  };
}

/** The file is verified, and only its dates may be wrong. */
function isVouchedFor({ verified, state }: Expiring): boolean {
  return verified && inItsTime.has(state);
}

const inItsTime: ReadonlySet<string> = new Set([
  'VALID',
  'EXPIRED',
  'FILE_ENDED',
  'NOT_YET_VALID',
  'CLOCK_SUSPECT',
]);

function uidOf(
  file: Expiring,
  { companyName, licenceCode }: NonNullable<Expiring['licence']>,
  day: string,
  own: string | null = isVouchedFor(file) ? null : fileOf(file),
): string {
  return licenceEventUid({ company: companyName, code: licenceCode, day, file: own });
}

function fileOf({ name, sha256 }: Expiring): string {
  return sha256 ?? name;
}
