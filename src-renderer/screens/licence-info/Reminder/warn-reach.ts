/** What a warning value comes to on the present usage (spec 1§2.12): from how many seats on it warns, and how far that is. */
import { seatUse } from '#shared/rules/common/licence/seats.ts';

export interface WarnReach {
  /** The number of used seats with which the warning comes. */
  readonly from: number;
  /** Seats that may still be used before; 0 where it is reached. */
  readonly left: number;
  readonly reached: boolean;
}

/** null: there is no limit, or none is known, so that nothing warns of it. */
export function warnReach(used: number | null, max: number | null, percent: number): WarnReach | null {
  if (used === null || max === null || max <= 0) return null;
  if (seatUse(used, max).unlimited) return null;
  const from = Math.ceil((max * Math.min(100, Math.max(0, percent))) / 100);
  return { from, left: Math.max(0, from - used), reached: used >= from };
}
