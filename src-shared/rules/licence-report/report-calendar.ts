/** The last days of licences, and the days on which to think of them, as a calendar file (`calendar-file.ts`). */
import type { LicenceSummary } from '../../bridge/licence.ts';
import { type CalendarEvent, calendarOf } from '../forecast/calendar-file.ts';
import { dayNumber } from '../licence/days.ts';
import { customerKey } from '../licence/family.ts';
import { replacedBy } from '../licence-board/replaced.ts';
import { shownInSentence } from '../shown-text.ts';
import { stateText } from './report-facts.ts';
import type { ReportFile } from './report-model.ts';
import { type ReportWords, zonedDay } from './report-words.ts';

export const calendarType = 'text/calendar';

/** Days before the last one that stand in the calendar by themselves: many calendars drop reminders of a file. */
export const warnDays = [90, 60, 30] as const;

/** Reminders of the last day, as the console's expiry notice has them. */
const remindDays = [30, 7, 1];

type Expiring = Pick<ReportFile, 'name' | 'sha256' | 'state' | 'verified'> & {
  readonly licence: Omit<NonNullable<LicenceSummary['licence']>, 'moduleCount' | 'enabledModules'> | null;
};

/**
 * `today` is YYYY-MM-DD: warn days that are over are left out, and so are licences that a newer one has replaced. `now`
 * in milliseconds since 1970.
 */
export function expiryCalendar(
  files: readonly Expiring[],
  { now, today }: { readonly now: number; readonly today: string },
  words: ReportWords,
): string {
  const replaced = replacedBy(files);
  const events = new Map<string, CalendarEvent>();
  for (const [place, file] of files.entries()) {
    if (replaced[place] !== null) continue;
    // Two copies of one file are one event.
    for (const event of expiryEvents(file, today, words)) events.set(event.uid, event);
  }
  return calendarOf([...events.values()], now);
}

function expiryEvents(file: Expiring, today: string, words: ReportWords): CalendarEvent[] {
  const { name, state, licence } = file;
  const last = licence?.expiryDate ? dayNumber(licence.expiryDate) : null;
  if (!licence?.expiryDate || last === null) return [];
  const { expiryDate: day, licenceCode, companyName } = licence;
  const [code, company] = [shownInSentence(licenceCode), shownInSentence(companyName)];
  const who: Record<string, string> = company === '' ? { code } : { company };
  const key = company === '' ? 'Of' : '';
  const verdict = stateText(state, words);
  // What makes the day worthless stands before it.
  const titled = (title: string): string =>
    isVouchedFor(file) ? title : words.say('licenceReport.calendar.doubt', { verdict, title });
  const title = titled(words.say(`licenceReport.calendar.expires${key}`, who));
  const description = words.say('licenceReport.calendar.description', {
    day: zonedDay(day, licence.timeZone, words),
    code: code || words.say('licence.value.none'),
    name: shownInSentence(name),
    verdict,
  });
  const uid = uidOf(file, licence);
  const expiry = { uid: `${uid}@steward`, day, summary: title, description, remindDays, reminder: title };
  const warnings = warnDays.flatMap((days): CalendarEvent[] => {
    const warnDay = dayOf(last - days);
    if (warnDay < today) return [];
    const params = { ...who, count: days, amount: words.number(days) };
    const summary = titled(words.say(`licenceReport.calendar.warns${key}`, params));
    return [
      { uid: `${uid}-${days}@steward`, day: warnDay, summary, description, remindDays: [], reminder: '' },
    ];
  });
  return [...warnings, expiry];
}

/** Verified, and nothing against it but its time. */
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

/** Characters of a name that stand in an identifier; the fingerprint after them tells the rest apart. */
const nameLength = 40;
const fingerprintLength = 16;

/**
 * One file is one event however often it is saved; another file is another one, though its code be the same: a
 * tampered copy must not take the place of the genuine one.
 */
function uidOf({ name, sha256 }: Expiring, licence: NonNullable<Expiring['licence']>): string {
  const parts = [
    customerKey(licence) ?? '',
    licence.licenceCode,
    (sha256 ?? name).slice(0, fingerprintLength),
  ];
  return [
    'licence',
    ...parts.map((part) => encodeURIComponent([...part].slice(0, nameLength).join('').toWellFormed())),
  ].join('-');
}

function dayOf(number: number): string {
  return new Date(number * 86_400_000).toISOString().slice(0, 10);
}
