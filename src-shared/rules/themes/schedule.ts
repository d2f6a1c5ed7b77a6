/**
 * The calendar of timed appointments: days on which two overlap in a department, and days without any (spec 2§3, 2§4).
 */
import { dayOf } from '../../kit/days.ts';
import { appointmentProblem, type Days } from './appointment.ts';
import type { Candidate } from './winner.ts';

export interface Span {
  readonly themeId: string;
  readonly deptId: string;
  readonly days: Days;
}

export interface Overlap {
  readonly one: Span;
  readonly other: Span;
  readonly days: Days;
}

const dayLength = 86_400_000;

/** Days since 1970. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayLength;
}

/** Appointments with valid days, of enabled themes, sorted by their first day. */
export function spansOf(
  themes: readonly Pick<Candidate, 'id' | 'deptId' | 'topicStatus' | 'topicAppoint' | 'appointDate'>[],
): readonly Span[] {
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
export function overlapsOf(spans: readonly Span[]): readonly Overlap[] {
  return spans.flatMap((one, index) =>
    spans.slice(index + 1).flatMap((other) => {
      const from = latest(one.days.from, other.days.from);
      const to = earliest(one.days.to, other.days.to);
      return one.deptId === other.deptId && from <= to ? [{ one, other, days: { from, to } }] : [];
    }),
  );
}

/** Days between the first and the last appointment without any: the permanent theme or the default is seen then. */
export function gapsOf(spans: readonly Span[]): readonly Days[] {
  const gaps: Days[] = [];
  let covered: string | null = null;
  for (const { days } of spans) {
    const next: string | null = covered === null ? null : dayOf(dayNumber(covered) + 1);
    if (next !== null && days.from > next) gaps.push({ from: next, to: dayOf(dayNumber(days.from) - 1) });
    covered = covered === null ? days.to : latest(covered, days.to);
  }
  return gaps;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const latest = (one: string, other: string) => (one > other ? one : other);
const earliest = (one: string, other: string) => (one < other ? one : other);
