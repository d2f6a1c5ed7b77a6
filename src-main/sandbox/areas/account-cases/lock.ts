/** Locking a person's account, and whether one is locked. */
import { randomUUID } from 'node:crypto';
import { lockAccount } from '#shared/api/account-cases/account-cases.ts';
import { securityRight } from '#shared/rules/security/entries.ts';
import { serverTime } from '../../kernel/clock.ts';
import type { Store } from '../../kernel/database/tables.ts';
import { type Implementation, implement, refuse, type SessionRight } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { organisationFor } from '../../kernel/people/organisation.ts';
import { readScopeOf } from '../../kernel/people/read-scope.ts';
import { rosterOf } from '../../kernel/people/roster.ts';

const kind = 'accountLockList';

export const lockRoute: Implementation = implement(
  lockAccount,
  securityRight(kind) as SessionRight,
  async ({ userId, reason }, context) => {
    const { store, user, now, scenario, language } = context;
    const messages = messagesIn(language);
    if (userId === user.id) return refuse(messages.ownAccountOpen);
    const roster = await rosterOf(store, user.tenantKey, scenario.scale);
    const index = roster.indexOf(userId);
    if (index < 0 || !(await readScopeOf(context)).hasPerson(userId))
      return refuse(messages.noSuchPerson(userId));
    const person = roster.person(index);
    const department = (await organisationFor(context)).department(roster.departmentOf(index));
    await store.transaction().execute(async (transaction) => {
      // An account that is locked already keeps its reason.
      if (await isLocked(userId, user.tenantKey, transaction)) return;
      const id = randomUUID();
      await transaction
        .insertInto('account_case')
        .values({
          id,
          tenant_key: user.tenantKey,
          kind,
          status: 'locked',
          user_id: userId,
          username: person.username,
          account: '',
          department: department.name,
          department_id: department.id,
          create_time: serverTime(now),
          note: reason.trim(),
          handler_name: '',
          handle_time: '',
          handle_reason: '',
          details: '{}',
        })
        .execute();
      await record(transaction, context, {
        kind: 'accountLocked',
        targetId: id,
        targetName: person.username,
      });
    });
    return null;
  },
);

export async function isLocked(userId: string, tenantKey: string, store: Store): Promise<boolean> {
  const found = await store
    .selectFrom('account_case')
    .select('id')
    .where((eb) => eb.and({ kind, status: 'locked', user_id: userId, tenant_key: tenantKey }))
    .executeTakeFirst();
  return found !== undefined;
}
