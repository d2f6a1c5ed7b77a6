/**
 * The one table of tones for facts about licences: facts about a file, about a change, about the present use.
 * Screens, reports and the terminal all use it. The texts are `licence.state`, `licenceBoard.attention`,
 * `licence.fact.change` and `licence.fact.use`; a fact in two of them has the same text (`fact-words.test.ts`).
 */
import { type BoardAttention, nearEnd } from './board/attention.ts';
import type { RiskSeverity } from './risk-sentence.ts';
import type { LicenceState } from './states.ts';
import type { UseSeverity } from './usage-check.ts';
import type { Direction } from './view/module-change.ts';

/** The tones of the console's dots and notices (`widgets/StatusDot`). */
export type FactTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

/** All states outside this table are faults of the file itself, with the tone `danger`. */
const stateTones: Readonly<Partial<Record<LicenceState, FactTone>>> = {
  VALID: 'success',
  SAMPLE_KEY: 'warning',
  UNSIGNED: 'warning',
  KEY_UNKNOWN: 'warning',
  ALG_UNSUPPORTED: 'warning',
  FILE_ENDED: 'warning',
  NOT_YET_VALID: 'warning',
  CLOCK_SUSPECT: 'warning',
};

interface Judged {
  /** The state `READ_BY_SERVER` means that this computer has not checked the file. */
  readonly state: LicenceState | 'READ_BY_SERVER';
  readonly readable: boolean;
  readonly signature?: { readonly sample: boolean } | null;
}

/**
 * Returns the tone of the verdict on a file. An unreadable file is `danger` whatever its state; a file verified by a
 * sample key is never `success`.
 */
export function verdictTone({ state, readable, signature }: Judged): FactTone {
  if (!readable) return 'danger';
  if (state === 'READ_BY_SERVER') return 'warning';
  const tone = stateTones[state] ?? 'danger';
  return tone === 'success' && signature?.sample === true ? 'warning' : tone;
}

/** The tones of an end that is near; every other degree of attention has the tone of its verdict. */
const soonTones: Readonly<Partial<Record<BoardAttention, FactTone>>> = {
  within30: 'warning',
  within60: 'warning',
  within90: 'info',
};

/** Returns the tone of the days to the last one, negative after it: the same in a file's term and on the board. */
export function licenceDaysTone(days: number): FactTone {
  if (days < 0) return 'danger';
  const near = nearEnd(days);
  return near === null ? 'success' : (soonTones[near] ?? 'success');
}

/** Returns the tone of a board row: that of its verdict, or of its last day when that is near. */
export function attentionTone({
  attention,
  summary,
}: {
  readonly attention: BoardAttention;
  readonly summary: Judged;
}): FactTone {
  const tone = verdictTone(summary);
  return tone === 'success' ? (soonTones[attention] ?? tone) : tone;
}

/** The tones of a change's effects: lost, less, gained, different (`licence.fact.change`). */
export const changeTones: Readonly<Record<RiskSeverity, FactTone>> = {
  loss: 'danger',
  less: 'warning',
  gain: 'success',
  neutral: 'info',
};

/** The tones of a changed field or module: those of the change's effect. */
export const directionTones: Readonly<Record<Direction, FactTone>> = {
  loss: changeTones.loss,
  gain: changeTones.gain,
  other: changeTones.neutral,
};

/** The tones of the present use under a licence: too few seats, few left, unclear, enough (`licence.fact.use`). */
export const useTones: Readonly<Record<UseSeverity, FactTone>> = {
  over: 'danger',
  tight: 'warning',
  unknown: 'info',
  fine: 'success',
};
