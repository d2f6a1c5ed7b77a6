/** Steps of a simulated connection: the steps up to the first failure. */
import type { TriedStep } from '#shared/api/test-steps.ts';
import type { Message } from '#shared/text/message.ts';
import type { Language } from '#shared/text/types.ts';
import { messageText } from './message-text.ts';

/** `wrong` is null for a passed step. */
export type TrialStep = readonly [step: string, wrong: Message | null];

export async function trialSteps(
  language: Language,
  trials: readonly TrialStep[],
): Promise<{ steps: TriedStep[] }> {
  const steps: TriedStep[] = [];
  for (const [step, wrong] of trials) {
    steps.push({ step, passed: wrong === null, message: wrong ? await messageText(language, wrong) : '' });
    if (wrong) break;
  }
  return { steps };
}
