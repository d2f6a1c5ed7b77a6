/**
 * The routes of a plain list: read (whole or in pages), add, update, remove, sort. They check, refuse and log as
 * hand-written routes do: a missing row and a concurrently changed list are refused, and the operation log has an
 * entry for each change, and none where nothing changed.
 */
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Endpoint, Output } from '#shared/api/endpoint.ts';
import type { TableName } from '../database/tables.ts';
import { type Implementation, implement, type SessionRight } from '../http/implement.ts';
import { rowsInScope } from '../people/read-scope.ts';
import { addRoute, removeRoute, sortRoute, updateRoute } from './change-routes.ts';
import { idColumn, rowStore } from './row-store.ts';
import { type Rules, type ListRule, pageIn, type Row } from './rules.ts';

/** Makes the routes for those calls that the rules name. */
export function crud<
  N extends TableName,
  L extends Endpoint,
  A extends Endpoint,
  U extends Endpoint,
  R extends Endpoint,
  S extends Endpoint,
>(name: N, rules: Rules<N, L, A, U, R, S>): readonly Implementation[] {
  idColumn(name);
  const { access, list, add, update, remove, sort } = rules;
  const { read, write } =
    typeof access === 'object' && 'read' in access ? access : { read: access, write: access };
  const written = { name, access: write, check: rules.check, log: rules.log };
  return [
    ...(list ? [listRoute(name, read, list)] : []),
    ...(add ? [addRoute(written, add, sort?.column ?? null)] : []),
    ...(update ? [updateRoute(written, update)] : []),
    ...(remove ? [removeRoute(written, remove)] : []),
    ...(sort ? [sortRoute(written, sort)] : []),
  ];
}

function listRoute<N extends TableName, E extends Endpoint>(
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
