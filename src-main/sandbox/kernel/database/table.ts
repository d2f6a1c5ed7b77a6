/**
 * How a table is declared: once. Kysely's types, reset, seed and the deletion of a tenant read the declaration;
 * `migrations/` creates the table, and a test holds the two together.
 */
import type { SQLInputValue } from 'node:sqlite';
import type { Generated, Insertable } from 'kysely';

/** `Value` is what a row has in this column, as Kysely names it. */
export interface Column<Value = unknown> {
  readonly type: 'text' | 'integer' | 'blob';
  readonly nullable: boolean;
  /** Only carries the type. */
  readonly value?: Value;
}

export const text: Column<string> = { type: 'text', nullable: false };
export const integer: Column<number> = { type: 'integer', nullable: false };
export const blob: Column<Uint8Array> = { type: 'blob', nullable: false };
/** SQLite counts it up, or the table has a default for it. */
export const generated: Column<Generated<number>> = { type: 'integer', nullable: false };

/** Who made a record and who changed it last, and when. */
export const stamps = { creator_name: text, create_time: text, updater_name: text, update_time: text };

export function nullable<Value>({ type }: Column<Value>): Column<Value | null> {
  return { type, nullable: true };
}

/** A text that is one of a few. */
export function oneOf<Value extends string>(..._values: readonly Value[]): Column<Value> {
  return { type: 'text', nullable: false };
}

type Columns = Readonly<Record<string, Column>>;
export type RowOf<C> = { -readonly [Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never };
/** The rows of several tables, by the tables' names. */
export type RowsOf<T extends Readonly<Record<string, { readonly columns: unknown }>>> = {
  [Name in keyof T]: RowOf<T[Name]['columns']>;
};

export type Scale = 'small' | 'large';
export interface SeedFacts {
  readonly scale: Scale;
  /** Keys of the tenants that there are. */
  readonly tenants: readonly string[];
}
/** Loads what makes the rows of an empty table; the same rows for the same facts. */
export type Seed<Row> = () => Promise<(facts: SeedFacts) => Iterable<Row>>;
export type SeedRow = Readonly<Record<string, SQLInputValue>>;

/** What everything that goes through all tables asks. */
export interface AnyTable {
  readonly columns: Columns;
  readonly key: readonly string[];
  /**
   * Whose the rows are, and so with whom they go: a tenant's (column `tenant_key`), an account's (`account`), the
   * platform's own.
   */
  readonly of: 'tenant' | 'account' | 'platform';
  /** A reset throws them away; what is no data (sessions, the scenario) stays. */
  readonly data: boolean;
  readonly seed?: Seed<SeedRow>;
}

export interface Table<C extends Columns> extends AnyTable {
  readonly columns: C;
}

interface Details<C extends Columns> {
  readonly columns: C;
  readonly key: readonly (keyof C & string)[];
  /** The invented data that a fresh sandbox has. */
  readonly seed?: Seed<Insertable<RowOf<C>> & SeedRow>;
}

type TenantColumns = Columns & { readonly tenant_key: Column<string> };
type AccountColumns = Columns & { readonly account: Column<string> };

export const ofTenant = <C extends TenantColumns>(details: Details<C>): Table<C> =>
  declare('tenant', details);
export const ofAccount = <C extends AccountColumns>(details: Details<C>): Table<C> =>
  declare('account', details);
export const ofPlatform = <C extends Columns>(details: Details<C>): Table<C> => declare('platform', details);
/** The same, but it outlives a reset. */
export const lasting = <C extends Columns>(table: Table<C>): Table<C> => ({ ...table, data: false });

function declare<C extends Columns>(of: AnyTable['of'], details: Details<C>): Table<C> {
  return { of, data: true, ...details };
}
