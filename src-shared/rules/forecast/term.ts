/** The end of a validity in days from today (beyond the specification). */
import { daysBetween } from '../../kit/days.ts';

export interface ForecastTerm {
  /** The last day, YYYY-MM-DD. */
  readonly day: string;
  /** The number of days until the last day; negative when it has passed. */
  readonly days: number;
}

/** The date `expireDate` may carry a time; returns null when it names no existing day. */
export function termOf(expireDate: string, today: string): ForecastTerm | null {
  const day = expireDate.slice(0, 10);
  const days = daysBetween(today, day);
  return days === null ? null : { day, days };
}

/** The number of days before the end from which a notice is due. */
export const noticeDays = 30;

/** The number of days for which a notice is snoozed. */
export const snoozeDays = 7;

/** All days are YYYY-MM-DD; a snoozed notice is due again on the day `until`. */
export function expiryDue(term: ForecastTerm, today: string, until: string | undefined): boolean {
  return term.days <= noticeDays && (until === undefined || until <= today);
}
