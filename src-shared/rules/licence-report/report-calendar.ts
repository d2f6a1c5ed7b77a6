/** The last days of licences, and the days on which to think of them, as a calendar file (`calendar-file.ts`). */
import type { LicenceSummary } from '../../bridge/licence.ts';
import { type CalendarEvent, calendarOf } from '../forecast/calendar-file.ts';
import { dayNumber } from '../licence/days.ts';
import { stateText } from './report-facts.ts';
import type { ReportFile } from './report-model.ts';
import type { ReportWords } from './report-words.ts';

export const calendarType = 'text/calendar';

/** Days before the last one that stand in the calendar by themselves: many calendars drop reminders of a file. */
export const warnDays = [90, 60, 30] as const;

/** Reminders of the last day, as the console's expiry notice has them. */
const remindDays = [30, 7, 1];

type Expiring = Pick<ReportFile, 'name' | 'sha256' | 'state'> & {
  readonly licence: Pick<
    NonNullable<LicenceSummary['licence']>,
    'licenceCode' | 'companyName' | 'expiryDate'
  > | null;
};

/** `today` is YYYY-MM-DD: warn days that are over are left out. `now` in milliseconds since 1970. */
export function expiryCalendar(
  files: readonly Expiring[],
  { now, today }: { readonly now: number; readonly today: string },
  words: ReportWords,
): string {
  return calendarOf(
    files.flatMap((file) => expiryEvents(file, today, words)),
    now,
  );
}

function expiryEvents(
  { name, sha256, state, licence }: Expiring,
  today: string,
  words: ReportWords,
): CalendarEvent[] {
  const last = licence?.expiryDate ? dayNumber(licence.expiryDate) : null;
  if (!licence?.expiryDate || last === null) return [];
  const { expiryDate: day, licenceCode: code, companyName: company } = licence;
  const who: Record<string, string> = company === '' ? { code } : { company };
  const key = company === '' ? 'Of' : '';
  const title = words.say(`licenceReport.calendar.expires${key}`, who);
  const verdict = stateText(state, words);
  const description = words.say('licenceReport.calendar.description', {
    day: words.day(day),
    code: code || words.say('licence.value.none'),
    name,
    verdict,
  });
  // One licence is one event however often it is saved; the notice in the console has the same.
  const uid = `licence-${code || (sha256 ?? name)}`;
  const expiry = { uid: `${uid}@steward`, day, summary: title, description, remindDays, reminder: title };
  const warnings = warnDays.flatMap((days): CalendarEvent[] => {
    const warnDay = dayOf(last - days);
    if (warnDay < today) return [];
    const params = { ...who, count: days, amount: words.number(days) };
    const summary = words.say(`licenceReport.calendar.warns${key}`, params);
    return [
      { uid: `${uid}-${days}@steward`, day: warnDay, summary, description, remindDays: [], reminder: '' },
    ];
  });
  return [...warnings, expiry];
}

function dayOf(number: number): string {
  return new Date(number * 86_400_000).toISOString().slice(0, 10);
}
