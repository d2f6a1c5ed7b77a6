/**
 * The one table of tones for facts about licences: what is true of a file, of a change, of the present use. Screens,
 * reports and the terminal take theirs from here; the words are `licence.state`, `licenceBoard.attention`,
 * `licence.fact.change` and `licence.fact.use`, and a fact that stands in two of them has one word (`fact-words.test.ts`).
 */
import type { Attention } from './board/attention.ts';
import type { RiskSeverity } from './risk-sentence.ts';
import type { LicenceState } from './states.ts';
import type { UseSeverity } from './usage-check.ts';

/** As the console's dots and notices have them (`widgets/StatusDot`). */
export type FactTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

/** Whatever is not named here is wrong with the file itself: `danger`. */
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
  /** `READ_BY_SERVER`: this computer has not judged it. */
  readonly state: LicenceState | 'READ_BY_SERVER';
  readonly readable: boolean;
  readonly signature?: { readonly sample: boolean } | null;
}

/**
 * The tone of the verdict on a file. What can't be read is `danger` whatever it is called; what rests on a sample key
 * is never `success`.
 */
export function verdictTone({ state, readable, signature }: Judged): FactTone {
  if (!readable) return 'danger';
  if (state === 'READ_BY_SERVER') return 'warning';
  const tone = stateTones[state] ?? 'danger';
  return tone === 'success' && signature?.sample === true ? 'warning' : tone;
}

/** The tones of what ends soon; every other kind of attention has the tone of its verdict. */
const soonTones: Readonly<Partial<Record<Attention, FactTone>>> = {
  within30: 'warning',
  within60: 'warning',
  within90: 'info',
};

/** The tone of a line of the board: that of its verdict, and of its last day where that is near. */
export function attentionTone({
  attention,
  summary,
}: {
  readonly attention: Attention;
  readonly summary: Judged;
}): FactTone {
  const tone = verdictTone(summary);
  return tone === 'success' ? (soonTones[attention] ?? tone) : tone;
}

/** Lost, less, gained, different: what a change means (`licence.fact.change`). */
export const changeTones: Readonly<Record<RiskSeverity, FactTone>> = {
  loss: 'danger',
  less: 'warning',
  gain: 'success',
  neutral: 'info',
};

/** Too few, tight, unclear, enough: what a licence leaves of the present use (`licence.fact.use`). */
export const useTones: Readonly<Record<UseSeverity, FactTone>> = {
  over: 'danger',
  tight: 'warning',
  unknown: 'info',
  fine: 'success',
};
