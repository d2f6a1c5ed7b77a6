/** In which states something stands that administrators decide about accounts, and what can be done with it (SEC-005, 008 to 012). */
import type { caseActions, caseStates } from '../../api/account-cases/account-cases.ts';
import type { Fields } from '../common/fields/field.ts';

/** The entries of account security, in its order. */
export const caseKinds = [
  'adviceconfig',
  'unbind_apply',
  'join_apply',
  'dimissionApply',
  'accountLockList',
  'externalApply',
] as const;
export type CaseKind = (typeof caseKinds)[number];

export type CaseState = (typeof caseStates)[number];
type CaseAction = (typeof caseActions)[number];

export interface ActionRule {
  readonly action: CaseAction;
  readonly from: CaseState;
  readonly to: CaseState;
  /** Whoever is concerned has to be told why. */
  readonly reason: boolean;
  /** Somebody loses something by it. */
  readonly danger: boolean;
}

interface CaseRule {
  /** Those that can be filtered by, what waits for a decision first. */
  readonly states: readonly CaseState[];
  readonly actions: readonly ActionRule[];
}

const rule = (
  action: CaseAction,
  from: CaseState,
  to: CaseState,
  { reason = false, danger = false }: Partial<Pick<ActionRule, 'reason' | 'danger'>> = {},
): ActionRule => ({ action, from, to, reason, danger });

const why = { reason: true } as const;
const danger = { danger: true } as const;
const application = (approved: Partial<ActionRule> = {}): CaseRule => ({
  states: ['pending', 'approved', 'refused'],
  actions: [
    rule('approve', 'pending', 'approved', approved),
    rule('refuse', 'pending', 'refused', { ...why, ...danger }),
  ],
});

export const caseRules: Readonly<Record<CaseKind, CaseRule>> = {
  adviceconfig: { states: ['bound', 'unbound'], actions: [rule('unbind', 'bound', 'unbound', danger)] },
  unbind_apply: application(),
  join_apply: application(),
  dimissionApply: application(danger),
  accountLockList: { states: ['locked', 'unlocked'], actions: [rule('unlock', 'locked', 'unlocked')] },
  externalApply: {
    states: ['pending', 'opened', 'refused', 'closed'],
    actions: [
      rule('open', 'pending', 'opened'),
      rule('refuse', 'pending', 'refused', { ...why, ...danger }),
      rule('close', 'opened', 'closed', { ...why, ...danger }),
    ],
  },
};

/** What can be done with one in this state. */
export function actionsFor(kind: CaseKind, state: CaseState): readonly ActionRule[] {
  return caseRules[kind].actions.filter(({ from }) => from === state);
}

export interface Reason {
  readonly reason: string;
}

/** What is said with a decision. */
export function reasonFields({ reason }: Pick<ActionRule, 'reason'>): Fields<Reason> {
  return {
    reason: {
      kind: 'text',
      label: 'accountCases.reason',
      lines: 3,
      most: 500,
      required: reason,
      missing: 'accountCases.missingReason',
    },
  };
}
