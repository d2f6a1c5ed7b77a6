/** The effect of a warning value on the present usage (spec 1§2.12): the seats from which it warns, and the rest. */
import { seatUse } from '#shared/rules/common/licence/seats.ts';

export interface WarnReach {
  /** Used seats from which the warning is sent. */
  readonly from: number;
  /** Free seats before the warning; 0 once it is reached. */
  readonly freeSeats: number;
  readonly isReached: boolean;
}

/** Returns null without a known limit: nothing warns then. */
export function warnReach(used: number | null, max: number | null, percent: number): WarnReach | null {
  if (used === null || max === null || max <= 0) return null;
  if (seatUse(used, max).unlimited) return null;
  const from = Math.ceil((max * Math.min(100, Math.max(0, percent))) / 100);
  return { from, freeSeats: Math.max(0, from - used), isReached: used >= from };
}
