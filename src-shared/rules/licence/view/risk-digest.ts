/** The sentences of a change of licence for a screen: the number of each severity, and the gravest in full. */
import * as z from 'zod';
import { countRisks, type RiskSentence } from '../risk.ts';

/** The maximum number of sentences on a screen; the table of modules has every change. */
export const mostSentences = 300;

const count = z.number().int();

export const riskDigest = z.object({
  counts: z.object({ loss: count, less: count, gain: count, neutral: count }),
  /** The number of sentences of all severities. */
  total: count,
  /** The sentences, the gravest first. */
  first: z.array(z.custom<RiskSentence>(isSentence)).max(mostSentences),
});
export type RiskDigest = z.output<typeof riskDigest>;

export function digestRisks(risks: readonly RiskSentence[]): RiskDigest {
  return { counts: countRisks(risks), total: risks.length, first: risks.slice(0, mostSentences) };
}

function isSentence(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { severity, key, params } = value as Partial<RiskSentence>;
  return typeof severity === 'string' && typeof key === 'string' && typeof params === 'object';
}
