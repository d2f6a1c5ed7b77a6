/** Until when something is valid, in days from today (beyond the specification). */
import { daysBetween } from '../../kit/days.ts';

export interface Term {
  /** The last day, YYYY-MM-DD. */
  readonly day: string;
  /** Until the last day; negative when it has passed. */
  readonly days: number;
}

/** `expireDate` may carry a time; null: it names no day that exists. */
export function termOf(expireDate: string, today: string): Term | null {
  const day = expireDate.slice(0, 10);
  const days = daysBetween(today, day);
  return days === null ? null : { day, days };
}

/** Days from which the end is worth a word. */
export const noticeDays = 30;

/** Days for which it is put off. */
export const snoozeDays = 7;

/** `until`: the first day on which it may be spoken of again, where it was put off. All YYYY-MM-DD. */
export function expiryDue(term: Term, today: string, until: string | undefined): boolean {
  return term.days <= noticeDays && (until === undefined || until <= today);
}
