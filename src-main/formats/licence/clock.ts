/** Whether this computer's clock is plausible: it must not be long before a time that it has shown already. */
import { finding, type LicenceFinding } from './findings.ts';

/** Milliseconds that a clock may be set back without a finding: for a battery, a time zone, a correction. */
const tolerance = 86_400_000;
/** The latest time that a Date can represent. */
const lastTime = 8.64e15;

/** `now` and `highestTime` in milliseconds since 1970. */
export function clockFindings(now: number, highestTime: number | null | undefined): LicenceFinding[] {
  if (typeof highestTime !== 'number' || !(Math.abs(highestTime) <= lastTime)) return [];
  if (/* wall: clock-set-back */ now >= highestTime - tolerance) return [];
  return [finding('CLOCK_SUSPECT', { date: new Date(highestTime).toISOString() })];
}
