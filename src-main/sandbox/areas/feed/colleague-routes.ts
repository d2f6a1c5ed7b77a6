/** Followed colleagues, superiors and subordinates, and a person's own feed configs (spec 3§7.7). */

import {
  existConfigRange,
  queryFollowed,
  querySubordinates,
  querySuperiors,
  saveRangeConfig,
} from '#shared/api/feed/colleagues.ts';
import { pageSizeConfig } from '#shared/api/feed/feed-values.ts';
import type { FoundPerson } from '#shared/api/people/people.ts';

import { feedRight } from '#shared/rules/feed/rights.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { organisationFor } from '../../kernel/people/organisation.ts';
import { type Roster, rosterOf } from '../../kernel/people/roster.ts';
import { pageOfSequence } from '../../kernel/people/search.ts';
import { followedBy, subordinatesOf, superiorsOf } from './colleagues.ts';

/** Shares on a page by default (spec 3§9). */
const pageSize = '25';

type Found = (index: number, roster: Roster) => readonly number[];

/** Answers about oneself only: nobody else may see whom a person follows. */
const lookUp =
  (find: Found) =>
  async (
    { userId, ...page }: { userId: string; pageNo: number; pageSize: number },
    context: SignedInContext,
  ) => {
    const { store, user, scenario, language } = context;
    if (userId !== user.id) return refuse(messagesIn(language).noPermission, 401);
    const roster = await rosterOf(store, user.tenantKey, scenario.scale);
    const organisation = await organisationFor(context);
    const indices = find(roster.indexOf(userId), roster);
    const at = (index: number): FoundPerson => {
      const position = indices[index] ?? 0;
      return {
        ...roster.person(position),
        deptId: organisation.department(roster.departmentOf(position)).id,
      };
    };
    return pageOfSequence({ size: indices.length, at }, page, null);
  };

export const colleagueRoutes: readonly Implementation[] = [
  implement(queryFollowed, feedRight, lookUp(followedBy)),
  implement(
    querySubordinates,
    feedRight,
    lookUp((index, { size }) => subordinatesOf(index, size)),
  ),
  implement(querySuperiors, feedRight, lookUp(superiorsOf)),

  implement(existConfigRange, feedRight, async ({ userId, configName }, { store, user, language }) => {
    if (userId !== user.id) return refuse(messagesIn(language).noPermission, 401);
    if (configName === pageSizeConfig) return pageSize;
    const row = await store
      .selectFrom('feed_config')
      .select('config_value')
      .where((eb) => eb.and({ tenant_key: user.tenantKey, user_id: userId, config_key: configName }))
      .executeTakeFirst();
    return row?.config_value ?? '';
  }),
  implement(saveRangeConfig, feedRight, async ({ key, value }, { store, user }) => {
    await store
      .insertInto('feed_config')
      .values({ tenant_key: user.tenantKey, user_id: user.id, config_key: key, config_value: value })
      .onConflict((conflict) =>
        conflict.columns(['tenant_key', 'user_id', 'config_key']).doUpdateSet({ config_value: value }),
      )
      .execute();
    return null;
  }),
];
