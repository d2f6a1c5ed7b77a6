import { type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type Store, type TableName, tableNamed } from '../database/tables.ts';

export type StoredRow = Readonly<Record<string, unknown>>;
type AnyTables = Record<string, Record<string, unknown>>;
export type RowOrder = readonly [column: string, direction: 'asc' | 'desc'];

export interface PageBounds {
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface RowQuery {
  readonly where: Expression<SqlBool> | undefined;
  readonly order: readonly RowOrder[];
  /** Null for all rows. */
  readonly page: PageBounds | null;
}

/** `tenantKey` selects the rows where the table belongs to tenants. */
export function rowStore(store: Store, name: TableName, tenantKey: string) {
  const table = tableNamed(name);
  const ownColumns: StoredRow =
    /* wall: own-tenant-rows */ table.of === 'tenant' ? { tenant_key: tenantKey } : {};
  const id = idColumn(name);
  // The code works for any table; its columns are checked where the list's rules are declared.
  const database = store as unknown as Kysely<AnyTables>;
  const rows = () =>
    database
      .selectFrom(name)
      .selectAll()
      .where((eb) => eb.and(ownColumns));
  type Query = SelectQueryBuilder<AnyTables, string, Record<string, unknown>>;

  return {
    id,
    async list({ where, order, page }: RowQuery): Promise<{ rows: StoredRow[]; total: number }> {
      const matching = where ? rows().where(where) : rows();
      const inOrder = (query: Query) =>
        [...order, [id, 'asc'] as const].reduce(
          (each, [column, direction]) => each.orderBy(`${name}.${column}`, direction),
          query,
        );
      if (page === null) {
        const all = await inOrder(matching).execute();
        return { rows: all, total: all.length };
      }
      const { total } = await matching
        .clearSelect()
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow();
      const start = (page.pageNo - 1) * page.pageSize;
      // Selects the ids first, by an index alone, so that no row before the page is read. A cross join keeps the
      // order.
      const ids = inOrder(matching.clearSelect().select(id)).limit(page.pageSize).offset(start).as('page');
      const found = database
        .selectFrom(ids)
        .crossJoin(name as string)
        .whereRef(`${name}.${id}`, '=', `page.${id}`)
        .where((eb) => eb.and(ownColumns))
        .selectAll(name as string);
      return { rows: await inOrder(found as Query).execute(), total };
    },
    find: (key: unknown) => rows().where(id, '=', key).executeTakeFirst(),
    async countOthers(values: StoredRow, key: unknown): Promise<number> {
      const { total } = await rows()
        .where((eb) => eb.and(values))
        .where(id, '!=', key)
        .clearSelect()
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
    async highest(column: string): Promise<number> {
      const { most } = await rows()
        .clearSelect()
        .select(sql<number>`coalesce(max(${sql.ref(column)}), 0)`.as('most'))
        .executeTakeFirstOrThrow();
      return most;
    },
    async add(values: StoredRow): Promise<StoredRow> {
      return database
        .insertInto(name)
        .values({ ...values, ...ownColumns })
        .returningAll()
        .executeTakeFirstOrThrow();
    },
    async update(key: unknown, values: StoredRow): Promise<void> {
      await database
        .updateTable(name)
        .set(values)
        .where((eb) => eb.and({ ...ownColumns, [id]: key }))
        .execute();
    },
    async remove(key: unknown): Promise<void> {
      await database
        .deleteFrom(name)
        .where((eb) => eb.and({ ...ownColumns, [id]: key }))
        .execute();
    },
  };
}
export type RowStore = ReturnType<typeof rowStore>;

/** The column that identifies a tenant's rows. */
export function idColumn(name: TableName): string {
  const [id, ...more] = tableNamed(name).key.filter((column) => column !== 'tenant_key');
  if (id === undefined || more.length > 0) throw new Error(`${name} has no id: it is no plain list`);
  return id;
}

/** Whether a column contains these words; ignores the case of Latin letters. */
export function columnContains(column: string, words: string): Expression<SqlBool> {
  return sql<SqlBool>`instr(lower(${sql.ref(column)}), lower(${words})) > 0`;
}
