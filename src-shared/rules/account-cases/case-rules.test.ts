import { expect, test } from 'vitest';
import { checkFields } from '../common/fields/check-fields.ts';
import { securityTypes } from '../security/entries.ts';
import {
  actionsFor,
  type CaseKind,
  type CaseState,
  caseKinds,
  caseRules,
  reasonFields,
} from './case-rules.ts';

test.each<[CaseKind, CaseState, string[]]>([
  ['adviceconfig', 'bound', ['unbind']],
  ['adviceconfig', 'unbound', []],
  ['unbind_apply', 'pending', ['approve', 'refuse']],
  ['unbind_apply', 'approved', []],
  ['join_apply', 'pending', ['approve', 'refuse']],
  ['dimissionApply', 'refused', []],
  ['accountLockList', 'locked', ['unlock']],
  ['externalApply', 'pending', ['open', 'refuse']],
  ['externalApply', 'opened', ['close']],
  ['externalApply', 'closed', []],
])('%s that is %s: %j', (kind, state, actions) => {
  expect(actionsFor(kind, state).map(({ action }) => action)).toEqual(actions);
});

test('each is an entry of account security, and no decision leads out of its states', () => {
  expect(securityTypes.filter((type) => (caseKinds as readonly string[]).includes(type))).toEqual([
    ...caseKinds,
  ]);
  for (const { states, actions } of Object.values(caseRules))
    for (const { from, to } of actions)
      expect([states.includes(from), states.includes(to)]).toEqual([true, true]);
});

test.each([
  [true, '', ['accountCases.missingReason']],
  [true, '  ', ['accountCases.missingReason']],
  [true, 'Left in May', []],
  [false, '', []],
  [false, 'n'.repeat(500), []],
  [false, 'n'.repeat(501), ['record.limit.over']],
])('a reason that is required: %j; “%s”', (reason, text, problems) => {
  const found = checkFields(reasonFields({ reason }), { reason: text });
  expect(found.map(({ message }) => message.key)).toEqual(problems);
});
