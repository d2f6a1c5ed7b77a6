/**
 * The calendar of timed appointments: days on which two overlap in a department, and days without any (spec 2§3, 2§4).
 */
import { dayOf } from '../../kit/days.ts';
import { type AppointmentDays, appointmentProblem } from './appointment.ts';
import type { ThemeCandidate } from './winner.ts';

export interface ThemeSpan {
  readonly themeId: string;
  readonly deptId: string;
  readonly days: AppointmentDays;
}

export interface Overlap {
  readonly one: ThemeSpan;
  readonly other: ThemeSpan;
  readonly days: AppointmentDays;
}

const dayLength = 86_400_000;

/** Days since 1970. */
export function scheduleDayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayLength;
}

export function laterDay(day: string, by: number): string {
  return dayOf(scheduleDayNumber(day) + by);
}

/** Appointments with valid days, of enabled themes, sorted by their first day. */
export function spansOf(
  themes: readonly Pick<ThemeCandidate, 'id' | 'deptId' | 'topicStatus' | 'topicAppoint' | 'appointDate'>[],
): readonly ThemeSpan[] {
  return themes
    .filter(
      (theme) => theme.topicStatus && theme.topicAppoint === 'timed' && appointmentProblem(theme) === null,
    )
    .flatMap(({ id, deptId, appointDate }) =>
      appointDate ? [{ themeId: id, deptId, days: appointDate }] : [],
    )
    .sort((one, other) => compare(one.days.from, other.days.from) || compare(one.days.to, other.days.to));
}

/** Of two themes of one department on one day the terminal's first style wins, then the order of the list. */
export function overlapsOf(spans: readonly ThemeSpan[]): readonly Overlap[] {
  return spans.flatMap((one, index) =>
    spans.slice(index + 1).flatMap((other) => {
      const from = latest(one.days.from, other.days.from);
      const to = earliest(one.days.to, other.days.to);
      return one.deptId === other.deptId && from <= to ? [{ one, other, days: { from, to } }] : [];
    }),
  );
}

/** Days between the first and the last appointment without any: the permanent theme or the default is seen then. */
export function gapsOf(spans: readonly ThemeSpan[]): readonly AppointmentDays[] {
  const gaps: AppointmentDays[] = [];
  let covered: string | null = null;
  for (const { days } of spans) {
    const next: string | null = covered === null ? null : laterDay(covered, 1);
    if (next !== null && days.from > next) gaps.push({ from: next, to: laterDay(days.from, -1) });
    covered = covered === null ? days.to : latest(covered, days.to);
  }
  return gaps;
}

/** The days from one on, up to the first day from which no appointment begins or ends any more. */
export function daysUntilSettled(themes: Parameters<typeof spansOf>[0], from: string): AppointmentDays {
  const ends = spansOf(themes)
    .map(({ days }) => days.to)
    .filter((day) => day >= from);
  return { from, to: ends.length === 0 ? from : laterDay(ends.reduce(latest), 1) };
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const latest = (one: string, other: string) => (one > other ? one : other);
const earliest = (one: string, other: string) => (one < other ? one : other);
