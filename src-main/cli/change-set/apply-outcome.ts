import type { ApplyResult, Outcome } from '#shared/rules/changes/apply.ts';

/** `waiting` means that the change was not tried. */
export type ApplyOutcome = Omit<Outcome, 'result'> & { readonly result: ApplyResult | 'waiting' };

export const untriedOutcome: ApplyOutcome = { result: 'waiting', message: '', applied: null };
