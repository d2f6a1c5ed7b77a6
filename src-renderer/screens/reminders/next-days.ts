/**
 * The days on which a work-report reminder comes next. The documents do not say how the days of a month or longer are
 * counted: here they are those before the last day of the period.
 */
import { dayNumber, dayOf } from '#shared/kit/days.ts';
import type { WorkreportValues } from '#shared/rules/reminders/workreport-fields.ts';

/** Months of a period. */
const months = { month: 1, season: 3, halfYear: 6, year: 12 } as const;

/** `today` as YYYY-MM-DD: a reminder of today counts. Empty while it is off or has no value. */
export function nextDays({ type, enabled, weekday, days }: WorkreportValues, today: string, count: number) {
  const now = dayNumber(today);
  if (now === null || !enabled) return [];
  if (type === 'week') {
    if (weekday === '') return [];
    // 1970-01-01 was a Thursday.
    const first = now + ((((Number(weekday) - 4 - now) % 7) + 7) % 7);
    return Array.from({ length: count }, (_, week) => dayOf(first + week * 7));
  }
  if (days === null) return [];
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

/** Of the month before `month`, which may be past the year's twelve. */
function lastDay(year: number, month: number): number {
  return Date.UTC(year, month, 0) / 86_400_000;
}
