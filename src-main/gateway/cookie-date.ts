/**
 * Parses the date of a cookie (RFC 6265 §5.1.1) to milliseconds since 1970, UTC; null for no date, such as `0` and
 * `-1`, which `Date.parse` takes for a year in the past. Time zones are ignored: every date is UTC. Pure.
 */
export function cookieDate(text: string): number | null {
  let time: readonly number[] | null = null;
  let day: number | null = null;
  let month: number | null = null;
  let year: number | null = null;
  for (const token of text.slice(0, longest).split(delimiters)) {
    const clock: RegExpExecArray | null =
      time === null ? /^(\d{1,2}):(\d{1,2}):(\d{1,2})(?:\D|$)/.exec(token) : null;
    if (clock) {
      time = clock.slice(1).map(Number);
      continue;
    }
    const ofMonth: string | undefined = day === null ? /^(\d{1,2})(?:\D|$)/.exec(token)?.[1] : undefined;
    if (ofMonth !== undefined) {
      day = Number(ofMonth);
      continue;
    }
    const name = months.indexOf(token.slice(0, 3).toLowerCase());
    if (month === null && name >= 0) {
      month = name;
      continue;
    }
    const ofEra = year === null ? /^(\d{2,4})(?:\D|$)/.exec(token)?.[1] : undefined;
    if (ofEra !== undefined) year = fullYear(Number(ofEra));
  }
  const [hour = 24, minute = 60, second = 60] = time ?? [];
  if (day === null || month === null || year === null || year < 1601) return null;
  if (hour > 23 || minute > 59 || second > 59) return null;
  const found = new Date(Date.UTC(year, month, day, hour, minute, second));
  // `Date` would turn 31 February into a day of March.
  return found.getUTCDate() === day && found.getUTCMonth() === month ? found.getTime() : null;
}

/** Limit of the parsed characters; a date has some thirty. */
const longest = 200;
const delimiters = /[\t\x20-\x2f\x3b-\x40\x5b-\x60\x7b-\x7e]+/;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Two-digit years mean 1970 to 2069. */
function fullYear(year: number): number {
  if (year >= 70 && year <= 99) return year + 1900;
  return year <= 69 ? year + 2000 : year;
}
