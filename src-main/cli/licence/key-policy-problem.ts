/** The sentence that says why the administrator's keys are not used. */
import type { PolicyProblem } from '#shared/bridge/licence/keys.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

export function keyPolicyProblem(problem: PolicyProblem | null, words: TerminalWords): string {
  return problem === null ? '' : words.say(`licence.keys.problem.${problem}`);
}
