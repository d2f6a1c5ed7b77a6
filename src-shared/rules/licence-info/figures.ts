/**
 * Seat figures of the licence info page (spec 1§2.4, 1§9; LIC-008 to 010): registered of authorised when
 * `concurrentFlag` is 0, totals otherwise; 999999 is "unlimited"; the warning colour.
 */
import type { LicenceBaseInfo, SeatTerminal } from '../../api/licence-info/licence-info.ts';
import { unlimitedSeats } from '../common/licence/licence.ts';

export type SeatCount = number | 'unlimited' | null;

export interface SeatFigure {
  readonly terminal: SeatTerminal;
  /** Seats registered; null where seats are counted by concurrent users or the server does not say. */
  readonly registered: number | null;
  /** Seats authorised; null where the licence does not say. */
  readonly total: SeatCount;
  readonly warning: boolean;
}

/** Returns the displayed count; 999999 means unlimited, as in `common/licence/seats.ts`. */
export function seatCount(value: number | null | undefined): SeatCount {
  if (value === null || value === undefined) return null;
  return value === unlimitedSeats ? 'unlimited' : value;
}

/** The remind settings for the organisation's people and for external people, from `getLicenseUsedInfo`. */
export interface Reminding {
  readonly internalRemind?: boolean | undefined;
  readonly externalRemind?: boolean | undefined;
}

/** The warning colour shows when the limit-warning flag and the remind setting are both on. */
export function showsWarning(limit: boolean | null | undefined, remind: boolean | undefined): boolean {
  return limit === true && remind === true;
}

/** Returns the figures of PC, mobile and external seats, in this order. */
export function seatFigures(base: LicenceBaseInfo, reminding: Reminding): SeatFigure[] {
  const registered = (count: number | null | undefined) =>
    base.concurrentFlag === 'registered' ? (count ?? null) : null;
  return [
    {
      terminal: 'pc',
      registered: registered(base.registerPcs),
      total: seatCount(base.hrmNum),
      warning: showsWarning(base.pcLimit, reminding.internalRemind),
    },
    {
      terminal: 'app',
      registered: registered(base.registerMobiles),
      total: seatCount(base.appHrmNum),
      warning: showsWarning(base.mobileLimit, reminding.internalRemind),
    },
    {
      terminal: 'external',
      registered: registered(base.registerExters),
      total: seatCount(base.supplierNum),
      warning: showsWarning(base.externalLimit, reminding.externalRemind),
    },
  ];
}
