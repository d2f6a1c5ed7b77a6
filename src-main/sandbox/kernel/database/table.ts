/**
 * The declaration of a table. Kysely's types, reset, seed and the deletion of a tenant read it; `migrations/`
 * creates the table, and a test compares the two.
 */
import type { SQLInputValue } from 'node:sqlite';
import type { Generated, Insertable } from 'kysely';

/** `Value` is the column's type for Kysely. */
export interface DatabaseColumn<Value = unknown> {
  readonly type: 'text' | 'integer' | 'blob';
  readonly nullable: boolean;
  /** Never set; it only carries the type. */
  readonly value?: Value;
}

export const text: DatabaseColumn<string> = { type: 'text', nullable: false };
export const integer: DatabaseColumn<number> = { type: 'integer', nullable: false };
export const blob: DatabaseColumn<Uint8Array> = { type: 'blob', nullable: false };
/** A column that SQLite counts up, or that has a default. */
export const generated: DatabaseColumn<Generated<number>> = { type: 'integer', nullable: false };

/** Columns for the person and the time of a record's creation and last change. */
export const stamps = { creator_name: text, create_time: text, updater_name: text, update_time: text };

export function nullable<Value>({ type }: DatabaseColumn<Value>): DatabaseColumn<Value | null> {
  return { type, nullable: true };
}

/** A text column with a fixed set of values. */
export function oneOf<Value extends string>(..._values: readonly Value[]): DatabaseColumn<Value> {
  return { type: 'text', nullable: false };
}

type Columns = Readonly<Record<string, DatabaseColumn>>;
export type RowOf<C> = {
  -readonly [Name in keyof C]: C[Name] extends DatabaseColumn<infer Value> ? Value : never;
};
/** Row types of several tables, by table name. */
export type RowsOf<T extends Readonly<Record<string, { readonly columns: unknown }>>> = {
  [Name in keyof T]: RowOf<T[Name]['columns']>;
};

export type Scale = 'small' | 'large';
export interface SeedFacts {
  readonly scale: Scale;
  readonly tenants: readonly string[];
}
/** Imports the code that makes the rows of an empty table; equal facts give equal rows. */
export type Seed<Row> = () => Promise<(facts: SeedFacts) => Iterable<Row>>;
export type SeedRow = Readonly<Record<string, SQLInputValue>>;

/** The part of a declaration that code for all tables needs. */
export interface AnyTable {
  readonly columns: Columns;
  readonly key: readonly string[];
  /**
   * The owner of the rows, with whom they are deleted: a tenant (column `tenant_key`), an account (`account`), or
   * the platform.
   */
  readonly of: 'tenant' | 'account' | 'platform';
  /** Whether a reset deletes the rows; sessions and the scenario stay. */
  readonly data: boolean;
  readonly seed?: Seed<SeedRow>;
}

export interface Table<C extends Columns> extends AnyTable {
  readonly columns: C;
}

interface Details<C extends Columns> {
  readonly columns: C;
  readonly key: readonly (keyof C & string)[];
  /** The invented rows of a fresh sandbox. */
  readonly seed?: Seed<Insertable<RowOf<C>> & SeedRow>;
}

type TenantColumns = Columns & { readonly tenant_key: DatabaseColumn<string> };
type AccountColumns = Columns & { readonly account: DatabaseColumn<string> };

export const ofTenant = <C extends TenantColumns>(details: Details<C>): Table<C> =>
  declare('tenant', details);
export const ofAccount = <C extends AccountColumns>(details: Details<C>): Table<C> =>
  declare('account', details);
export const ofPlatform = <C extends Columns>(details: Details<C>): Table<C> => declare('platform', details);
/** Marks a table whose rows survive a reset. */
export const keptOnReset = <C extends Columns>(table: Table<C>): Table<C> => ({ ...table, data: false });

function declare<C extends Columns>(of: AnyTable['of'], details: Details<C>): Table<C> {
  return { of, data: true, ...details };
}
