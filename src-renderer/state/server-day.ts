/** The day of the server's clock: the platform tells no zone, so the server's profile names it. */
import { localDay } from '#data/local-day.ts';
import { dayInZone } from '#shared/kit/time-zone.ts';
import { useActiveServer } from './program.ts';

/** Where the zone is not known, the day of this computer. `timeZone`: IANA name. */
export function serverDay(time: number, timeZone: string | undefined): string {
  return timeZone ? dayInZone(time, timeZone) : localDay(time);
}

export function useServerToday(): string {
  return serverDay(Date.now(), useActiveServer().timeZone);
}
