/** Steps of a connection that is pretended: each is passed until the first that is not. */
import type { TriedStep } from '#shared/api/test-steps.ts';
import type { Message } from '#shared/text/message.ts';
import type { Language } from '#shared/text/types.ts';
import { saying } from './say.ts';

/** null: it is passed. */
export type Trial = readonly [step: string, wrong: Message | null];

export async function tried(language: Language, trials: readonly Trial[]): Promise<{ steps: TriedStep[] }> {
  const steps: TriedStep[] = [];
  for (const [step, wrong] of trials) {
    steps.push({ step, passed: wrong === null, message: wrong ? await saying(language, wrong) : '' });
    if (wrong) break;
  }
  return { steps };
}
