import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import { exitCodes } from '../failure/exit-codes.ts';

/** An unverified file is 1 whatever its dates say: a forger writes dates too. */
export function licenceExitCode({
  readable,
  verified,
  state,
}: Pick<LicenceSummary, 'readable' | 'verified' | 'state'>): number {
  if (!readable) return exitCodes.notReadable;
  if (!verified) return exitCodes.notVerified;
  if (state === 'SAMPLE_KEY') return exitCodes.sampleKey;
  return state === 'VALID' ? exitCodes.good : exitCodes.notInForce;
}

/** The codes by weight, the lightest first: not verified weighs more than not readable, and that more than not in force. */
const gravity: readonly number[] = [
  exitCodes.good,
  exitCodes.notInForce,
  exitCodes.sampleKey,
  exitCodes.notReadable,
  exitCodes.notVerified,
];

export function gravestExitCode(codes: readonly number[]): number {
  return codes.reduce(
    (worst, code) => (gravity.indexOf(code) > gravity.indexOf(worst) ? code : worst),
    exitCodes.good as number,
  );
}
