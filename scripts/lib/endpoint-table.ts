/** What a fresh sandbox has in a table: the examples and the tests of new calls are taken from it. */
import { openDatabase } from '../../src-main/database/open.ts';
import { idColumn } from '../../src-main/sandbox/kernel/crud/row-store.ts';
import { type AnyTable, generated } from '../../src-main/sandbox/kernel/database/table.ts';
import type { TableName } from '../../src-main/sandbox/kernel/database/tables.ts';
import { migrations } from '../../src-main/sandbox/migrations/index.ts';
import { seedIfEmpty } from '../../src-main/sandbox/kernel/seed/seed.ts';
import { tables } from '../../src-main/sandbox/tables.ts';

export interface Column {
  readonly type: 'text' | 'integer' | 'blob';
  readonly nullable: boolean;
  /** The database gives it a value. */
  readonly generated: boolean;
}
export type TableRow = Readonly<Record<string, unknown>>;

export interface TableFacts {
  readonly name: string;
  readonly of: 'tenant' | 'platform';
  /** The column that tells the rows apart. */
  readonly id: string;
  readonly columns: ReadonlyMap<string, Column>;
  /** Those that this account sees, in the order of their ids. */
  readonly rows: readonly TableRow[];
}

/** Throws where there is no such table, or where its rows are no records that a call could be about. */
export async function tableFacts(name: string, account: string): Promise<TableFacts> {
  if (!Object.hasOwn(tables, name))
    throw new Error(`there is no table ${name}: declare it in its area's tables.ts first.`);
  const table: AnyTable = tables[name as TableName];
  const { of } = table;
  if (of === 'account') throw new Error(`${name} is kept for each account: its calls are written by hand.`);
  const id = idColumn(name as TableName);
  const columns = Object.entries(table.columns)
    .filter(([column]) => column !== 'tenant_key')
    .map(([column, { type, nullable }]) => {
      return [column, { type, nullable, generated: table.columns[column] === generated }] as const;
    });
  return { name, of, id, columns: new Map(columns), rows: await rowsIn(name, of, id, account) };
}

async function rowsIn(name: string, of: 'tenant' | 'platform', id: string, account: string) {
  const { database } = openDatabase(':memory:', migrations, Date.now());
  try {
    await seedIfEmpty(database, 'small');
    const own =
      of === 'tenant' ? 'where tenant_key = (select tenant_key from account where account = ?)' : '';
    const query = database.prepare(`select * from ${name} ${own} order by ${id}`);
    return of === 'tenant' ? query.all(account) : query.all();
  } finally {
    database.close();
  }
}
