/**
 * The effects of a change of licence for its holder, as sentences in order of risk: losses and reductions, then
 * dates, tenancy and counting, then gains, then mere differences. The sentences are data; `risk-text.ts` words them.
 */

import type { Licence } from '../common/licence/licence.ts';
import type { LicenceComparison } from './comparison.ts';
import { countingRisks, identityRisks, tenancyRisks } from './risk-facts.ts';
import { moduleRisks } from './risk-modules.ts';
import { seatRisks } from './risk-seats.ts';
import type { Risk, RiskParams, RiskSentence, RiskSeverity } from './risk-sentence.ts';
import { termRisks } from './risk-term.ts';

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
