/**
 * What reading one file may cost. The formats refuse by themselves what holds more than a licence can (TOO_COMPLEX,
 * the same in every shell); this is the wall behind them, which holds whatever a format does: the thread is watched
 * from outside and ended.
 */
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { describeUnread } from '../../../formats/licence/index.ts';

export interface FileBudget {
  /** Seconds of processor time. The dearest file of 16 MiB that is read takes less than one. */
  readonly seconds: number;
  /** Megabytes of JavaScript objects, of everything that the thread holds. */
  readonly megabytes: number;
}

export const fileBudget: FileBudget = { seconds: 10, megabytes: 512 };

/** A family holds up to 50 licences at a time, each of which fits the budget of one. */
export const familyBudget: FileBudget = { ...fileBudget, megabytes: 2048 };

/** Up to that many bytes the formats' own limits are budget enough: reading takes milliseconds whatever stands there. */
export const lightLimit = 64 * 1024;

/** Why a reader was ended: `params.reason` of READER_FAILED. */
export type BudgetReason = 'PROCESSOR' | 'MEMORY';

/** The reading of a file that would have cost more. */
export function tooComplex(
  name: string,
  size: number,
  reason: BudgetReason,
  seconds: number,
): LicenceReading {
  const why = reason === 'PROCESSOR' ? 'processor' : 'memory';
  return {
    ...describeUnread(name, size, 'NOT_A_FILE'),
    state: 'TOO_COMPLEX',
    findings: [{ state: 'TOO_COMPLEX', params: { reason: why, seconds } }],
  };
}
