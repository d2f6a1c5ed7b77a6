import type { LocationProblem } from '#shared/rules/policy/policy-location-problems.ts';
import type { Translate } from './text.ts';

/** `detail`: path of the error in the document; '' for the document itself. */
export function policyProblemText(problem: LocationProblem, detail: string | null, t: Translate): string {
  return t(`policy.problem.${problem}`, { detail: detail || t('policy.wholeDocument') });
}
