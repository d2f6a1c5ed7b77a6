/** Rows of the app authorization list (spec 1§2.5, 1§3, 3§9 "Licence ratio"; LIC-012 to 017, LIC-026 to 028). */
import type { AppLicenceRow } from '../../api/licence-info/apps.ts';
import { type SeatCount, seatCount, showsWarning } from './figures.ts';

export interface AppSeats {
  readonly terminal: 'pc' | 'app';
  readonly used: number | null;
  readonly total: SeatCount;
  /** The answer has a figure in an unreadable form, which differs from a licence without seats. */
  readonly unstated?: { readonly used: boolean; readonly total: boolean };
  /** The ratio is shown only when both figures are known and the app is neither on trial nor prepaid. */
  readonly ratio: boolean;
  readonly warning: boolean;
  readonly overLimit: boolean;
}

/**
 * The terminals that an app has: 0 PC, 2 mobile, 1 or unset both. The documents give the values without their
 * meaning; 1 is the default and 1 and 2 carry the mobile corner marks (3§3.2, 3§3.4).
 */
export function terminalsOf(applyClient: AppLicenceRow['applyClient']): readonly ('pc' | 'app')[] {
  if (applyClient === '0') return ['pc'];
  return applyClient === '2' ? ['app'] : ['pc', 'app'];
}

/** Returns the seats by terminal; `remind` is the setting of `remind.ts`. */
export function appSeats(row: AppLicenceRow, remind: boolean): AppSeats[] {
  const trialled = row.status === 'probation' || row.status === 'prepaid';
  return terminalsOf(row.applyClient).map((terminal) => {
    const pc = terminal === 'pc';
    const names = pc
      ? (['usedLicenseCount', 'licenseTotalCount'] as const)
      : (['appUsedLicenseCount', 'appLicenseTotalCount'] as const);
    const used = row[names[0]];
    const total = seatCount(row[names[1]]);
    const limit = pc ? row.upperLimitRemind : row.appUpperLimitRemind;
    return {
      terminal,
      used,
      total,
      ...(names.some((name) => isUnstated(row, name)) && {
        unstated: { used: isUnstated(row, names[0]), total: isUnstated(row, names[1]) },
      }),
      ratio: !trialled && used !== null && total !== null,
      warning: showsWarning(limit, remind),
      overLimit: limit === true || (used !== null && typeof total === 'number' && used > total),
    };
  });
}

export function isUnstated(row: AppLicenceRow, name: keyof AppLicenceRow): boolean {
  return row.unstated?.[name] !== undefined;
}

/** The filter "over-limit only" keeps a row when one of its terminals is over the limit or the server flags it. */
export function isOverLimit(row: AppLicenceRow): boolean {
  return appSeats(row, true).some(({ overLimit }) => overLimit);
}
