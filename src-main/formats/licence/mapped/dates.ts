/** Converts a platform's days and instants. An invalid one becomes null, and is refused by name. */
import type { DateForm } from '#shared/api/mapping/licence-files.ts';
import { dayAt, dayNumber, dayOf, instantTime } from '#shared/kit/days.ts';

const dayMilliseconds = 86_400_000;
const quarter = 15 * 60_000;
/** Largest distance of a time zone from UTC, in quarters of an hour. */
const mostQuarters = 56;

const patterns: Readonly<Record<Exclude<DateForm, 'instant' | 'seconds' | 'milliseconds'>, RegExp>> = {
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d{2})-(?<date>\d{2})$/,
  'YYYY/MM/DD': /^(?<year>\d{4})\/(?<month>\d{2})\/(?<date>\d{2})$/,
  'YYYY.MM.DD': /^(?<year>\d{4})\.(?<month>\d{2})\.(?<date>\d{2})$/,
  YYYYMMDD: /^(?<year>\d{4})(?<month>\d{2})(?<date>\d{2})$/,
  'DD.MM.YYYY': /^(?<date>\d{2})\.(?<month>\d{2})\.(?<year>\d{4})$/,
  'DD/MM/YYYY': /^(?<date>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/,
  'MM/DD/YYYY': /^(?<month>\d{2})\/(?<date>\d{2})\/(?<year>\d{4})$/,
  'YYYY-MM-DD hh:mm:ss':
    /^(?<year>\d{4})-(?<month>\d{2})-(?<date>\d{2}) (?<clock>(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)$/,
};

/** An instant in milliseconds since 1970, UTC, or a day with a time of day (`00:00:00` where none is written). */
type Written = { readonly time: number } | { readonly day: string; readonly clock: string };

function read(value: unknown, form: DateForm): Written | null {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string') return null;
  if (form === 'instant' || form === 'seconds' || form === 'milliseconds') {
    const time = momentOf(text, form);
    return time === null ? null : { time };
  }
  const { year, month, date, clock = '00:00:00' } = patterns[form].exec(text)?.groups ?? {};
  const day = `${year}-${month}-${date}`;
  return dayNumber(day) === null ? null : { day, clock };
}

function momentOf(text: string, form: 'instant' | 'seconds' | 'milliseconds'): number | null {
  if (form === 'instant') return instantTime(text);
  if (!/^-?\d{1,15}$/.test(text)) return null;
  const time = Number(text) * (form === 'seconds' ? 1000 : 1);
  // Limits the years to 1900 to 9999, as for the days of a licence.
  return time >= Date.UTC(1900, 0, 2) && time < Date.UTC(9999, 11, 31) ? time : null;
}

/** Returns the day in the zone; where the last day is `excluded`, the day of the moment before. */
export function mappedDay(value: unknown, form: DateForm, zone: string, excluded: boolean): string | null {
  const written = read(value, form);
  if (written === null) return null;
  if ('time' in written) return dayAt(written.time - (excluded ? 1 : 0), zone);
  const number = dayNumber(written.day) ?? 0;
  return dayOf(number - (excluded && written.clock === '00:00:00' ? 1 : 0));
}

/** Returns the instant as RFC 3339, in UTC. */
export function mappedInstant(value: unknown, form: DateForm, zone: string): string | null {
  const written = read(value, form);
  if (written === null) return null;
  const time = 'time' in written ? written.time : timeOf(written.day, written.clock, zone);
  return new Date(time).toISOString().replace('.000Z', 'Z');
}

/** Returns the instant of a time of day; on a day of clock changes it counts from the day's beginning. */
function timeOf(day: string, clock: string, zone: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  const midnight = (dayNumber(day) ?? 0) * dayMilliseconds;
  let begin = midnight - mostQuarters * quarter;
  while (dayAt(begin, zone) < day) begin += quarter;
  return begin + ((hours * 60 + minutes) * 60 + seconds) * 1000;
}
