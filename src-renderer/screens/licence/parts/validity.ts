/** The position of today within a licence's term. */
import { dayAt, daysBetween, defaultTimeZone } from '#shared/kit/days.ts';

export type ValidityTone = 'success' | 'warning' | 'danger' | 'neutral';

export interface Validity {
  /** The elapsed fraction of the term, 0 to 1; null where start or expiry is not stated. */
  readonly elapsed: number | null;
  /** Days until the start; 0 after it, or where no start is stated. */
  readonly startsIn: number;
  /** `warning` in the last 30 days, `danger` after the expiry. */
  readonly tone: ValidityTone;
}

/** Days before the expiry that are worth a warning. */
export const expirySoon = 30;

/** Whole days from today, in a licence's default zone, to the expiry day. */
export function daysUntil(expiryDate: string | null, now: number): number | null {
  return expiryDate === null ? null : daysBetween(dayAt(now, defaultTimeZone), expiryDate);
}

export function toneOfDays(left: number): ValidityTone {
  if (left < 0) return 'danger';
  return left <= expirySoon ? 'warning' : 'success';
}

export function validity(
  startDate: string | null,
  expiryDate: string | null,
  daysRemaining: number | null,
): Validity {
  const tone = daysRemaining === null ? 'neutral' : toneOfDays(daysRemaining);
  const term = startDate && expiryDate ? daysBetween(startDate, expiryDate) : null;
  if (term === null || term < 0 || daysRemaining === null) return { elapsed: null, startsIn: 0, tone };
  const left = Math.min(Math.max(daysRemaining, 0), term);
  const startsIn = Math.max(0, daysRemaining - term);
  return {
    elapsed: term === 0 ? (daysRemaining < 0 ? 1 : 0) : (term - left) / term,
    startsIn,
    tone: startsIn > 0 ? 'warning' : tone,
  };
}
