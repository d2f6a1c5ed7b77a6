/** The day of the server's clock: its answers tell the clock, and its profile names the zone. */
import { localDay } from '#data/local-day.ts';
import { serverClockAhead } from '#data/server-clock.ts';
import { serverMark } from '#data/server-mark.ts';
import { dayInZone } from '#shared/kit/time-zone.ts';
import { useActiveServer } from './program.ts';

/**
 * The calendar day of an instant in the server's zone; in this computer's while the zone is unknown. `timeZone`: IANA
 * name.
 */
export function serverDay(time: number, timeZone: string | undefined): string {
  return timeZone ? dayInZone(time, timeZone) : localDay(time);
}

/** Milliseconds by which the clock of this tab's server is ahead, as far as its answers have told until now. */
export function useServerClockAhead(): number {
  return serverClockAhead(useActiveServer().mark);
}

/** The instant by the clock of this tab's server, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + serverClockAhead(serverMark());
}

export function useServerToday(): string {
  return serverDay(serverNow(), useActiveServer().timeZone);
}
