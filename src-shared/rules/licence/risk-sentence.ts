import type { MessageKey } from '../../text/index.ts';

/** `loss`: something is lost; `less`: something becomes smaller, shorter or stricter. */
export type RiskSeverity = 'loss' | 'less' | 'gain' | 'neutral';

/** Numbers are plain, days are YYYY-MM-DD; `risk-text.ts` formats both. */
export type RiskParams = Readonly<Record<string, string | number>>;

type RiskKey = Extract<MessageKey, `licenceRisk.${string}`>;

export interface RiskSentence {
  readonly severity: RiskSeverity;
  /** The key of the text that `describeRisk` fills in. */
  readonly key: RiskKey;
  readonly params: RiskParams;
  /** The flags on the path of the module concerned. */
  readonly path?: readonly string[];
}

/** The subject of a sentence, which decides its order; `other` comes last. */
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
