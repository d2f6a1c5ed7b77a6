/**
 * The day that a package says it was made on. The format has a point in time; what a designer says is a day, which is its
 * first moment in UTC, so that the same themes of the same day are the same bytes.
 */

const midnight = /^(\d{4}-\d{2}-\d{2})T00:00:00(?:\.0+)?Z$/;

/** `day`: YYYY-MM-DD. */
export function createdOn(day: string): string {
  return `${day}T00:00:00Z`;
}

/** YYYY-MM-DD; null where a package names another moment of its day. */
export function dayOfCreation(created: string): string | null {
  return midnight.exec(created)?.[1] ?? null;
}
