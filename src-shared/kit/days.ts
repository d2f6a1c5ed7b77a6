/**
 * Calendar days, `YYYY-MM-DD`, in a time zone; those of licences are described in docs/formats/licence-file.md,
 * "Dates". Nothing here reads a clock; every instant comes from the caller, in milliseconds since 1970 UTC.
 */
import { dayInZone, isZoneName } from './time-zone.ts';

/** The time zone of days without one, as in the platform's licences. */
export const defaultTimeZone = '+08:00';

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const instantPattern =
  /^(\d{4}-\d{2}-\d{2})(T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?)(Z|[+-]\d{2}(?::?\d{2})?)$/;
/** Offsets by ISO 8601 §4.3.13: `+08:00`, `+0800`, `+08`; no zone is further from UTC than 14 hours. */
const offsetPattern = /^([+-])(?:(0\d|1[0-3])(?::?([0-5]\d))?|(14)(?::?00)?)$/;
const millisecondsOfDay = 86_400_000;

/** Whether the text is an existing day from 1900 to 9999. `new Date` would roll 30 February over. */
export function isDay(text: string): boolean {
  return dayNumber(text) !== null;
}

/** Days since 1970-01-01; null for an invalid day. */
export function dayNumber(text: string): number | null {
  const match = dayPattern.exec(text);
  if (!match) return null;
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1900) return null;
  const time = Date.UTC(year, month - 1, date);
  const back = new Date(time);
  if (back.getUTCMonth() !== month - 1 || back.getUTCDate() !== date) return null;
  return time / millisecondsOfDay;
}

/** The inverse of `dayNumber`. */
export function dayOf(number: number): string {
  return new Date(number * millisecondsOfDay).toISOString().slice(0, 10);
}

/** Milliseconds since 1970 of an RFC 3339 instant; null for an invalid one. Leap seconds are not supported. */
export function instantTime(text: string): number | null {
  const [, day = '', clock = '', zone = ''] = instantPattern.exec(text) ?? [];
  const minutes = offsetMinutes(zone);
  if (!isDay(day) || minutes === null) return null;
  const time = Date.parse(`${day}${clock}Z`) - minutes * 60_000;
  return Number.isNaN(time) ? null : time;
}

/** Minutes by which a zone is ahead of UTC; null where the text is not an offset. */
function offsetMinutes(zone: string): number | null {
  if (zone === 'UTC' || zone === 'Z') return 0;
  const match = offsetPattern.exec(zone);
  if (!match) return null;
  const minutes = Number(match[2] ?? match[4]) * 60 + Number(match[3] ?? 0);
  return match[1] === '-' ? -minutes : minutes;
}

/** Whole days between two days; negative where `to` is earlier; null where one is invalid. */
export function daysBetween(from: string, to: string): number | null {
  const [start, end] = [dayNumber(from), dayNumber(to)];
  return start === null || end === null ? null : end - start;
}

/** Whether the text is an offset such as `+08:00`, or an IANA name that this runtime knows. */
export function isTimeZone(zone: string): boolean {
  if (offsetMinutes(zone) !== null) return true;
  return /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)+$/.test(zone) && isZoneName(zone);
}

/** The calendar day of an instant in a zone. Throws RangeError for an unknown zone. */
export function dayAt(now: number, zone: string): string {
  const minutes = offsetMinutes(zone);
  if (minutes === null) return dayInZone(now, zone);
  return new Date(now + minutes * 60_000).toISOString().slice(0, 10);
}
