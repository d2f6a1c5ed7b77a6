/** What came of a change in a terminal. */
import type { ApplyResult, Outcome } from '#shared/rules/changes/apply.ts';

/** `waiting`: nothing was tried. */
export type ApplyOutcome = Omit<Outcome, 'result'> & { readonly result: ApplyResult | 'waiting' };

export const untriedOutcome: ApplyOutcome = { result: 'waiting', message: '', applied: null };
