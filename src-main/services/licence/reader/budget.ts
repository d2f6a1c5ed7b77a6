/**
 * The budget for reading one file. The formats themselves refuse a file that contains more than a licence can
 * (TOO_COMPLEX, the same in every shell); this is the wall behind them, whatever a format does: the thread is
 * watched from outside and terminated.
 */
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { describeUnread } from '../../../formats/licence/index.ts';

export interface FileBudget {
  /** Seconds of processor time. The slowest valid file of 16 MiB takes less than one. */
  readonly seconds: number;
  /** Megabytes of JavaScript objects in the whole thread. */
  readonly megabytes: number;
}

export const fileBudget: FileBudget = { seconds: 10, megabytes: 512 };

/** A family has up to 50 licences in memory, each within the budget of one. */
export const familyBudget: FileBudget = { ...fileBudget, megabytes: 2048 };

/** Bytes up to which the formats' own limits suffice: reading takes milliseconds whatever the content. */
export const lightLimit = 64 * 1024;

/** The limit by which a reader was ended: `params.reason` of READER_FAILED. */
export type BudgetReason = 'PROCESSOR' | 'MEMORY';

/** The reading of a file over its budget. */
export function tooComplex(
  name: string,
  size: number,
  reason: BudgetReason,
  seconds: number,
): LicenceReading {
  const why = reason === 'PROCESSOR' ? 'processor' : 'memory';
  return {
    ...describeUnread(name, size, 'NOT_A_FILE'),
    state: /* wall: reader-too-complex */ 'TOO_COMPLEX',
    findings: [{ state: 'TOO_COMPLEX', params: { reason: why, seconds } }],
  };
}
