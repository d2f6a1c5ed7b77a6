/** The terminal's answers to scripts (README, "Command line"). */
import type { LicenceReading } from '#shared/bridge/licence.ts';

export const exitCodes = {
  good: 0,
  notVerified: 1,
  notReadable: 2,
  notInForce: 3,
  differs: 4,
  usage: 64,
} as const;

/** A file that nobody vouches for is 1 whatever its dates say: a forger writes them too. */
export function exitCodeOf({ readable, verified, state }: LicenceReading): number {
  if (!readable) return exitCodes.notReadable;
  if (!verified) return exitCodes.notVerified;
  return state === 'VALID' ? exitCodes.good : exitCodes.notInForce;
}
