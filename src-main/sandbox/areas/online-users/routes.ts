/**
 * Signed-in users (spec 1§2.1 "online users"): seeded ones, and real sessions of this sandbox, which can be ended.
 * The latter are few and come first.
 */
import { sql } from 'kysely';
import {
  endOnlineUsers,
  type OnlineUser,
  type onlineOrders,
  queryOnlineUsers,
} from '#shared/api/system-settings/online-users.ts';
import { restrictedLoginRight as access } from '#shared/rules/common/session/area-rights.ts';
import { serverTime } from '../../kernel/clock.ts';
import { inCamel } from '../../kernel/crud/camel.ts';
import { columnContains } from '../../kernel/crud/row-store.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement } from '../../kernel/http/implement.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { foldCase } from '../../kernel/people/search.ts';
import { signingIn } from '../../kernel/session/signing-in.ts';
import { hashToken, sessionLifetime } from '../../kernel/session/token.ts';

const columns = { username: 'username', loginTime: 'login_time', lastTime: 'last_time' } as const;
/** The id of a real session: the beginning of its token's hash, which identifies the session and grants nothing. */
const prefix = 'SB';
const idOf = (tokenHash: string) => `${prefix}${tokenHash.slice(0, 24)}`;

export const onlineUsersRoutes: readonly Implementation[] = [
  implement(queryOnlineUsers, access, async (input, context) => {
    const { store, user } = context;
    const { keywords = '', clientType = '', orderBy, orderType = 'desc', pageNo, pageSize } = input;
    const words = keywords.trim();
    const here = (await sessionsHere(context)).filter(
      (one) =>
        (clientType === '' || one.clientType === clientType) &&
        (words === '' || foldCase(`${one.username} ${one.ip}`).includes(foldCase(words))),
    );
    const seeded = store
      .selectFrom('online_session')
      .where('tenant_key', '=', user.tenantKey)
      .$if(clientType !== '', (query) => query.where('client_type', '=', clientType))
      .$if(words !== '', (query) =>
        query.where((eb) => eb.or([columnContains('username', words), columnContains('ip', words)])),
      );
    const { total } = await seeded.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
    const start = (pageNo - 1) * pageSize;
    const ofHere = here.slice(start, start + pageSize);
    const rows = await seeded
      .selectAll()
      .orderBy(orderBy ? columns[orderBy satisfies (typeof onlineOrders)[number]] : 'last_time', orderType)
      .orderBy('id')
      .limit(pageSize - ofHere.length)
      .offset(Math.max(0, start - here.length))
      .execute();
    const totalCount = here.length + total;
    const result = [
      ...ofHere.map(({ tokenHash: _, ...one }): OnlineUser => one),
      ...rows.map(({ tenant_key: _, ...row }): OnlineUser => ({ ...inCamel(row), own: false })),
    ];
    return { result, totalCount, pageNo, pageSize, hasNext: start + pageSize < totalCount };
  }),

  implement(endOnlineUsers, access, async ({ ids }, context) => {
    const { store, user } = context;
    const here = (await sessionsHere(context)).filter(({ id, own }) => ids.includes(id) && !own);
    await store.transaction().execute(async (transaction) => {
      for (const { tokenHash } of here) {
        await transaction.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
      }
      const endedSessions = await transaction
        .deleteFrom('online_session')
        .where('tenant_key', '=', user.tenantKey)
        .where('id', 'in', [...ids])
        .returning(['user_id as userId', 'username'])
        .execute();
      for (const { userId: targetId, username: targetName } of [...here, ...endedSessions]) {
        await record(transaction, context, { kind: 'sessionEnded', targetId, targetName });
      }
    });
    return null;
  }),
];

async function sessionsHere({ store, user, sessionToken, now }: SignedInContext) {
  const asking = sessionToken ? hashToken(sessionToken) : '';
  const rows = await store
    .selectFrom('session')
    .innerJoin('account', 'account.account', 'session.account')
    .innerJoin('department', 'department.id', 'account.department_id')
    .select(['session.token_hash', 'session.expires_at', 'account.user_id', 'account.username'])
    .select('department.name as department')
    .where('account.tenant_key', '=', user.tenantKey)
    .where('session.expires_at', '>', now)
    .orderBy('session.expires_at', 'desc')
    .execute();
  return rows.map((row) => {
    const time = serverTime(row.expires_at - sessionLifetime);
    return {
      tokenHash: row.token_hash,
      id: idOf(row.token_hash),
      userId: row.user_id,
      username: row.username,
      department: row.department,
      own: row.token_hash === asking,
      clientType: signingIn.clientType,
      ip: signingIn.ip,
      loginTime: time,
      lastTime: time,
    };
  });
}
