import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Endpoint, Output } from '#shared/api/endpoint.ts';
import type { TableName } from '../database/tables.ts';
import { rowsInScope } from '../people/read-scope.ts';
import { type Implementation, implement, type SessionRight } from '../http/implement.ts';
import { rowStore } from './row-store.ts';
import { type ListRule, pageIn, type Row } from './rules.ts';

export function listRoute<N extends TableName, E extends Endpoint>(
  name: N,
  access: SessionRight,
  { endpoint, whose, item, where, order = [] }: ListRule<N, E>,
): Implementation {
  return implement(endpoint, access, async (input, context) => {
    const page = pageIn(input);
    const inOrder = typeof order === 'function' ? order(input) : order;
    const scope = whose === 'everybody' ? undefined : await rowsInScope(whose, context);
    const query = { where: both(where?.(input, context), scope), order: inOrder, page };
    const { rows, total } = await rowStore(context.store, name, context.user.tenantKey).list(query);
    const items = rows.map((row) => item(row as Row<N>, context));
    const answer =
      page === null
        ? items
        : { result: items, totalCount: total, ...page, hasNext: page.pageNo * page.pageSize < total };
    // `ItemOf` ties the items to the endpoint's output, which is the array or a page of it.
    return answer as Output<E>;
  });
}

const eb = expressionBuilder();

function both(
  one: Expression<SqlBool> | undefined,
  other: Expression<SqlBool> | undefined,
): Expression<SqlBool> | undefined {
  return one && other ? eb.and([one, other]) : (one ?? other);
}
