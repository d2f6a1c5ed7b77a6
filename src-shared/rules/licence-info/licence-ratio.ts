/** The licence figures that an application shows (spec 3§3.4, 3§9; APP-007, 169, 186, 187). */
import type { ModuleLicence } from '../../api/licence-info/apps.ts';
import { type SeatStanding, seatStanding } from '../common/licence/seats.ts';
import { terminalsOf } from './apps.ts';
import { type SeatCount, seatCount, showsWarning } from './figures.ts';

export interface LicenceRatio {
  readonly terminal: 'pc' | 'app';
  readonly used: number;
  readonly max: SeatCount;
  readonly warning: boolean;
  readonly standing: SeatStanding | null;
}

/** The licence's own fields, which would hide the application's fields of the same name after a merge (3§7.4). */
const ofLicence = ['probationExpire', 'module', 'moduleStr', 'status'] as const;
export type MergedLicence = Omit<ModuleLicence, (typeof ofLicence)[number]>;

export function toMerge(licence: ModuleLicence): MergedLicence {
  const left = Object.entries(licence).filter(([name]) => !(ofLicence as readonly string[]).includes(name));
  return Object.fromEntries(left) as unknown as MergedLicence;
}

/** Returns the ratios by terminal; none on trial, prepaid, or for a terminal with an unknown figure. */
export function licenceRatios(licence: MergedLicence, remind: boolean): LicenceRatio[] {
  if (licence.appPayStatus === 'probation' || licence.appPayStatus === 'prepaid') return [];
  return terminalsOf(licence.applyClient).flatMap((terminal) => {
    const pc = terminal === 'pc';
    const used = pc ? licence.usedLicense : licence.usedLicenseApp;
    const max = seatCount(pc ? licence.maxLicense : licence.maxLicenseApp);
    if (used === null || used === undefined || max === null) return [];
    const limit = pc ? licence.upperLimitRemind : licence.appUpperLimitRemind;
    const standing = seatStanding(used, max, limit === true);
    return [{ terminal, used, max, warning: showsWarning(limit, remind), standing }];
  });
}
