import type { Expression, Insertable, Selectable, SqlBool } from 'kysely';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import type { Message } from '#shared/text/message.ts';
import type { TableName, Tables } from '../database/tables.ts';
import type { SignedInContext } from '../http/context.ts';
import type { Refusal, SessionRight } from '../http/implement.ts';
import type { Deed } from '../operation-log/record.ts';
import type { OwnedBy } from '../people/read-scope.ts';
import type { PageBounds } from './row-store.ts';

export type Row<N extends TableName> = Readonly<Selectable<Tables[N]>>;
export type ColumnName<N extends TableName> = keyof Tables[N] & string;
/** A new row; `crud` adds the tenant. */
export type NewRow<N extends TableName> = Omit<Insertable<Tables[N]>, 'tenant_key'>;
export type ColumnChanges<N extends TableName> = Partial<NewRow<N>>;

/** One item of the endpoint's output: of an array, or of a page. */
export type ItemOf<E> =
  Output<E> extends { readonly result: readonly (infer Item)[] }
    ? Item
    : Output<E> extends readonly (infer Item)[]
      ? Item
      : never;

/** A read, in pages where the endpoint takes `pageNo` and `pageSize`. */
export interface ListRule<N extends TableName, E extends Endpoint> {
  readonly endpoint: E;
  /** The owner of the rows: `everybody` with the right sees all; otherwise the scope of 1§1 decides by the columns. */
  readonly whose: 'everybody' | OwnedBy<ColumnName<N>>;
  readonly item: (row: Row<N>, context: SignedInContext) => ItemOf<E>;
  /** Selects the requested rows; absent for all of them. */
  readonly where?: (input: Input<E>, context: SignedInContext) => Expression<SqlBool> | undefined;
  /** The sort order; rows that are equal in it are sorted by id. */
  readonly order?: Ordered<N> | ((input: Input<E>) => Ordered<N>);
}
type Ordered<N extends TableName> = readonly (readonly [column: ColumnName<N>, direction: 'asc' | 'desc'])[];

type Wanted<N extends TableName> = NewRow<N> | readonly NewRow<N>[] | Refusal;

export interface AddRule<N extends TableName, E extends Endpoint> {
  readonly endpoint: E;
  /** The requested row or rows, or a refusal. */
  readonly values: (input: Input<E>, context: SignedInContext) => Wanted<N> | Promise<Wanted<N>>;
  /** The meaning of an existing id: a mistake (the default), or a row that needs no writing. */
  readonly onExistingId?: 'nothing';
  /** Default: `null`. */
  readonly answer?: (rows: readonly Row<N>[]) => Output<E>;
}

export interface UpdateRule<N extends TableName, E extends Endpoint> {
  readonly endpoint: E;
  readonly id: (input: Input<E>) => string | number;
  readonly values: (input: Input<E>, context: SignedInContext, row: Row<N>) => ColumnChanges<N>;
}

export interface RemoveRule<E extends Endpoint> {
  readonly endpoint: E;
  /** Missing ids are skipped: those rows are deleted already. */
  readonly ids: (input: Input<E>) => readonly (string | number)[];
}

export interface SortRule<N extends TableName, E extends Endpoint> {
  readonly endpoint: E;
  /** Every id of the list in the new order; a list that was changed meanwhile is refused. */
  readonly ids: (input: Input<E>) => readonly (string | number)[];
  /** The position column, counted from 1; a new row comes last. */
  readonly column: ColumnName<N>;
}

type Others<N extends TableName> = (values: Partial<Row<N>>) => Promise<number>;

type Told<N extends TableName, More extends unknown[] = []> = (
  rows: readonly Row<N>[],
  context: SignedInContext,
  ...more: More
) => Deed | readonly Deed[];

/** Options that all writes of a list share. */
export interface ListWriteOptions<N extends TableName> {
  readonly name: N;
  readonly access: SessionRight;
  /** Checks a row as it would be, by the rule of `src-shared/rules` that the console uses too. */
  readonly check:
    | ((
        row: Row<N>,
        others: Others<N>,
        context: SignedInContext,
      ) => Message | Refusal | null | Promise<Message | Refusal | null>)
    | undefined;
  /** Makes the log entries; `update` gets the changed columns and the row before. */
  readonly log:
    | {
        readonly add?: Told<N>;
        readonly update?: Told<N, [changed: readonly ColumnName<N>[], before: Row<N>]>;
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
  /** Rights to read and to write; a single value applies to both. */
  readonly access: SessionRight | Readonly<Record<'read' | 'write', SessionRight>>;
  readonly list?: ListRule<N, L>;
  readonly add?: AddRule<N, A>;
  readonly update?: UpdateRule<N, U>;
  readonly remove?: RemoveRule<R>;
  readonly sort?: SortRule<N, S>;
  readonly check?: NonNullable<ListWriteOptions<N>['check']>;
  readonly log?: NonNullable<ListWriteOptions<N>['log']>;
}

/** The page of an input; null where the input requests all rows. */
export function pageIn(input: unknown): PageBounds | null {
  const { pageNo, pageSize } = input as Partial<PageBounds>;
  return pageNo === undefined || pageSize === undefined ? null : { pageNo, pageSize };
}
