import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { type LicenceState, licenceStates } from '#shared/rules/licence/states.ts';

export type LicenceFinding = LicenceReading['findings'][number];
export type FindingParams = LicenceFinding['params'];

/** Makes a finding; texts of the file are made safe to show here, so that none is forgotten. */
export function finding(state: LicenceState, params: FindingParams = {}): LicenceFinding {
  const safe = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? oneShortLine(value) : value,
  ]);
  return { state, params: Object.fromEntries(safe) };
}

/** Makes a text of the file safe for people: one short line without control characters and direction marks. */
export function oneShortLine(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 59)}…` : text;
  return short.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '\ufffd');
}

/** Sorts by `licenceStates`, gravest first; findings of one state keep their order. */
export function byGravity(findings: readonly LicenceFinding[]): LicenceFinding[] {
  return [...findings].sort((a, b) => licenceStates.indexOf(a.state) - licenceStates.indexOf(b.state));
}
