/** The states of account cases that administrators decide, and the actions open in each (SEC-005, 008 to 012). */
import type { caseActions, caseStates } from '../../api/account-cases/account-cases.ts';
import type { Fields } from '../common/fields/field.ts';

/** The entries of the account security page, in the order of the page. */
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
  /** The administrator must give the person concerned a reason. */
  readonly reason: boolean;
  /** The person concerned loses something by the action. */
  readonly danger: boolean;
}

interface CaseRule {
  /** The states to filter by; the state that awaits a decision comes first. */
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

export function actionsFor(kind: CaseKind, state: CaseState): readonly ActionRule[] {
  return caseRules[kind].actions.filter(({ from }) => from === state);
}

export interface CaseReason {
  readonly reason: string;
}

export function reasonFields({ reason }: Pick<ActionRule, 'reason'>): Fields<CaseReason> {
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
