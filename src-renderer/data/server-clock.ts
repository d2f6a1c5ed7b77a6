/**
 * Differences between this computer's clock and that of each server, from the `Date` header of its answers (RFC 9110
 * §6.6.1).
 */

/** The header has whole seconds, and an answer is on its way: less than this is no difference. In milliseconds. */
const least = 5000;
const differences = new Map<string, number>();

/** `header`: of an answer that arrived at `now`, milliseconds since 1970. `server`: its mark. */
export function noteServerDate(server: string, header: string | null, now: number): void {
  const told = header === null ? Number.NaN : Date.parse(header);
  if (Number.isNaN(told)) return;
  const difference = told - now;
  differences.set(server, Math.abs(difference) < least ? 0 : difference);
}

/** Milliseconds by which the server's clock is ahead; 0 before it has answered. */
export function serverClockAhead(server: string): number {
  return differences.get(server) ?? 0;
}
