/** Decisions of administrators about accounts (spec 1§2.7), with the same rules for every kind of case. */
import { type ExpressionBuilder, expressionBuilder } from 'kysely';
import {
  type AccountCase,
  type CaseCalls,
  cancellations,
  devices,
  externalApplications,
  joinApplications,
  lockedAccounts,
  unbindApplications,
} from '#shared/api/account-cases/account-cases.ts';
import type { Input } from '#shared/api/endpoint.ts';
import {
  type ActionRule,
  type CaseKind,
  caseRules,
  reasonFields,
} from '#shared/rules/account-cases/case-rules.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { securityRight } from '#shared/rules/security/entries.ts';
import { serverTime } from '../../kernel/clock.ts';
import { inCamel } from '../../kernel/crud/camel.ts';
import { columnContains, type RowOrder, rowStore } from '../../kernel/crud/row-store.ts';
import type { Tables } from '../../kernel/database/tables.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement, refuse, type SessionRight } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { rowsInScope } from '../../kernel/people/read-scope.ts';
import { record } from '../../kernel/operation-log/record.ts';
import type { LogKind } from '../../kernel/operation-log/wording.ts';
import { lockRoute } from './lock.ts';

const calls: readonly (readonly [CaseKind, CaseCalls])[] = [
  ['adviceconfig', devices],
  ['unbind_apply', unbindApplications],
  ['join_apply', joinApplications],
  ['dimissionApply', cancellations],
  ['accountLockList', lockedAccounts],
  ['externalApply', externalApplications],
];

const caseRoutes: readonly Implementation[] = calls.flatMap(([kind, { query, handle }]) => {
  // No case is open to callers without a session.
  const access = securityRight(kind) as SessionRight;
  return [
    implement(query, access, (asked, context) => page(kind, asked, context)),
    implement(handle, access, ({ ids, operate, reason }, context) => {
      const rule = caseRules[kind].actions.find(({ action }) => action === operate);
      if (!rule) return refuse(messagesIn(context.language).badInput('operate'), 400);
      return decide(kind, rule, ids, reason.trim(), context);
    }),
  ];
});

export const accountCasesRoutes: readonly Implementation[] = [...caseRoutes, lockRoute];

const eb: ExpressionBuilder<Tables, 'account_case'> = expressionBuilder();
const columns = { createTime: 'create_time', username: 'username' } as const;

/** A case belongs to the department of the person whom it is about. */
const owner = { department: 'department_id' } as const;

async function page(kind: CaseKind, query: Input<CaseCalls['query']>, context: SignedInContext) {
  const { store, user } = context;
  const { pageNo, pageSize, keywords = '', status, beginDate, endDate, orderBy, orderType = 'asc' } = query;
  const words = keywords.trim();
  const named = (['username', 'account', 'department'] as const).map((column) =>
    columnContains(column, words),
  );
  const where = eb.and([
    eb('kind', '=', kind),
    await rowsInScope(owner, context),
    ...(words === '' ? [] : [eb.or(named)]),
    ...(status ? [eb('status', '=', status)] : []),
    ...(beginDate ? [eb('create_time', '>=', beginDate)] : []),
    ...(endDate ? [eb('create_time', '<=', `${endDate} 23:59:59`)] : []),
  ]);
  const order: readonly RowOrder[] = orderBy ? [[columns[orderBy], orderType]] : [['create_time', 'desc']];
  const { rows, total } = await rowStore(store, 'account_case', user.tenantKey).list({
    where,
    order,
    page: { pageNo, pageSize },
  });
  const result = rows.map((row) => itemOf(row as Tables['account_case']));
  return { result, totalCount: total, pageNo, pageSize, hasNext: pageNo * pageSize < total };
}

function itemOf({ kind, tenant_key, department_id, details, ...plain }: Tables['account_case']): AccountCase {
  const own = JSON.parse(details) as Readonly<Record<string, string>>;
  const told = Object.keys(noDetails).flatMap((key) => (own[key] === undefined ? [] : [[key, own[key]]]));
  return { ...noDetails, ...inCamel(plain), ...Object.fromEntries(told) } as AccountCase;
}

/** Fields that a kind does not have are ''. */
const noDetails = {
  deviceName: '',
  clientType: '',
  osVersion: '',
  hardwareId: '',
  clientIp: '',
  lastDay: '',
  failures: '',
  unlockTime: '',
  company: '',
  contact: '',
};

const logKinds: Readonly<Record<ActionRule['action'], LogKind>> = {
  unbind: 'deviceUnbound',
  approve: 'caseApproved',
  refuse: 'caseRefused',
  unlock: 'accountUnlocked',
  open: 'externalOpened',
  close: 'externalClosed',
};

async function decide(
  kind: CaseKind,
  rule: ActionRule,
  ids: readonly string[],
  reason: string,
  context: SignedInContext,
) {
  const [problem] = checkFields(reasonFields(rule), { reason });
  if (problem) return refuseWithMessage(context.language, problem.message);
  const { store, user, now } = context;
  const decided = { handler_name: user.username, handle_time: serverTime(now), handle_reason: reason };
  const caseIds = [...new Set(ids)];
  const done: string[] = [];
  const inScope = await rowsInScope(owner, context);
  await store.transaction().execute(async (transaction) => {
    for (const id of caseIds) {
      // One statement checks and decides, so that of two concurrent decisions only one takes effect.
      const row = await transaction
        .updateTable('account_case')
        .set({ status: rule.to, ...decided })
        .where((e) => e.and({ id, kind, tenant_key: user.tenantKey, status: rule.from }))
        .where(inScope)
        .returning(['username', 'details'])
        .executeTakeFirst();
      if (!row) continue;
      done.push(id);
      await record(transaction, context, {
        kind: logKinds[rule.action],
        targetId: id,
        targetName: row.username,
        detail: kind,
      });
      if (kind !== 'unbind_apply' || rule.action !== 'approve') continue;
      const { deviceId = '' } = JSON.parse(row.details) as { deviceId?: string };
      await transaction
        .updateTable('account_case')
        .set({ status: 'unbound', ...decided })
        .where((e) =>
          e.and({ id: deviceId, kind: 'adviceconfig', tenant_key: user.tenantKey, status: 'bound' }),
        )
        .execute();
    }
  });
  return { done, left: caseIds.filter((id) => !done.includes(id)) };
}
