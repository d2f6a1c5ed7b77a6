/**
 * The routes of a plain list, from its declaration (`src-shared/rules/common/record/plain-list.ts`) and its table:
 * a filtered and sorted page, rows by ids, new ids, add, change, delete. The table of the list's fields checks each
 * row.
 */
import { randomUUID } from 'node:crypto';
import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type Selectable,
  type SqlBool,
} from 'kysely';
import type { ListRequest } from '#shared/api/plain-list.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { rowsOf } from '#shared/rules/common/fields/field.ts';
import type { ListKind } from '#shared/rules/common/record/plain-list.ts';
import { isSecretField } from '#shared/rules/common/secrets/secret-names.ts';
import type { Message } from '#shared/text/message.ts';
import { serverTime } from '../clock.ts';
import { type TableName, type Tables, tableNamed } from '../database/tables.ts';
import type { SignedInContext } from '../http/context.ts';
import { type Implementation, implement, type SessionRight } from '../http/implement.ts';
import { type ToldValues, toldFields } from '../operation-log/changed-fields.ts';
import type { Deed } from '../operation-log/record.ts';
import type { LoggedList, LogKind } from '../operation-log/wording.ts';
import { inCamel, inSnake } from './camel.ts';
import { crud } from './crud.ts';
import { columnContains, type RowOrder } from './row-store.ts';
import type { NewRow } from './rules.ts';

interface Plan<N extends TableName, Narrow> {
  readonly access: SessionRight;
  /** Prefix of its kinds in `operation-log/kinds.json`. */
  readonly log: LoggedList;
  /** Initial values of columns that no call sets. */
  readonly initialValues: Partial<NewRow<N>>;
  /** Additional conditions of the page. */
  readonly where?: (asked: Narrow, eb: ExpressionBuilder<Tables, N>) => Expression<SqlBool> | undefined;
  /** Columns that are left out of an item. */
  readonly untold?: readonly (keyof Tables[N] & string)[];
  /** Boolean columns beside the fields' own switches. */
  readonly flags?: readonly (keyof Tables[N] & string)[];
  /** Extracts the records of an add call that takes several. */
  readonly added?: (input: never) => readonly ({ readonly id: string } & object)[];
  /** An additional check beside the table of the fields. */
  readonly check?: (row: Selectable<Tables[N]>, context: SignedInContext) => Promise<Message | null>;
}

export function plainListRoutes<N extends TableName, Item extends Values, Values extends object, Narrow>(
  table: N,
  { calls, fields, record, presence }: ListKind<Item, Values, Narrow, string>,
  { access, log, initialValues, where, untold = [], flags = [], added, check: checkMore }: Plan<N, Narrow>,
): readonly Implementation[] {
  const switches = rowsOf(fields).flatMap(([name, row]) => (row.kind === 'switch' ? [columnOf(name)] : []));
  const onOrOff = new Set<string>([...flags, ...switches]);
  const item = (row: object) => {
    const columns = Object.entries(row)
      .filter(([name]) => !(untold as readonly string[]).includes(name))
      .map(([name, value]) => [name, onOrOff.has(name) ? value === 1 : value]);
    return { ...inCamel(Object.fromEntries(columns)), _id: (row as { id: string }).id } as never;
  };
  // Some tables have the ids of creator and updater beside the names.
  const byId = 'updater' in tableNamed(table).columns;
  // The first field is the name of a record.
  const [called = 'id'] = rowsOf(fields).map(([name]) => columnOf(name));
  const eb = expressionBuilder<Tables, N>();
  const queryOf = (input: ListRequest & Narrow) =>
    eb.and([conditionsOf(input), where?.(input, eb)].filter((one) => one !== undefined));
  const ownValues = (row: object): object => {
    const values: object = item(row);
    const names = rowsOf(fields).map(([name]) => name);
    return Object.fromEntries(
      names.filter((name) => !isSecretField(name, values)).map((name) => [name, Reflect.get(values, name)]),
    );
  };
  const logAs =
    (kind: LogKind, told: (row: object, before: object) => ToldValues) =>
    (rows: readonly object[], _: unknown, __?: unknown, before: object = {}): readonly Deed[] =>
      (rows as readonly Readonly<Record<string, string>>[]).map((row) => ({
        kind,
        targetId: row.id ?? '',
        targetName: row[called] ?? '',
        values: told(row, before),
      }));
  const asThere = (row: object) => [{ id: Reflect.get(row, 'id'), ...ownValues(row) }];
  const columnsOf = (input: Values, { now, user }: SignedInContext) => ({
    ...inSnake(Object.fromEntries(rowsOf(fields).map(([name]) => [name, trimmed(input[name])]))),
    updater_name: user.username,
    update_time: serverTime(now),
    ...(byId && { updater: user.id }),
  });
  const first = (input: { readonly id: string } & Values, context: SignedInContext) => {
    const row = columnsOf(input, context);
    return {
      id: input.id,
      ...initialValues,
      creator_name: row.updater_name,
      create_time: row.update_time,
      ...row,
      ...(byId && { creator: context.user.id }),
    };
  };
  const logged = {
    add: logAs(`${log}Added`, (row) => ({
      record: presence.id,
      fields: [{ name: 'there', from: [], to: asThere(row) }],
    })),
    update: logAs(`${log}Updated`, (row, before) => ({
      record: record.id,
      fields: toldFields(ownValues(before), ownValues(row)),
    })),
    remove: logAs(`${log}Removed`, (row) => ({
      record: presence.id,
      fields: [{ name: 'there', from: asThere(row), to: [] }],
    })),
  };
  const check = async (row: object, _: unknown, context: SignedInContext) =>
    checkFields(fields, inCamel(row) as unknown as Values)[0]?.message ??
    (await checkMore?.(row as never, context)) ??
    null;
  // The row types are the table's and the inputs are the list's; columns and values are matched by name.
  const routes = crud as unknown as (name: N, rules: object) => readonly Implementation[];
  return [
    implement(calls.newIds, access, ({ size }) => Array.from({ length: size }, () => randomUUID())),
    ...routes(table, {
      access,
      list: {
        endpoint: calls.byIds,
        whose: 'everybody',
        item,
        where: (input: { ids: string[] }) => among('id', input.ids),
      },
    }),
    ...routes(table, {
      access,
      list: { endpoint: calls.query, whose: 'everybody', item, where: queryOf, order: orderOf },
      add: {
        endpoint: calls.add,
        values: (input: { readonly id: string } & Values, context: SignedInContext) =>
          (added ? (added(input as never) as readonly (typeof input)[]) : [input]).map((one) =>
            first(one, context),
          ),
      },
      update: { endpoint: calls.update, id: (input: { id: string }) => input.id, values: columnsOf },
      remove: { endpoint: calls.remove, ids: (input: { ids: string[] }) => input.ids },
      check,
      log: logged,
    }),
    ...(calls.removeOne
      ? routes(table, {
          access,
          log: logged,
          remove: { endpoint: calls.removeOne, ids: (input: { id: string }) => [input.id] },
        })
      : []),
  ];
}

const anyColumn = expressionBuilder<Record<string, Record<string, unknown>>, string>();
const among = (column: string, values: readonly string[]) => anyColumn(column, 'in', values);
const columnOf = (name: string) => Object.keys(inSnake({ [name]: '' }))[0] ?? name;

function conditionsOf({ conditions = [], connection }: ListRequest): Expression<SqlBool> | undefined {
  const each = conditions.map(({ field, operator, value }) =>
    operator === 'contains' ? columnContains(columnOf(field), value[0] ?? '') : among(columnOf(field), value),
  );
  if (each.length === 0) return undefined;
  return connection === 'or' ? anyColumn.or(each) : anyColumn.and(each);
}

function orderOf({ orderBy, orderType = 'asc' }: ListRequest): readonly RowOrder[] {
  return orderBy === undefined ? [['create_time', 'desc']] : [[columnOf(orderBy), orderType]];
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' ? value.trim() : value;
}
