/** Findings about a licence file, and their order of gravity. */
import type { LicenceReading } from '#shared/bridge/licence.ts';
import { type LicenceState, licenceStates } from '#shared/rules/licence/states.ts';

export type Finding = LicenceReading['findings'][number];
export type FindingParams = Finding['params'];

export function finding(state: LicenceState, params: FindingParams = {}): Finding {
  return { state, params };
}

/** Gravest first, in the order of `licenceStates`; of one state the one found first. */
export function byGravity(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => licenceStates.indexOf(a.state) - licenceStates.indexOf(b.state));
}
