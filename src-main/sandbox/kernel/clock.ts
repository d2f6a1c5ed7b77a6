/** The platform's spelling of an instant: `YYYY-MM-DD HH:mm:ss` in the server's own zone. */

/** Formats an instant of the seed, which has no time zone. `at` is milliseconds since 1970. */
export function seededTime(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

/** Formats an instant of the running server in its local time zone. */
export function serverTime(at: number): string {
  return seededTime(at - new Date(at).getTimezoneOffset() * 60_000);
}
