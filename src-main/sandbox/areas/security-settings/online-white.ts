/** The online white list (spec 1§2.13, 1§3, 1§7.4): tenants and people, each for a terminal. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  addOnlineWhite,
  deleteOnlineWhite,
  queryOnlineWhite,
  queryWhiteCandidates,
  type WhiteType,
} from '#shared/api/security-settings/online-white.ts';
import { clientScopes } from '#shared/rules/common/sign-in/client-types.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { access } from './access.ts';
import { type CandidateQuery, candidatesOf } from './white-candidates.ts';

export const onlineId = ({ tenantKey }: { readonly tenantKey: string }) => `OC${tenantKey.slice(1)}`;

export const onlineWhiteRoutes: readonly Implementation[] = [
  implement(queryOnlineWhite, access, async ({ currentPage, pageSize, configType, dtu }, { store, user }) => {
    const rowsOfList = store
      .selectFrom('online_white')
      .where('tenant_key', '=', user.tenantKey)
      .where('config_type', '=', configType)
      .$if(dtu !== undefined, (query) => query.where('terminal_type', '=', dtu ?? ''));
    const { total } = await rowsOfList.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
    const rows = await rowsOfList
      .selectAll()
      .orderBy('account_info')
      .orderBy('id')
      .limit(pageSize)
      .offset((currentPage - 1) * pageSize)
      .execute();
    return {
      result: rows.map((row) => ({
        id: row.id,
        terminalType: row.terminal_type,
        configType,
        accountInfo: row.account_info,
        tenantKey: configType === 'tenantKey' ? row.target_id : '',
        userId: configType === 'userId' ? row.target_id : '',
        connConfig: { id: onlineId(user) },
      })),
      totalCount: total,
      pageNo: currentPage,
      pageSize,
      hasNext: currentPage * pageSize < total,
    };
  }),

  implement(addOnlineWhite, access, async ({ terminalType, configType, tenantKey, userId }, context) => {
    const { store, user, language } = context;
    if (!clientScopes.some((scope) => scope === terminalType)) {
      return refuse(messagesIn(language).badInput('terminalType'), 400);
    }
    const target_id = configType === 'tenantKey' ? tenantKey : userId;
    const query: CandidateQuery = { configType, id: target_id, keywords: '', currentPage: 1, pageSize: 1 };
    const [found] = (await candidatesOf(context, query)).result;
    if (!found) return refuseWithMessage(language, { key: 'onlineWhite.unknown' });
    const id = randomUUID();
    return store.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows: writtenCount } = await transaction
        .insertInto('online_white')
        .values({
          id,
          tenant_key: user.tenantKey,
          terminal_type: terminalType,
          config_type: configType,
          target_id,
          account_info: found.name,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (writtenCount === 0n) return refuseWithMessage(language, { key: 'onlineWhite.again' });
      await record(transaction, context, {
        kind: 'onlineWhiteAdded',
        targetId: target_id,
        targetName: found.name,
        detail: terminalType,
      });
      return id;
    });
  }),

  implement(deleteOnlineWhite, access, async ({ ids }, context) => {
    const { store, user } = context;
    await store.transaction().execute(async (transaction) => {
      const removedRows = await transaction
        .deleteFrom('online_white')
        .where('tenant_key', '=', user.tenantKey)
        .where('id', 'in', [...ids])
        .returningAll()
        .execute();
      for (const { target_id: targetId, account_info: targetName, terminal_type: detail } of removedRows) {
        await record(transaction, context, { kind: 'onlineWhiteRemoved', targetId, targetName, detail });
      }
    });
    return null;
  }),

  implement(queryWhiteCandidates, access, async (input, context) => {
    const { configType, terminalType, keywords = '', id = '', currentPage, pageSize } = input;
    const found = await candidatesOf(context, { configType, keywords, id, currentPage, pageSize });
    const entries = await entriesOf(
      context,
      configType,
      terminalType,
      found.result.map((one) => one.id),
    );
    const result = found.result.map((one) => {
      const entryId = entries.get(one.id) ?? '';
      return { ...one, listed: entryId !== '', entryId };
    });
    return { ...found, result };
  }),
];

async function entriesOf(
  { store, user }: SignedInContext,
  configType: WhiteType,
  terminalType: string,
  targets: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (targets.length === 0) return new Map();
  const rows = await store
    .selectFrom('online_white')
    .select(['id', 'target_id'])
    .where('tenant_key', '=', user.tenantKey)
    .where('config_type', '=', configType)
    .where('terminal_type', '=', terminalType)
    .where('target_id', 'in', [...targets])
    .execute();
  return new Map(rows.map(({ id, target_id }) => [target_id, id]));
}
