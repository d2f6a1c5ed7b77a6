/** What came of a change in a terminal. */
import type { ApplyResult, Outcome } from '#shared/rules/changes/apply.ts';

/** `waiting`: nothing was tried. */
export type Came = Omit<Outcome, 'result'> & { readonly result: ApplyResult | 'waiting' };

export const untried: Came = { result: 'waiting', message: '', applied: null };
