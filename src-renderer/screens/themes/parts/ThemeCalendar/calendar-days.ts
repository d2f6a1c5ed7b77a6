/** Days of the calendar of themes: what a window shows of them, and what moving an end of a bar makes of them. */
import type { AppointmentDays } from '#shared/rules/themes/appointment.ts';
import { laterDay, scheduleDayNumber } from '#shared/rules/themes/schedule.ts';

/** The end of a bar that moves, or the whole bar. */
export type BarPart = 'from' | 'both' | 'to';

/** A move beyond the other end stops there: the first day is never after the last. */
export function movedDays({ from, to }: AppointmentDays, part: BarPart, by: number): AppointmentDays {
  const later = (day: string) => laterDay(day, by);
  if (part === 'both') return { from: later(from), to: later(to) };
  if (part === 'from') return { from: later(from) > to ? to : later(from), to };
  return { from, to: later(to) < from ? from : later(to) };
}

/** Days between two presses, in either direction. */
export function drawnDays(one: string, other: string): AppointmentDays {
  return one < other ? { from: one, to: other } : { from: other, to: one };
}

export interface CalendarWindow {
  /** YYYY-MM-DD */
  readonly first: string;
  /** Number of days. */
  readonly length: number;
}

export const calendarScales = { month: 31, quarter: 92, year: 366 } as const;
export type CalendarScale = keyof typeof calendarScales;

/** Fractions of the window's width; null for days outside of it. */
export function barIn({ first, length }: CalendarWindow, { from, to }: AppointmentDays) {
  const start = scheduleDayNumber(from) - scheduleDayNumber(first);
  const end = scheduleDayNumber(to) + 1 - scheduleDayNumber(first);
  if (end <= 0 || start >= length) return null;
  return {
    from: Math.max(0, start) / length,
    to: Math.min(length, end) / length,
    openStart: start < 0,
    openEnd: end > length,
  };
}

/** `at` is a fraction of the window's width; beyond its ends the nearest day of it counts. */
export function dayInWindow({ first, length }: CalendarWindow, at: number): string {
  const day = Math.min(length - 1, Math.max(0, Math.floor(at * length)));
  return laterDay(first, day);
}

/** The first days of months in a window. */
export function monthStarts({ first, length }: CalendarWindow): readonly string[] {
  const days = Array.from({ length }, (_, index) => laterDay(first, index));
  return days.filter((day) => day.endsWith('-01'));
}
