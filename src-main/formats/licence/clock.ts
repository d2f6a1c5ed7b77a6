/** Whether this computer's clock can be believed: it must not stand long before a time that it has shown already. */
import { type Finding, finding } from './findings.ts';

/** Milliseconds that a clock may be set back without a word: a battery, a time zone, a correction. */
const tolerance = 86_400_000;
/** The last time that a Date can hold. */
const lastTime = 8.64e15;

/** `now` and `highestTime` in milliseconds since 1970. */
export function clockFindings(now: number, highestTime: number | null | undefined): Finding[] {
  if (typeof highestTime !== 'number' || !(Math.abs(highestTime) <= lastTime)) return [];
  if (now >= highestTime - tolerance) return [];
  return [finding('CLOCK_SUSPECT', { date: new Date(highestTime).toISOString() })];
}
