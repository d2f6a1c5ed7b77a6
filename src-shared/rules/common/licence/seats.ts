/** Compares the seats in use with the authorised maximum (spec 1§2.3, 1§9: 999999 is "unlimited"). */
import { unlimitedSeats } from './licence.ts';

/** `none`: no seat is authorised, and none is used. */
export type SeatState = 'unlimited' | 'none' | 'left' | 'full' | 'over';

export interface SeatUse {
  readonly state: SeatState;
  readonly unlimited: boolean;
  /** The filled part of a bar, 0 to 100; 0 for unlimited seats. */
  readonly bar: number;
  readonly isOver: boolean;
}

/** Every display of seats uses this function. Only 999999 itself is "unlimited": 1,000,000 is a count. */
export function seatUse(used: number, max: number): SeatUse {
  if (max === unlimitedSeats) return { state: 'unlimited', unlimited: true, bar: 0, isOver: false };
  const bar = max > 0 ? Math.min(100, (Math.max(0, used) / max) * 100) : used > 0 ? 100 : 0;
  const over = used > max;
  const state = over ? 'over' : max <= 0 ? 'none' : used === max ? 'full' : 'left';
  return { state, unlimited: false, bar, isOver: over };
}

/** Returns the colour: `over` is an error; the server's flag asks for a warning (1§2.4), which needs a limit. */
export function seatTone(state: SeatState, warned: boolean): 'normal' | 'warning' | 'danger' {
  if (state === 'over') return 'danger';
  return warned && (state === 'left' || state === 'full') ? 'warning' : 'normal';
}

/** Tells whether the known totals authorise any seat; null when the server states no total. */
export function anySeats(totals: readonly (number | null | undefined)[]): boolean | null {
  const stated = totals.filter((total) => typeof total === 'number');
  return stated.length === 0 ? null : stated.some((total) => total > 0);
}

/** The percentage of the maximum from which a warning is due (spec 1§3 "Licence reminder": warnValue, default 80). */
export const warnPercent = 80;

export type SeatStanding = 'over' | 'near';

/**
 * Whether more seats are used than authorised, or nearly all; null for neither. `warned` is the server's own flag,
 * which also counts as near. Every word about a limit follows this rule.
 */
export function seatStanding(
  used: number | null,
  max: number | 'unlimited' | null,
  warned: boolean,
): SeatStanding | null {
  if (used === null || typeof max !== 'number') return warned ? 'near' : null;
  if (seatUse(used, max).isOver) return 'over';
  return warned || (max > 0 && isNearLimit(used, max)) ? 'near' : null;
}

export function isNearLimit(used: number, max: number): boolean {
  const use = seatUse(used, max);
  return !use.unlimited && use.bar >= warnPercent;
}
