/**
 * The routes of a plain list: read (whole or in pages), add, update, remove, sort. They check, refuse and log as
 * hand-written routes do: a missing row and a concurrently changed list are refused, and the operation log has an
 * entry for each change, and none where nothing changed.
 */
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { TableName } from '../database/tables.ts';
import type { Implementation } from '../http/implement.ts';
import { addRoute } from './add-route.ts';
import { removeRoute, sortRoute, updateRoute } from './change-routes.ts';
import { listRoute } from './list-route.ts';
import { idColumn } from './row-store.ts';
import type { Rules } from './rules.ts';

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
