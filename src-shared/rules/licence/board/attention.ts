/** The degrees of attention that a licence file needs; the board is ordered by them. */
import type { LicenceState } from '../states.ts';

/**
 * The degrees, the gravest first: changed after signing, not verified, not readable, verified only by a sample key,
 * ended, not judged because the clock is in doubt, ending soon (days from today to the last day), not begun, in
 * order. The end is the licence's, or that of the file alone.
 */
export const attentions = [
  'tampered',
  'unverified',
  'unreadable',
  'sample',
  'expired',
  'fileEnded',
  'clock',
  'within30',
  'within60',
  'within90',
  'notYet',
  'fine',
] as const;
export type BoardAttention = (typeof attentions)[number];

/** A summary of the two verdicts and the dates in one word. */
export const boardVerdicts = ['valid', 'notInForce', 'sample', 'unverified', 'unreadable'] as const;
export type BoardVerdict = (typeof boardVerdicts)[number];

interface Judged {
  readonly state: LicenceState;
  readonly readable: boolean;
  readonly verified: boolean;
  readonly daysRemaining: number | null;
  readonly fileEnd?: { readonly daysRemaining: number } | undefined;
}

const spans = [
  [30, 'within30'],
  [60, 'within60'],
  [90, 'within90'],
] as const;

/** Returns the earlier end: that of the licence, or that of a file with a validity of its own. */
export function nearestEnd({ daysRemaining, fileEnd }: Pick<Judged, 'daysRemaining' | 'fileEnd'>): {
  readonly days: number | null;
  readonly of: 'licence' | 'file';
} {
  const file = fileEnd?.daysRemaining;
  return file !== undefined && (daysRemaining === null || file < daysRemaining)
    ? { days: file, of: 'file' }
    : { days: daysRemaining, of: 'licence' };
}

export function attentionOf(judged: Judged): BoardAttention {
  const { state, readable, verified } = judged;
  if (state === 'SIGNATURE_INVALID') return 'tampered';
  if (!readable) return 'unreadable';
  if (!verified) return 'unverified';
  if (state === 'SAMPLE_KEY') return 'sample';
  if (state === 'EXPIRED') return 'expired';
  if (state === 'FILE_ENDED') return 'fileEnded';
  if (state === 'CLOCK_SUSPECT') return 'clock';
  if (state === 'NOT_YET_VALID') return 'notYet';
  if (state !== 'VALID') return 'unverified';
  const { days: left } = nearestEnd(judged);
  return (left === null ? null : nearEnd(left)) ?? 'fine';
}

/** Returns the span in which the last day lies; null when it is further away. */
export function nearEnd(left: number): BoardAttention | null {
  return spans.find(([days]) => left <= days)?.[1] ?? null;
}

export function boardVerdictOf({ state, readable, verified }: Judged): BoardVerdict {
  if (!readable) return 'unreadable';
  if (!verified) return 'unverified';
  if (state === 'SAMPLE_KEY') return 'sample';
  return state === 'VALID' ? 'valid' : 'notInForce';
}
