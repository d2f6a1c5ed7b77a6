/** The position of today within a licence's term. */
import { dayAt, daysBetween, defaultTimeZone } from '#shared/kit/days.ts';

/** Whole days from today, in a licence's default zone, to the expiry day. */
export function daysUntil(expiryDate: string | null, now: number): number | null {
  return expiryDate === null ? null : daysBetween(dayAt(now, defaultTimeZone), expiryDate);
}

/** Returns the elapsed fraction of the term, 0 to 1; null where start or expiry is not stated. */
export function elapsedPart(
  startDate: string | null,
  expiryDate: string | null,
  daysRemaining: number | null,
): number | null {
  const term = startDate && expiryDate ? daysBetween(startDate, expiryDate) : null;
  if (term === null || term < 0 || daysRemaining === null) return null;
  if (term === 0) return daysRemaining < 0 ? 1 : 0;
  return (term - Math.min(Math.max(daysRemaining, 0), term)) / term;
}
