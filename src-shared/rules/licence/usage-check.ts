/** Compares the present use with a licence's limits: "PC seats: 84 used, the new licence allows 80". */
import type { LicenceBaseInfo } from '../../api/licence-info/licence-info.ts';
import { type Licence, unlimitedSeats } from '../common/licence/licence.ts';
import { isHeldBy } from './holder.ts';
import type { WordedSentence } from './risk-text.ts';

const figures = ['pcSeats', 'mobileSeats', 'externalSeats', 'tenantLimit'] as const;
export type UseFigure = (typeof figures)[number];

/** The registered users and tenants; null or absent when not known. */
export type PresentUse = { readonly [Figure in UseFigure]?: number | null };

type Allowance = Pick<Licence, UseFigure | 'userCounting' | 'externalCounting'>;

/** `over`: more is used than allowed; `tight`: at most a tenth is left; `unknown`: the figures cannot be compared. */
export const useSeverities = ['over', 'tight', 'unknown', 'fine'] as const;
export type UseSeverity = (typeof useSeverities)[number];

export interface UseFinding extends WordedSentence {
  readonly figure: UseFigure;
  readonly severity: UseSeverity;
  readonly used: number;
  /** The allowed number; null: unlimited, or not stated (`unknown`). */
  readonly allowed: number | null;
  /** The number left; negative when too few are allowed; null without a limit. */
  readonly left: number | null;
}

/** The part of a limit that is left when the limit counts as near. */
const nearPart = 0.1;

/** The present use of a company; `company` is null for figures that somebody gave for exactly this licence. */
export interface OwnUse {
  readonly figures: PresentUse;
  readonly company: string | null;
}

/** Returns the use of the licence's own company; null for another company's licence, whose seats say nothing here. */
export function figuresOfHolder(
  licence: Pick<Licence, 'companyName'>,
  uses: readonly OwnUse[],
): PresentUse | null {
  const own = uses.find(({ company }) => company === null || isHeldBy(licence, company));
  return own?.figures ?? null;
}

/** Returns no finding for another company's licence. */
export function checkOwnUse(
  licence: Allowance & Pick<Licence, 'companyName'>,
  uses: readonly OwnUse[],
  as: 'this' | 'new',
): UseFinding[] {
  const figures = figuresOfHolder(licence, uses);
  return figures === null ? [] : checkUsage(licence, figures, as);
}

/** Returns the findings, the gravest first. The value `new` means a licence that would replace the present one. */
export function checkUsage(licence: Allowance, use: PresentUse, as: 'this' | 'new'): UseFinding[] {
  const findings = figures.flatMap((figure) => {
    const used = use[figure];
    return used === null || used === undefined ? [] : [checkFigure(licence, figure, used, as)];
  });
  return findings.sort(
    (one, other) => useSeverities.indexOf(one.severity) - useSeverities.indexOf(other.severity),
  );
}

/** Returns a server's present use; the server counts registered users only, not concurrent ones. */
export function presentUse(
  base: Pick<LicenceBaseInfo, 'registerPcs' | 'registerMobiles' | 'registerExters'>,
): PresentUse {
  return {
    pcSeats: base.registerPcs ?? null,
    mobileSeats: base.registerMobiles ?? null,
    externalSeats: base.registerExters ?? null,
  };
}

function checkFigure(licence: Allowance, figure: UseFigure, used: number, as: 'this' | 'new'): UseFinding {
  const allowed = licence[figure];
  const group = as === 'new' ? 'licenceRisk.useNew' : 'licenceRisk.use';
  const base = { figure, used, left: null };
  if (allowed === null) {
    const params = { figure, used };
    return { ...base, severity: 'unknown', allowed, key: `${group}.notStated`, params };
  }
  if (allowed === unlimitedSeats) {
    const params = { figure, used };
    return { ...base, severity: 'fine', allowed: null, key: `${group}.unlimited`, params };
  }
  if (used > allowed && isConcurrent(licence, figure)) {
    // Concurrent counting allows more people than seats.
    return {
      ...base,
      severity: 'unknown',
      allowed,
      key: `${group}.concurrent`,
      params: { figure, used, allowed },
    };
  }
  const seatsLeft = allowed - used;
  const severity = seatsLeft < 0 ? 'over' : seatsLeft <= allowed * nearPart ? 'tight' : 'fine';
  const params = { figure, used, allowed, count: Math.abs(seatsLeft) };
  const key =
    seatsLeft < 0
      ? (`${group}.over` as const)
      : seatsLeft === 0
        ? (`${group}.full` as const)
        : (`${group}.left` as const);
  return { figure, severity, used, allowed, left: seatsLeft, key, params };
}

function isConcurrent(licence: Allowance, figure: UseFigure): boolean {
  if (figure === 'tenantLimit') return false;
  return (figure === 'externalSeats' ? licence.externalCounting : licence.userCounting) === 'concurrent';
}
