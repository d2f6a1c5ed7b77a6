/**
 * An administrator's decision about an account as a change that can be approved first: the state it leads to, and the
 * message that goes with it. A decision can't be undone.
 */
import * as z from 'zod';
import type { AccountCase } from '../../api/account-cases/account-cases.ts';
import type { MessageKey } from '../../text/index.ts';
import { callsOfCase } from '../account-cases/case-calls.ts';
import { type ActionRule, type CaseState, caseKinds, caseRules } from '../account-cases/case-rules.ts';
import { GoneRecord, type RecordKind } from '../common/record/record.ts';
import { listedRow } from './listed/listed-row.ts';

const locator = z.strictObject({ kind: z.enum(caseKinds), id: z.string().min(1), username: z.string() });
export type AccountCaseLocator = z.output<typeof locator>;

export interface AccountCaseValues {
  readonly status: CaseState;
  readonly handleReason: string;
}

export const accountCaseRecord: RecordKind<AccountCaseLocator, AccountCaseValues> = {
  id: 'accountCase',
  locator,
  lasting: true,
  touches: Object.values(callsOfCase).map(({ query }) => query),
  title: (_, { status }) => titles[status] ?? 'accountCases.status',
  label: (name) => ({ key: name === 'status' ? 'accountCases.status' : 'accountCases.reason' }),
  words: (name, value) => (name === 'status' ? [`accountCases.states.${value as CaseState}`] : null),
  fieldsAt: ({ kind }) => ({
    status: {
      kind: 'choice',
      label: 'accountCases.status',
      options: caseRules[kind].actions.map(({ to }) => ({ value: to, label: `accountCases.states.${to}` })),
    },
    handleReason: {
      kind: 'text',
      label: 'accountCases.reason',
      lines: 3,
      most: 500,
      required: ({ status }) => actionTo(kind, status)?.reason === true,
      missing: 'accountCases.missingReason',
    },
  }),
  async read(ask, { kind, id, username: name }) {
    const found = await listedRow<AccountCase>((asked) => ask(callsOfCase[kind].query, asked), {
      id,
      name,
      idOf: (row) => row.id,
    });
    if (!found) throw new GoneRecord();
    return { status: found.status, handleReason: found.handleReason };
  },
  write: ({ kind, id }, { status, handleReason }) => ({
    endpoint: callsOfCase[kind].handle,
    input: { ids: [id], operate: actionTo(kind, status)?.action, reason: handleReason },
  }),
  before: ({ kind, username }, { status }) => ({
    names: [username],
    status: caseRules[kind].actions.find(({ to }) => to === status)?.from,
  }),
};

function actionTo(kind: AccountCaseLocator['kind'], status: CaseState): ActionRule | undefined {
  return caseRules[kind].actions.find(({ to }) => to === status);
}

const titles: Readonly<Partial<Record<CaseState, MessageKey>>> = Object.fromEntries(
  Object.values(caseRules).flatMap(({ actions }) =>
    actions.map(({ action, to }) => [to, `accountCases.change.${action}`]),
  ),
);
