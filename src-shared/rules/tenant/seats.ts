/** Seats used against the authorised maximum (spec 1§2.3, 1§9: 999999 is "unlimited"). */
import { unlimitedSeats } from '../licence/licence.ts';

export interface SeatUse {
  readonly unlimited: boolean;
  /** What a bar fills, 0 to 100; 0 where unlimited. */
  readonly bar: number;
  /** More are used than are authorised. */
  readonly over: boolean;
}

export function seatUse(used: number, max: number): SeatUse {
  if (max >= unlimitedSeats) return { unlimited: true, bar: 0, over: false };
  const bar = max > 0 ? Math.min(100, (Math.max(0, used) / max) * 100) : used > 0 ? 100 : 0;
  return { unlimited: false, bar, over: used > max };
}

/** Percent of the maximum from which a limit warning is due (spec 1§3 "Licence reminder": warnValue, default 80). */
export const warnPercent = 80;

export function isNearLimit(used: number, max: number): boolean {
  const use = seatUse(used, max);
  return !use.unlimited && use.bar >= warnPercent;
}
