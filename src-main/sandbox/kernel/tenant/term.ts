/** The tenant's term: one year from the day of its creation, renewed on every anniversary. */
import { daysBetween } from '#shared/kit/days.ts';

export interface TenantTerm {
  /** YYYY-MM-DD, the last day of the running year. */
  readonly lastDay: string;
  /** Whole days from today to the last day; 0 on the last day itself. */
  readonly daysRemaining: number;
}

/** Computes the running year of a contract; dates are `YYYY-MM-DD`. */
export function runningTerm(createdOn: string, today: string): TenantTerm {
  const monthAndDay = createdOn.slice(4);
  const year = Number(today.slice(0, 4));
  // Dates in this format compare as text.
  const anniversary = `${year}${monthAndDay}` > today ? `${year}${monthAndDay}` : `${year + 1}${monthAndDay}`;
  const lastDay = dayBefore(anniversary);
  return { lastDay, daysRemaining: daysBetween(today, lastDay) ?? 0 };
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
