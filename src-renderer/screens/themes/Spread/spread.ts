/**
 * The people who have each theme of a terminal on which days, and the themes that come before one (spec 2§3, 2§4,
 * 2§6).
 */
import type { TopicStyle } from '#shared/api/themes/context.ts';
import type { AppointmentDays } from '#shared/rules/themes/appointment.ts';
import { laterDay, scheduleDayNumber, spansOf } from '#shared/rules/themes/schedule.ts';
import {
  type Claim,
  type Precedence,
  precedenceOf,
  type ThemeCandidate,
  type ThemeCircumstances,
  winnerOf,
} from '#shared/rules/themes/winner.ts';
import { type PeopleGroup, sum } from './people-groups.ts';

export interface SpreadRules {
  /** The terminal's styles, the first one first. */
  readonly styles: readonly TopicStyle[];
  readonly mayHaveOwn: ThemeCircumstances['mayHaveOwn'];
}

/** The people who have one theme on one day. */
export interface ThemePortion<Theme> {
  /** null for the platform's own look. */
  readonly theme: Theme | null;
  readonly groups: readonly PeopleGroup[];
  /** null where the server does not tell. */
  readonly people: number | null;
}

/** Portions of a day, in the order of the groups. */
export function portionsOn<Theme extends ThemeCandidate>(
  themes: readonly Theme[],
  groups: readonly PeopleGroup[],
  day: string,
  rules: SpreadRules,
): readonly ThemePortion<Theme>[] {
  const portions = new Map<Theme | null, PeopleGroup[]>();
  for (const person of groups) {
    const theme = winnerOf(themes, { person, day, ...rules })?.theme ?? null;
    portions.set(theme, [...(portions.get(theme) ?? []), person]);
  }
  return [...portions].map(([theme, own]) => ({ theme, groups: own, people: peopleIn(own) }));
}

export function peopleIn(groups: readonly PeopleGroup[]): number | null {
  return sum(groups.map(({ people }) => people));
}

/** `days` cut where an appointment begins or ends: within each stretch everybody has the same theme. */
export function stretchesOf(
  themes: readonly ThemeCandidate[],
  days: AppointmentDays,
): readonly AppointmentDays[] {
  const cuts = spansOf(themes)
    .flatMap(({ days: { from, to } }) => [from, laterDay(to, 1)])
    .filter((day) => day > days.from && day <= days.to);
  const starts = [...new Set([days.from, ...cuts])].sort();
  return starts.map((from, index) => {
    const next = starts[index + 1];
    return { from, to: next === undefined ? days.to : laterDay(next, -1) };
  });
}

/** A theme that comes before another one which is meant for the same people. */
export interface ThemeConflict<Theme> {
  readonly before: Claim<Theme>;
  readonly precedence: Precedence;
  readonly groups: readonly PeopleGroup[];
  readonly days: readonly AppointmentDays[];
}

/** The themes that are seen instead of the theme `id` where it is meant for somebody. */
export function conflictsOf<Theme extends ThemeCandidate>(
  id: string,
  themes: readonly Theme[],
  groups: readonly PeopleGroup[],
  stretches: readonly AppointmentDays[],
  rules: SpreadRules,
): readonly ThemeConflict<Theme>[] {
  const found = new Map<
    string,
    { first: Claim<Theme>; why: Precedence; groups: Set<PeopleGroup>; days: Set<AppointmentDays> }
  >();
  for (const stretch of stretches)
    for (const person of groups) {
      const winner = winnerOf(themes, { person, day: stretch.from, ...rules });
      const own = winner?.next.find(({ theme }) => theme.id === id);
      if (!winner || !own) continue;
      const why = precedenceOf(winner, own, rules.styles);
      const key = `${winner.theme.id} ${why}`;
      const conflict = found.get(key) ?? { first: winner, why, groups: new Set(), days: new Set() };
      conflict.groups.add(person);
      conflict.days.add(stretch);
      found.set(key, conflict);
    }
  return [...found.values()].map(({ first, why, groups: own, days }) => ({
    before: { theme: first.theme, why: first.why },
    precedence: why,
    groups: [...own],
    days: joined([...days]),
  }));
}

/** Stretches that follow one another become one. */
function joined(stretches: readonly AppointmentDays[]): readonly AppointmentDays[] {
  const result: AppointmentDays[] = [];
  for (const stretch of stretches) {
    const last = result.at(-1);
    if (last && scheduleDayNumber(last.to) + 1 === scheduleDayNumber(stretch.from))
      result[result.length - 1] = { from: last.from, to: stretch.to };
    else result.push(stretch);
  }
  return result;
}
