/**
 * The effects of a change of licence for its holder, as sentences in order of risk: losses and reductions, then
 * dates, tenancy and counting, then gains, then mere differences. The sentences are data; `risk-text.ts` words them.
 */

import { daysBetween } from '../../kit/days.ts';
import { type Licence, unlimitedSeats } from '../common/licence/licence.ts';
import type { LicenceComparison } from './comparison.ts';
import { moduleRisks } from './risk-modules.ts';
import type { Risk, RiskParams, RiskSentence, RiskSeverity } from './risk-sentence.ts';

const figures = ['pcSeats', 'mobileSeats', 'externalSeats', 'tenantLimit'] as const;
type Figure = (typeof figures)[number];

/** The risks of changed seats and tenants of the whole licence: fewer, more, newly or no longer unlimited. */
function seatRisks({ fields }: LicenceComparison): Risk[] {
  return figures.flatMap((figure) => {
    const field = fields.find((one) => one.field === figure);
    if (!field || field.change === 'same') return [];
    return [{ ...seatRisk(figure, number(field.before), number(field.after)), group: 'seats' as const }];
  });
}

function seatRisk(figure: Figure, before: number | null, after: number | null): Omit<Risk, 'group'> {
  if (before === null || after === null) {
    const stated = before ?? after ?? 0;
    const change = before === null ? 'stated' : 'notStated';
    const words = stated === unlimitedSeats ? 'Unlimited' : '';
    return { severity: 'neutral', key: `licenceRisk.${figure}.${change}${words}`, params: { count: stated } };
  }
  if (after === unlimitedSeats)
    return { severity: 'gain', key: `licenceRisk.${figure}.nowUnlimited`, params: { before } };
  if (before === unlimitedSeats)
    return { severity: 'less', key: `licenceRisk.${figure}.noLongerUnlimited`, params: { count: after } };
  const params = { count: Math.abs(after - before), before, after };
  if (after > before) return { severity: 'gain', key: `licenceRisk.${figure}.more`, params };
  if (after === 0) return { severity: 'loss', key: `licenceRisk.${figure}.allGone`, params };
  return { severity: 'less', key: `licenceRisk.${figure}.fewer`, params };
}

function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

export type { RiskParams, RiskSentence, RiskSeverity };

/** A licence without its modules, which the comparison contains. */
export type ComparedLicence = Omit<Licence, 'modules'>;

/** The order of losses and reductions by subject; equal ones keep the order in which they were found. */
const ranks: Record<Risk['group'], number> = {
  seats: 0,
  moduleGone: 1,
  moduleOff: 2,
  moduleSeats: 3,
  term: 4,
  tenancy: 5,
  counting: 6,
  identity: 7,
  other: 8,
};

/** The licence `before` is in use, `after` would replace it; `comparison` compares the two in this order. */
export function risksOf(
  comparison: LicenceComparison,
  before: ComparedLicence,
  after: ComparedLicence,
): RiskSentence[] {
  const risks = [
    ...seatRisks(comparison),
    ...moduleRisks(comparison, before, after),
    ...termRisks(before, after),
    ...tenancyRisks(before, after),
    ...countingRisks(before, after),
    ...identityRisks(before, after),
  ];
  return risks
    .map((risk, index) => ({ risk, place: rankOf(risk), index }))
    .sort((one, other) => one.place - other.place || one.index - other.index)
    .map(({ risk: { group, ...sentence } }) => sentence);
}

export function countRisks(risks: readonly RiskSentence[]): Record<RiskSeverity, number> {
  const counts = { loss: 0, less: 0, gain: 0, neutral: 0 };
  for (const { severity } of risks) counts[severity] += 1;
  return counts;
}

function rankOf({ severity, group }: Risk): number {
  if (severity === 'gain') return 100;
  // An overlap is no loss but belongs to the dates; another customer is the first of the mere differences.
  if (severity === 'neutral' && group !== 'term') return group === 'identity' ? 200 : 201;
  return ranks[group];
}

/** The risks of a changed tenancy, of another way of counting users, and of another licence holder. */
function tenancyRisks(before: Pick<Licence, 'tenancy'>, after: Pick<Licence, 'tenancy'>): Risk[] {
  if (before.tenancy === after.tenancy) return [];
  return after.tenancy === 'single'
    ? [{ group: 'tenancy', severity: 'loss', key: 'licenceRisk.tenancy.single', params: {} }]
    : [{ group: 'tenancy', severity: 'gain', key: 'licenceRisk.tenancy.multi', params: {} }];
}

type Counting = Pick<Licence, 'userCounting' | 'externalCounting'>;

/** Counting by registration is stricter, because each user takes a seat, signed in or not. */
function countingRisks(before: Counting, after: Counting): Risk[] {
  return (['userCounting', 'externalCounting'] as const).flatMap((field): Risk[] => {
    if (before[field] === after[field]) return [];
    const severity = after[field] === 'registered' ? 'less' : 'gain';
    return [{ group: 'counting', severity, key: `licenceRisk.${field}.${after[field]}`, params: {} }];
  });
}

type Identity = Pick<Licence, 'customerId' | 'companyName' | 'licenceCode'>;

function identityRisks(before: Identity, after: Identity): Risk[] {
  return (['customerId', 'companyName', 'licenceCode'] as const).flatMap((field): Risk[] => {
    const [old, now] = [before[field], after[field]];
    if (old === now) return [];
    return [
      {
        // A renewal always has a new code, but not another customer.
        group: field === 'licenceCode' ? 'other' : 'identity',
        severity: 'neutral',
        key: `licenceRisk.other.${field}`,
        params: { old: old || '–', now: now || '–' },
      },
    ];
  });
}

type Term = Pick<Licence, 'startDate' | 'expiryDate'>;

/** The risks of changed dates: an earlier or later last day, and a gap or an overlap between the two licences. */
function termRisks(before: Term, after: Term): Risk[] {
  return [...endRisk(before.expiryDate, after.expiryDate), ...seamRisk(before, after)].map((risk) => ({
    group: 'term' as const,
    ...risk,
  }));
}

type TermRisk = Omit<Risk, 'group'> & Partial<Pick<Risk, 'group'>>;

function endRisk(before: string | null, after: string | null): TermRisk[] {
  if (before === after) return [];
  if (after === null) return [{ severity: 'gain', key: 'licenceRisk.term.noLongerEnds', params: {} }];
  if (before === null) return [{ severity: 'less', key: 'licenceRisk.term.nowEnds', params: { day: after } }];
  const days = daysBetween(before, after) ?? 0;
  const params = { count: Math.abs(days), day: after, otherDay: before };
  return days < 0
    ? [{ severity: 'less', key: 'licenceRisk.term.earlier', params }]
    : [{ severity: 'gain', key: 'licenceRisk.term.later', params }];
}

/** Finds a day without a licence, or one with both, where the second licence follows the first. */
function seamRisk(before: Term, after: Term): TermRisk[] {
  const { startDate: start } = after;
  if (start === null) return [];
  const shift = before.startDate === null ? null : daysBetween(before.startDate, start);
  if (before.expiryDate === null) return startRisk(shift, start);
  const days = daysBetween(before.expiryDate, start);
  if (days === null) return [];
  const params = { day: start, otherDay: before.expiryDate };
  if (days > 1)
    return [{ severity: 'loss', key: 'licenceRisk.term.gap', params: { ...params, count: days - 1 } }];
  if (days === 1) return [{ severity: 'neutral', key: 'licenceRisk.term.seamless', params }];
  // Licences that begin on the same day replace each other; neither follows the other.
  if (shift === null || shift <= 0) return startRisk(shift, start);
  return [{ severity: 'neutral', key: 'licenceRisk.term.overlap', params: { ...params, count: 1 - days } }];
}

/** Nothing is lost here, because the old licence is valid until the new one replaces it. */
function startRisk(shift: number | null, day: string): TermRisk[] {
  if (shift === null || shift === 0) return [];
  const key = shift > 0 ? 'licenceRisk.term.startsLater' : 'licenceRisk.term.startsEarlier';
  return [{ group: 'other', severity: 'neutral', key, params: { count: Math.abs(shift), day } }];
}
