/**
 * The creation day of a package. The format has an instant, designers give a day: the day's first instant in UTC is
 * used, so that the same themes on the same day give the same bytes.
 */

const midnight = /^(\d{4}-\d{2}-\d{2})T00:00:00(?:\.0+)?Z$/;

/** `day` is `YYYY-MM-DD`. */
export function createdOn(day: string): string {
  return `${day}T00:00:00Z`;
}

/** The day as `YYYY-MM-DD`; null where a package names another instant than midnight UTC. */
export function dayOfCreation(created: string): string | null {
  return midnight.exec(created)?.[1] ?? null;
}
