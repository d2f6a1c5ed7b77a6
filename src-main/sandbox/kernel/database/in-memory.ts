/**
 * Sandboxes in memory, of which tests make many: each is a copy of the first one of its scale, since seeding takes
 * many times as long and gives the same rows.
 */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { openDatabase } from '../../../database/open.ts';
import { forgetStatements } from '../../../database/statement-cache.ts';
import { seedIfEmpty } from '../seed/seed.ts';
import type { Scale } from './table.ts';
import { allTables } from './tables.ts';

/** Stands for the path of the file. */
export const inMemory = ':memory:';

type Migrations = readonly string[];

const filled = new Map<Scale, Promise<Uint8Array>>();

export async function openInMemory(migrations: Migrations): Promise<DatabaseSync> {
  const bytes = await filledIn('small', migrations);
  const database = new DatabaseSync(inMemory, { enableForeignKeyConstraints: true });
  database.deserialize(bytes);
  return database;
}

/** The `reseed` of a sandbox in memory. */
export async function refillInMemory(
  database: DatabaseSync,
  scale: Scale,
  migrations: Migrations,
): Promise<void> {
  const bytes = await filledIn(scale, migrations);
  const kept = lastingNames().map((name) => [name, database.prepare(`select * from ${name}`).all()] as const);
  database.deserialize(bytes);
  forgetStatements(database);
  for (const [name, rows] of kept) for (const row of rows) insert(database, name, row);
}

const lastingNames = () => allTables().flatMap(([name, { data }]) => (data ? [] : [name]));

function insert(database: DatabaseSync, table: string, row: Record<string, SQLInputValue>): void {
  const columns = Object.keys(row);
  const marks = columns.map(() => '?').join(', ');
  database
    .prepare(`insert or ignore into ${table} (${columns.join(', ')}) values (${marks})`)
    .run(...Object.values(row));
}

function filledIn(scale: Scale, migrations: Migrations): Promise<Uint8Array> {
  const bytes = filled.get(scale) ?? fill(scale, migrations);
  filled.set(scale, bytes);
  return bytes;
}

async function fill(scale: Scale, migrations: Migrations): Promise<Uint8Array> {
  const { database } = await openDatabase(inMemory, migrations, 0);
  await seedIfEmpty(database, scale);
  const bytes = database.serialize();
  database.close();
  return bytes;
}
