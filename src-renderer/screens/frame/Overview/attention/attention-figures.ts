import type { LogRow } from '#shared/api/operation-log/operation-log.ts';
import { dayNumber, dayOf } from '#shared/kit/days.ts';
import { forecastSeats, type SeatForecast } from '#shared/rules/forecast/seat-forecast.ts';
import { seriesOf } from '#shared/rules/forecast/snapshots.ts';
import type { UsageDay } from '#shared/rules/forecast/usage-day.ts';
import type { ThemeSpan } from '#shared/rules/themes/schedule.ts';

/** Days that the cards look back, today included. */
export const daysBack = 7;
/** Days ahead in which the start or end of a theme is announced. */
export const themeDays = 14;

/** The last days, the oldest first, YYYY-MM-DD; empty where `today` is not a valid day. */
export function lastDays(today: string, count: number = daysBack): readonly string[] {
  const now = dayNumber(today);
  if (now === null) return [];
  return Array.from({ length: count }, (_, index) => dayOf(now - count + 1 + index));
}

export interface ThemeChange {
  readonly span: ThemeSpan;
  /** A theme begins on its first day, and ends on the day after its last. */
  readonly what: 'begins' | 'ends';
  readonly day: string;
  /** Days from today. */
  readonly days: number;
}

/** Appointments that begin or end soon, the next one first. */
export function themeChanges(spans: readonly ThemeSpan[], today: string): readonly ThemeChange[] {
  const now = dayNumber(today);
  if (now === null) return [];
  return spans
    .flatMap((span) =>
      (['begins', 'ends'] as const).flatMap((what) => {
        const day = what === 'begins' ? span.days.from : span.days.to;
        const at = dayNumber(day);
        const days = at === null ? -1 : at - now;
        return days < 0 || days > themeDays ? [] : [{ span, what, day, days }];
      }),
    )
    .sort((one, other) => one.days - other.days);
}

export const measuredFigures = ['pc', 'app', 'external', 'space'] as const;
export type MeasuredFigure = (typeof measuredFigures)[number];

export interface RunsOut {
  readonly kind: MeasuredFigure;
  /** The state is `full` or `runsOut`. */
  readonly forecast: SeatForecast;
}

/** Days ahead in which seats that run out are somebody's work. */
const soon = 90;

/** The kinds of seats and space that are used up or run out within the next months, the first to end first. */
export function soonToRunOut(days: readonly UsageDay[], today: string): readonly RunsOut[] {
  return toRunOut(days, today).filter(
    ({ forecast }) => forecast.state === 'full' || daysLeftOf(forecast) <= soon,
  );
}

/** The kind that runs out first after these months; null where none is known to run out. */
export function laterToRunOut(days: readonly UsageDay[], today: string): RunsOut | null {
  const [first] = toRunOut(days, today);
  return first && daysLeftOf(first.forecast) > soon ? first : null;
}

/** -1 for what is used up. */
function daysLeftOf(forecast: SeatForecast): number {
  return forecast.state === 'runsOut' ? forecast.daysLeft : -1;
}

function toRunOut(days: readonly UsageDay[], today: string): readonly RunsOut[] {
  const ending = measuredFigures.flatMap((kind): RunsOut[] => {
    const forecast = forecastSeats(seriesOf(days, kind, today), today);
    return forecast.state === 'full' || forecast.state === 'runsOut' ? [{ kind, forecast }] : [];
  });
  return ending.sort((one, other) => daysLeftOf(one.forecast) - daysLeftOf(other.forecast));
}

export interface Doer {
  readonly name: string;
  readonly count: number;
}

/** The people with the most rows, the busiest first; equals are ordered by name. */
export function busiest(rows: readonly Pick<LogRow, 'operatorname'>[], most: number): readonly Doer[] {
  const counts = new Map<string, number>();
  for (const { operatorname } of rows) counts.set(operatorname, (counts.get(operatorname) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name))
    .slice(0, most);
}
