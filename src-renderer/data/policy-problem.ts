/** Why a policy is refused, in words. */
import type { PlaceProblem } from '#shared/rules/policy/place-problems.ts';
import type { Translate } from './text.ts';

/** `detail`: the path of what is wrong in the document; empty for the document itself. */
export function policyProblemText(problem: PlaceProblem, detail: string | null, t: Translate): string {
  return t(`policy.problem.${problem}`, { detail: detail || t('policy.wholeDocument') });
}
