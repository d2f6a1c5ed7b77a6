/**
 * The next days of a work-report reminder. The documents do not define how days of a month or a longer period count:
 * this project counts them back from the last day of the period.
 */
import { dayNumber, dayOf } from '#shared/kit/days.ts';
import { isInRange } from '#shared/rules/common/fields/check-fields.ts';
import { dayRange, type WorkreportValues } from '#shared/rules/reminders/workreport-fields.ts';

/** Months of a period. */
const months = { month: 1, season: 3, halfYear: 6, year: 12 } as const;

/** `today` is YYYY-MM-DD, and a reminder of today counts. Empty while the reminder is off, or its value is none that is taken. */
export function nextDays({ type, enabled, weekday, days }: WorkreportValues, today: string, count: number) {
  const now = dayNumber(today);
  if (now === null || !enabled) return [];
  if (type === 'week') {
    if (weekday === '') return [];
    // 1970-01-01 was a Thursday.
    const first = now + ((((Number(weekday) - 4 - now) % 7) + 7) % 7);
    return Array.from({ length: count }, (_, week) => dayOf(first + week * 7));
  }
  if (days === null || !isInRange(dayRange, days)) return [];
  const length = months[type];
  const month = Number(today.slice(5, 7)) - 1;
  const ends = Array.from({ length: count + 1 }, (_, ahead) =>
    lastDay(Number(today.slice(0, 4)), month - (month % length) + length * (ahead + 1)),
  );
  return ends
    .map((end) => end - days)
    .filter((day) => day >= now)
    .slice(0, count)
    .map(dayOf);
}

/** The last day of the month before `month` as a day number; `month` may be beyond 12. */
function lastDay(year: number, month: number): number {
  return Date.UTC(year, month, 0) / 86_400_000;
}
