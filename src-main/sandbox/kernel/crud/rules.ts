/** What is said of a plain list, so that `crud` makes its routes. */
import type { Expression, Insertable, Selectable, SqlBool } from 'kysely';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import type { Message } from '#shared/text/message.ts';
import type { TableName, Tables } from '../database/tables.ts';
import type { SignedInContext } from '../http/context.ts';
import type { Refusal, SessionRight } from '../http/implement.ts';
import type { Deed } from '../operation-log/record.ts';
import type { Page } from './row-store.ts';

export type Row<N extends TableName> = Readonly<Selectable<Tables[N]>>;
export type Column<N extends TableName> = keyof Tables[N] & string;
/** A new row; whose it is, `crud` knows. */
export type NewRow<N extends TableName> = Omit<Insertable<Tables[N]>, 'tenant_key'>;
export type Changes<N extends TableName> = Partial<NewRow<N>>;

/** One entry of what the endpoint answers: of an array, or of a page. */
export type ItemOf<E> =
  Output<E> extends { readonly result: readonly (infer Item)[] }
    ? Item
    : Output<E> extends readonly (infer Item)[]
      ? Item
      : never;

/** Answers in pages where the endpoint takes `pageNo` and `pageSize`. */
export interface ListRule<N extends TableName, E extends Endpoint> {
  readonly endpoint: E;
  readonly item: (row: Row<N>, context: SignedInContext) => ItemOf<E>;
  /** Which rows the request asks for; absent: all of them. */
  readonly where?: (input: Input<E>, context: SignedInContext) => Expression<SqlBool> | undefined;
  /** What comes first; rows that are equal in it stand in the order of their ids. */
  readonly order?: Ordered<N> | ((input: Input<E>) => Ordered<N>);
}
type Ordered<N extends TableName> = readonly (readonly [column: Column<N>, direction: 'asc' | 'desc'])[];

type Wanted<N extends TableName> = NewRow<N> | readonly NewRow<N>[] | Refusal;

export interface AddRule<N extends TableName, E extends Endpoint> {
  readonly endpoint: E;
  /** The row, or the rows, that the request asks for; a refusal where it can't be any. */
  readonly values: (input: Input<E>, context: SignedInContext) => Wanted<N> | Promise<Wanted<N>>;
  /** What an id means that is there already: a mistake (the rule), or that there is nothing to do. */
  readonly again?: 'nothing';
  /** Absent: `null`. */
  readonly answer?: (rows: readonly Row<N>[]) => Output<E>;
}

export interface UpdateRule<N extends TableName, E extends Endpoint> {
  readonly endpoint: E;
  readonly id: (input: Input<E>) => string | number;
  readonly values: (input: Input<E>, context: SignedInContext, row: Row<N>) => Changes<N>;
}

export interface RemoveRule<E extends Endpoint> {
  readonly endpoint: E;
  /** Ids that are gone already are left out: what was asked for is so. */
  readonly ids: (input: Input<E>) => readonly (string | number)[];
}

export interface SortRule<N extends TableName, E extends Endpoint> {
  readonly endpoint: E;
  /** Every id of the list in the new order; a list that has changed meanwhile is refused. */
  readonly ids: (input: Input<E>) => readonly (string | number)[];
  /** Holds the place, counted from 1; a new row comes last. */
  readonly column: Column<N>;
}

/** How many other rows of the list have these values. */
type Others<N extends TableName> = (values: Partial<Row<N>>) => Promise<number>;

type Told<N extends TableName, More extends unknown[] = []> = (
  rows: readonly Row<N>[],
  context: SignedInContext,
  ...more: More
) => Deed | readonly Deed[];

/** What all writes of a list have in common. */
export interface Written<N extends TableName> {
  readonly name: N;
  readonly access: SessionRight;
  /** What is wrong with a row as it would be; the rule of `src-shared/rules` that the console asks too. */
  readonly check:
    | ((
        row: Row<N>,
        others: Others<N>,
        context: SignedInContext,
      ) => Message | Refusal | null | Promise<Message | Refusal | null>)
    | undefined;
  /** What the operation log is told; `update` with the columns that were changed. */
  readonly log:
    | {
        readonly add?: Told<N>;
        readonly update?: Told<N, [changed: readonly Column<N>[]]>;
        readonly remove?: Told<N>;
        readonly sort?: Told<N>;
      }
    | undefined;
}

export interface Rules<
  N extends TableName,
  L extends Endpoint,
  A extends Endpoint,
  U extends Endpoint,
  R extends Endpoint,
  S extends Endpoint,
> {
  /** Who may read, and who may write; one word for both. */
  readonly access: SessionRight | Readonly<Record<'read' | 'write', SessionRight>>;
  readonly list?: ListRule<N, L>;
  readonly add?: AddRule<N, A>;
  readonly update?: UpdateRule<N, U>;
  readonly remove?: RemoveRule<R>;
  readonly sort?: SortRule<N, S>;
  readonly check?: NonNullable<Written<N>['check']>;
  readonly log?: NonNullable<Written<N>['log']>;
}

/** The page that an input asks for; null where it asks for all. */
export function pageIn(input: unknown): Page | null {
  const { pageNo, pageSize } = input as Partial<Page>;
  return pageNo === undefined || pageSize === undefined ? null : { pageNo, pageSize };
}
