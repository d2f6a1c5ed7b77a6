/**
 * What a change of licence means for its holder, as sentences in the order of risk: what is lost or becomes less,
 * then dates, tenancy and counting, then gains, then what is merely different. Sentences are data; `risk-text.ts`
 * words them.
 */

import type { Licence } from '../common/licence/licence.ts';
import type { LicenceComparison } from './comparison.ts';
import { countingRisks, identityRisks, tenancyRisks } from './risk-facts.ts';
import { moduleRisks } from './risk-modules.ts';
import { seatRisks } from './risk-seats.ts';
import type { Risk, RiskParams, RiskSentence, RiskSeverity } from './risk-sentence.ts';
import { termRisks } from './risk-term.ts';

export type { RiskParams, RiskSentence, RiskSeverity };

/** The two licences without their modules, which the comparison has. */
export type ComparedLicence = Omit<Licence, 'modules'>;

/** Where what is lost or becomes less stands; what weighs the same keeps the order in which it was found. */
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

/** `before` is in use, `after` would take its place; `comparison` is that of the two in this order. */
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
    .map((risk, index) => ({ risk, place: placeOf(risk), index }))
    .sort((one, other) => one.place - other.place || one.index - other.index)
    .map(({ risk: { group, ...sentence } }) => sentence);
}

/** How many there are of each. */
export function countRisks(risks: readonly RiskSentence[]): Record<RiskSeverity, number> {
  const counts = { loss: 0, less: 0, gain: 0, neutral: 0 };
  for (const { severity } of risks) counts[severity] += 1;
  return counts;
}

function placeOf({ severity, group }: Risk): number {
  if (severity === 'gain') return 100;
  // An overlap is no loss, yet it belongs to the dates; another customer is the first of what is merely different.
  if (severity === 'neutral' && group !== 'term') return group === 'identity' ? 200 : 201;
  return ranks[group];
}
