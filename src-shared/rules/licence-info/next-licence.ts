/** What a licence that is not in force yet would change for an application that has one (spec 3§3.4, 1§2.6). */

import type { Licence } from '../common/licence/licence.ts';
import { terminalsOf } from './apps.ts';
import { type SeatCount, seatCount } from './figures.ts';
import type { MergedLicence } from './licence-ratio.ts';

export interface NextModule {
  readonly pcSeats: number | null;
  readonly mobileSeats: number | null;
  readonly enabled: boolean;
}

/** Its modules by what they are called on the wire; of two of one name the first holds. */
export function nextModules({ modules }: Pick<Licence, 'modules'>): ReadonlyMap<string, NextModule> {
  return new Map(modules.toReversed().map((module) => [module.flag, module]));
}

export type NextChange =
  /** It does not have the module, or has it turned off. */
  | { readonly kind: 'missing' | 'off' }
  /** Another number of seats; `short`: so many more are used by now, 0: it is enough. */
  | {
      readonly kind: 'seats';
      readonly terminal: 'pc' | 'app';
      readonly now: SeatCount;
      readonly next: SeatCount;
      readonly short: number;
    };

/** None: all stays as it is. */
export function nextChanges(licence: MergedLicence, next: NextModule | undefined): NextChange[] {
  if (!next) return [{ kind: 'missing' }];
  if (!next.enabled) return [{ kind: 'off' }];
  return terminalsOf(licence.applyClient).flatMap((terminal) => {
    const pc = terminal === 'pc';
    const now = seatCount(pc ? licence.maxLicense : licence.maxLicenseApp);
    const then = seatCount(pc ? next.pcSeats : next.mobileSeats);
    if (then === null || then === now) return [];
    const used = (pc ? licence.usedLicense : licence.usedLicenseApp) ?? 0;
    const short = then === 'unlimited' ? 0 : Math.max(0, used - then);
    return [{ kind: 'seats', terminal, now, next: then, short }];
  });
}

/** Whether people who use it now could not any more. */
export function isLoss(change: NextChange): boolean {
  return change.kind !== 'seats' || change.short > 0;
}
