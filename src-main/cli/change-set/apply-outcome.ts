import type { AppliedOutcome, ApplyResult } from '#shared/rules/changes/apply.ts';

/** `waiting` means that the change was not tried. */
export type ApplyOutcome = Omit<AppliedOutcome, 'result'> & { readonly result: ApplyResult | 'waiting' };

export const untriedOutcome: ApplyOutcome = { result: 'waiting', message: '', applied: null };
