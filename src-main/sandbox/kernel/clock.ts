/** The platform's spelling of an instant: `YYYY-MM-DD HH:mm:ss` in the server's own zone. */

/** An instant of the seed, which has no zone but the one it is written in. `at` is milliseconds since 1970. */
export function seededTime(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

/** An instant that the running server notes down, in its local zone. */
export function serverTime(at: number): string {
  return seededTime(at - new Date(at).getTimezoneOffset() * 60_000);
}
