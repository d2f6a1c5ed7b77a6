/** Times of the computed log's rows: evenly spread over working hours, newest first. */
import { scatter } from '../../kernel/seed/scatter.ts';

/** Last day of the seeded data, YYYY-MM-DD. */
const lastDay = '2026-09-30';
const day = 86_400_000;
/** Work begins at 8 and ends at 20 o'clock, every day. */
const workStart = 8 * 3600;
const workSeconds = 12 * 3600;

export interface OperationTimeline {
  /** Time of row `index` (0 is the newest) as YYYY-MM-DD HH:mm:ss. */
  at(index: number): string;
  /** Index of the newest row on or before this day (YYYY-MM-DD); `rows` where there is none. */
  firstUpTo(dayText: string): number;
}

/** A timeline of `rows` rows since the tenant's creation (YYYY-MM-DD). */
export function timelineOf(createdOn: string, rows: number): OperationTimeline {
  const firstDay = Date.parse(`${createdOn}T00:00:00Z`);
  const seconds = ((Date.parse(`${lastDay}T00:00:00Z`) - firstDay) / day + 1) * workSeconds;
  /** Working seconds since the first day. Each row stays within its own step, so the rows keep their order. */
  const second = (index: number) =>
    seconds - 1 - Math.floor(((index + scatter(index, 7) / 2 ** 32) * seconds) / rows);
  return {
    at(index) {
      const work = second(index);
      const date = new Date(firstDay + Math.floor(work / workSeconds) * day).toISOString().slice(0, 10);
      const inDay = workStart + (work % workSeconds);
      const two = (value: number) => String(value).padStart(2, '0');
      return `${date} ${two(Math.floor(inDay / 3600))}:${two(Math.floor(inDay / 60) % 60)}:${two(inDay % 60)}`;
    },
    firstUpTo(dayText) {
      const end = ((Date.parse(`${dayText}T00:00:00Z`) - firstDay) / day + 1) * workSeconds;
      let [low, high] = [0, rows];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (second(middle) < end) high = middle;
        else low = middle + 1;
      }
      return low;
    },
  };
}
