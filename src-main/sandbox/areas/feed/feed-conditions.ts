/** Conditions for the shares that a person sees, and for a filter (spec 3§3.10, 3§4). */

import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Input } from '#shared/api/endpoint.ts';
import type { queryShares } from '#shared/api/feed/feed.ts';
import type { FeedRange } from '#shared/api/feed/feed-values.ts';
import { countsRange } from '#shared/rules/feed/ranges.ts';
import { columnContains } from '../../kernel/crud/row-store.ts';
import type { Tables } from '../../kernel/database/tables.ts';
import type { Roster } from '../../kernel/people/roster.ts';
import type { User } from '../../kernel/session/store.ts';
import { everybodyBelow, followedBy, subordinatesOf, superiorsOf } from './colleagues.ts';

type Filter = Omit<Input<typeof queryShares>, 'pageNo' | 'pageSize'>;
export const feedShares: ExpressionBuilder<Tables, 'feed_share'> = expressionBuilder();

/** Shares for all, one's own, shares for one's department, and shares that mention one. */
export function seenBy({ id, tenantKey, departmentId }: User): Expression<SqlBool> {
  return feedShares.and([
    feedShares('tenant_key', '=', tenantKey),
    feedShares.or([
      feedShares('share_scope', '=', 'all'),
      feedShares('user_id', '=', id),
      feedShares.and([
        feedShares('share_scope', '=', 'department'),
        feedShares('department_id', '=', departmentId),
      ]),
      naming(id),
    ]),
  ]);
}

export function feedCondition(filter: Filter, user: User, roster: Roster): Expression<SqlBool> {
  const { workType, range, keywords = '', startDate, endDate, creator } = filter;
  const words = keywords.trim();
  return feedShares.and([
    seenBy(user),
    ...ofTab(workType, user.id),
    ...(countsRange(workType) ? ofRange(range, user, roster) : []),
    ...(words === ''
      ? []
      : [feedShares.or([columnContains('words', words), columnContains('username', words)])]),
    ...(startDate ? [feedShares('create_time', '>=', startDate)] : []),
    ...(endDate ? [feedShares('create_time', '<=', `${endDate} 23:59:59`)] : []),
    ...(creator ? [feedShares('user_id', '=', creator)] : []),
  ]);
}

function ofTab(workType: Filter['workType'], id: string): Expression<SqlBool>[] {
  const isAuthor = feedShares('user_id', '=', id);
  switch (workType) {
    case 'shareAtme':
      return [naming(id)];
    case 'shareReplay':
      return [feedShares.or([feedShares.and([isAuthor, commentedByOthers(id)]), answering(id)])];
    case 'likeme':
      return [isAuthor, likedByOthers(id)];
    case 'mine':
      return [isAuthor];
    default:
      return [];
  }
}

/** Returns the conditions of a range; the range `employee` adds none, as the filter's `creator` names the person. */
function ofRange(range: FeedRange, user: User, roster: Roster): Expression<SqlBool>[] {
  const personIndex = roster.indexOf(user.id);
  const idsOf = (indices: readonly number[]) => JSON.stringify(indices.map((each) => roster.idOf(each)));
  const by = (indices: readonly number[]) => {
    if (indices.length * 2 <= roster.size)
      return [sql<SqlBool>`user_id in (select value from json_each(${idsOf(indices)}))`];
    // For most of the roster the complement is listed: a list of a hundred thousand ids is slow.
    const meant = new Set(indices);
    const others = Array.from({ length: roster.size }, (_, at) => at).filter((at) => !meant.has(at));
    return [sql<SqlBool>`user_id not in (select value from json_each(${idsOf(others)}))`];
  };
  switch (range) {
    case 'watched':
      return by(followedBy(personIndex));
    case 'superiors':
      return by(superiorsOf(personIndex));
    case 'directSubordinates':
      return by(subordinatesOf(personIndex, roster.size));
    case 'subordinates':
      return by(everybodyBelow(personIndex, roster.size));
    case 'department':
      return [feedShares('department_id', '=', user.departmentId)];
    default:
      return [];
  }
}

const naming = (id: string) => sql<SqlBool>`id in (select share_id from feed_mention where user_id = ${id})`;
const commentedByOthers = (id: string) =>
  sql<SqlBool>`exists (select 1 from feed_comment c where c.share_id = feed_share.id and c.user_id <> ${id})`;
const answering = (id: string) =>
  sql<SqlBool>`id in (select share_id from feed_comment where reply_user_id = ${id} and user_id <> ${id})`;
const likedByOthers = (id: string) =>
  sql<SqlBool>`exists (select 1 from feed_praise p where p.share_id = feed_share.id and p.user_id <> ${id})`;
