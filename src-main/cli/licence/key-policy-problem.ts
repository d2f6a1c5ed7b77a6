/** Why the administrator's keys are not used, in a sentence. */
import type { PolicyProblem } from '#shared/bridge/licence/keys.ts';
import type { Words } from '../text/terminal-texts.ts';

export function why(problem: PolicyProblem | null, words: Words): string {
  return problem === null ? '' : words.say(`licence.keys.problem.${problem}`);
}
