/** What of a module's licence an application shows (spec 3§3.4, 3§9; APP-007, 169, 186, 187). */
import type { ModuleLicence } from '../../api/licence-info/apps.ts';
import { terminalsOf } from './apps.ts';
import { type SeatCount, seatCount, warns } from './figures.ts';

export interface LicenceRatio {
  readonly terminal: 'pc' | 'app';
  readonly used: number;
  readonly max: SeatCount;
  readonly warning: boolean;
}

/** What is the licence's own, and would hide the application's when both are laid over each other (3§7.4). */
const ofLicence = ['probationExpire', 'module', 'moduleStr', 'status'] as const;
export type MergedLicence = Omit<ModuleLicence, (typeof ofLicence)[number]>;

export function toMerge(licence: ModuleLicence): MergedLicence {
  const left = Object.entries(licence).filter(([name]) => !(ofLicence as readonly string[]).includes(name));
  return Object.fromEntries(left) as unknown as MergedLicence;
}

/** Ratios by terminal: none of one on trial or paid for in advance, none where a figure is not known. */
export function licenceRatios(licence: MergedLicence, remind: boolean): LicenceRatio[] {
  if (licence.appPayStatus === 'probation' || licence.appPayStatus === 'prepaid') return [];
  return terminalsOf(licence.applyClient).flatMap((terminal) => {
    const pc = terminal === 'pc';
    const used = pc ? licence.usedLicense : licence.usedLicenseApp;
    const max = seatCount(pc ? licence.maxLicense : licence.maxLicenseApp);
    if (used === null || used === undefined || max === null) return [];
    const limit = pc ? licence.upperLimitRemind : licence.appUpperLimitRemind;
    return [{ terminal, used, max, warning: warns(limit, remind) }];
  });
}
