/**
 * Times of the login log's rows: a fixed number each week, most on the mornings of working days. Row numbers count
 * up from the first Monday, so that a row keeps its time as the log grows.
 */
import { scatter } from '../../kernel/seed/scatter.ts';
import { attackOf } from './login-facts.ts';

/** A Monday; all times are the server's own, computed as if they were UTC. */
const start = Date.UTC(2022, 0, 3) / 1000;
const daySeconds = 86_400;
const weekSeconds = 7 * daySeconds;
/** Longest gap in seconds between two tries of an attack, and a number of rows above any attack's. */
const tryEvery = 25;
const mostTries = 20;

/** Cumulative share of a working day's rows by hour. */
const curve: readonly (readonly [hour: number, share: number])[] = [
  [0, 0],
  [6, 0.02],
  [8, 0.1],
  [10, 0.45],
  [12, 0.57],
  [14, 0.72],
  [18, 0.87],
  [21, 0.96],
  [24, 1],
];

export interface LoginTimeline {
  /** Seconds since 1970 of a row, in the server's own time. */
  at(row: number): number;
  /** Number of the last row at or before the second; -1 where there is none. */
  lastUpTo(second: number): number;
}

/** `workday` rows on each of five days, `weekend` rows on each of two. */
export function loginTimeline(workday: number, weekend: number): LoginTimeline {
  const perWeek = 5 * workday + 2 * weekend;
  const steadily = (row: number) => {
    const slot = row % perWeek;
    const working = slot < 5 * workday;
    const ofDay = working ? workday : weekend;
    const inSpan = working ? slot : slot - 5 * workday;
    const day = (working ? 0 : 5) + Math.floor(inSpan / ofDay);
    // Each row stays within its own step, so the rows keep their order.
    const share = ((inSpan % ofDay) + scatter(row, 7) / 2 ** 32) / ofDay;
    return start + Math.floor(row / perWeek) * weekSeconds + day * daySeconds + secondOf(share);
  };
  /** The tries of an attack follow each other quickly, and end before the next row. */
  const at = (row: number) => {
    const attack = attackOf(row);
    if (!attack) return steadily(row);
    const begun = steadily(attack.first);
    const room = (steadily(attack.first + attack.rows) - begun) / attack.rows;
    return begun + Math.floor((row - attack.first) * Math.min(tryEvery, room));
  };
  return {
    at,
    lastUpTo(second) {
      const week = Math.floor((second - start) / weekSeconds);
      if (week < 0) return -1;
      let [low, high] = [week * perWeek, (week + 1) * perWeek + mostTries];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (at(middle) <= second) low = middle + 1;
        else high = middle;
      }
      return low - 1;
    },
  };
}

/** Seconds since midnight at which this share of a day's rows is reached. */
function secondOf(share: number): number {
  const next = curve.findIndex(([, until]) => until > share);
  const [[fromHour, from], [toHour, to]] = [curve[next - 1] ?? [0, 0], curve[next] ?? [24, 1]];
  const hour = fromHour + ((share - from) / (to - from)) * (toHour - fromHour);
  return Math.min(daySeconds - 1, Math.floor(hour * 3600));
}
