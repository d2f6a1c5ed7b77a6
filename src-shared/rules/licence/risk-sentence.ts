/** One sentence about a change of licence, as data. */
import type { MessageKey } from '../../text/index.ts';

/** `loss`: something goes away; `less`: it becomes smaller, shorter or stricter. */
export type RiskSeverity = 'loss' | 'less' | 'gain' | 'neutral';

/** Numbers are plain, days are YYYY-MM-DD; `risk-text.ts` makes words of both. */
export type RiskParams = Readonly<Record<string, string | number>>;

type RiskKey = Extract<MessageKey, `licenceRisk.${string}`>;

export interface RiskSentence {
  readonly severity: RiskSeverity;
  /** A text that `describeRisk` fills. */
  readonly key: RiskKey;
  readonly params: RiskParams;
  /** Flags on the path of the module that it is about. */
  readonly path?: readonly string[];
}

/** What a sentence is about, for the order; `other` weighs nothing. */
export interface Risk extends RiskSentence {
  readonly group:
    | 'seats'
    | 'moduleGone'
    | 'moduleOff'
    | 'moduleSeats'
    | 'term'
    | 'tenancy'
    | 'counting'
    | 'identity'
    | 'other';
}
