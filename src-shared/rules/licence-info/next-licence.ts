/** The effect of a licence that is not in force yet on an application that has a licence now (spec 3§3.4, 1§2.6). */

import type { Licence } from '../common/licence/licence.ts';
import { terminalsOf } from './apps.ts';
import { type SeatCount, seatCount } from './figures.ts';
import type { MergedLicence } from './licence-ratio.ts';

export interface NextModule {
  readonly pcSeats: number | null;
  readonly mobileSeats: number | null;
  readonly enabled: boolean;
}

/** Returns the licence's modules by their names on the wire; of two with one name the first counts. */
export function nextModules({ modules }: Pick<Licence, 'modules'>): ReadonlyMap<string, NextModule> {
  return new Map(modules.toReversed().map((module) => [module.flag, module]));
}

export type NextChange =
  /** The next licence lacks the module (`missing`), or has it disabled (`off`). */
  | { readonly kind: 'missing' | 'off' }
  /** A changed number of seats; `short` is the number of seats in use beyond the new number, 0 when it is enough. */
  | {
      readonly kind: 'seats';
      readonly terminal: 'pc' | 'app';
      readonly now: SeatCount;
      readonly next: SeatCount;
      readonly short: number;
    };

/** Returns an empty list when nothing changes. */
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

/** Tells whether present users of the application would lose it. */
export function isLoss(change: NextChange): boolean {
  return change.kind !== 'seats' || change.short > 0;
}
