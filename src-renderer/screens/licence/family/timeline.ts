/** The positions of licence terms on a common timeline. */
import { dayNumber, dayOf } from '#shared/kit/days.ts';
import type { FamilyFile } from './family-work.ts';

export interface TermBar {
  /** Fractions of the line, 0 to 1. */
  readonly from: number;
  readonly to: number;
  /** The licence has no first or no last day, and the line's end stands in for it. */
  readonly openStart: boolean;
  readonly openEnd: boolean;
}

export interface TimeLine {
  /** Both ends of the line, YYYY-MM-DD. */
  readonly first: string;
  readonly last: string;
  /** The beginnings of years; as many are named as are readable. */
  readonly years: readonly { readonly year: number; readonly at: number; readonly isNamed: boolean }[];
  /** Position of today; null outside of the line. */
  readonly today: number | null;
  /** One bar for each member; null without a term. */
  readonly bars: readonly (TermBar | null)[];
}

type Dated = Pick<FamilyFile, 'summary'>;

/** Returns null where no licence has a date. `today` is YYYY-MM-DD. */
export function timeLine(members: readonly Dated[], today: string): TimeLine | null {
  const terms = members.map(({ summary: { licence } }) => ({
    start: licence?.startDate ? dayNumber(licence.startDate) : null,
    // The last day counts in full.
    end: licence?.expiryDate ? afterDay(licence.expiryDate) : null,
  }));
  const days = terms.flatMap(({ start, end }) => [start, end]).filter((day) => day !== null);
  if (days.length === 0) return null;
  const first = Math.min(...days);
  const last = Math.max(...days, first + 1);
  const share = (day: number) => (day - first) / (last - first);
  const now = dayNumber(today);
  return {
    first: dayOf(first),
    last: dayOf(last - 1),
    years: yearsBetween(first, last).map((tick) => ({ ...tick, at: share(tick.day) })),
    today: now === null || now < first || now >= last ? null : share(now),
    bars: terms.map(({ start, end }) => {
      if (start === null && end === null) return null;
      return {
        from: start === null ? 0 : share(start),
        to: end === null ? 1 : Math.max(share(end), share(start ?? first)),
        openStart: start === null,
        openEnd: end === null,
      };
    }),
  };
}

/** The most names of years. */
const namesMost = 7;
/** The most lines of years; a licence of a thousand years has fewer per year. */
const linesMost = 60;

function yearsBetween(first: number, last: number): { year: number; day: number; isNamed: boolean }[] {
  const [from, to] = [yearOf(first), yearOf(last - 1)];
  const span = to - from + 1;
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
  const step = (most: number) => steps.find((years) => span / years <= most) ?? 10_000;
  const [named, drawn] = [step(namesMost), step(linesMost)];
  const ticks: { year: number; day: number; isNamed: boolean }[] = [];
  for (let year = Math.ceil(from / drawn) * drawn; year <= to; year += drawn) {
    const day = dayNumber(`${String(year).padStart(4, '0')}-01-01`);
    if (day !== null && day >= first && day < last) ticks.push({ year, day, isNamed: year % named === 0 });
  }
  return ticks;
}

function afterDay(day: string): number | null {
  const number = dayNumber(day);
  return number === null ? null : number + 1;
}

function yearOf(number: number): number {
  return new Date(number * 86_400_000).getUTCFullYear();
}
