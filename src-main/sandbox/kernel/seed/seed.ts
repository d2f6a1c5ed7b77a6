/** Fills an empty database, or replaces its data; a fixed seed gives the same data each time. */
import type { DatabaseSync } from 'node:sqlite';
import type { Scale, SeedFacts, SeedRow } from '../database/table.ts';
import { allTables } from '../database/tables.ts';

type Source = (facts: SeedFacts) => Iterable<SeedRow>;

/** Replaces the data in one transaction: an interruption leaves them unchanged. */
export async function reseed(database: DatabaseSync, scale: Scale): Promise<void> {
  const sources = await loadSources(seeds().map(([name]) => name));
  inTransaction(database, () => {
    for (const [name, table] of allTables()) if (table.data) database.exec(`delete from ${name}`);
    database.exec('delete from sqlite_sequence; delete from seeded');
    fill(database, scale, sources);
  });
}

/**
 * Fills the tables that were never filled: all of a new database, the new ones of an older version's. Checked again
 * inside the transaction, since another process may be first.
 */
export async function seedIfEmpty(database: DatabaseSync, scale: Scale): Promise<void> {
  const missing = unseeded(database);
  if (missing.length === 0) return;
  const sources = await loadSources(missing);
  inTransaction(database, () => {
    const still = unseeded(database);
    fill(database, scale, new Map([...sources].filter(([name]) => still.includes(name))));
  });
}

function seeds() {
  return allTables().flatMap(([name, { seed }]) => (seed ? [[name, seed] as const] : []));
}

function unseeded(database: DatabaseSync): string[] {
  const done = new Set(
    database
      .prepare('select name from seeded')
      .all()
      .map(({ name }) => name),
  );
  return seeds().flatMap(([name]) => (done.has(name) ? [] : [name]));
}

/** Imports the sources before the transaction, in which nothing is awaited. */
async function loadSources(names: readonly string[]): Promise<Map<string, Source>> {
  const sources = new Map<string, Source>();
  for (const [name, seed] of seeds()) if (names.includes(name)) sources.set(name, await seed());
  return sources;
}

function fill(database: DatabaseSync, scale: Scale, sources: ReadonlyMap<string, Source>): void {
  for (const [name, rows] of sources) {
    const tenants = database.prepare('select tenant_key from tenant order by tenant_key').all();
    insertRows(database, name, rows({ scale, tenants: tenants.map(({ tenant_key }) => String(tenant_key)) }));
    insertRows(database, 'seeded', [{ name }]);
  }
}

/** Rows of one statement. */
const together = 64;

/** Inserts rows in batches; `rows` may be lazy. */
function insertRows(database: DatabaseSync, table: string, rows: Iterable<SeedRow>): void {
  const insert = new Map<number, (rows: readonly SeedRow[]) => void>();
  let waiting: SeedRow[] = [];
  const write = () => {
    const count = waiting.length;
    const [first] = waiting;
    if (!first) return;
    const statement = insert.get(count) ?? inserting(database, table, Object.keys(first), count);
    insert.set(count, statement);
    statement(waiting);
    waiting = [];
  };
  for (const row of rows) if (waiting.push(row) === together) write();
  write();
}

function inserting(database: DatabaseSync, table: string, columns: readonly string[], count: number) {
  const marks = `(${columns.map(() => '?').join(', ')})`;
  const all = Array.from({ length: count }, () => marks).join(', ');
  const statement = database.prepare(`insert into ${table} (${columns.join(', ')}) values ${all}`);
  return (rows: readonly SeedRow[]): void =>
    void statement.run(...rows.flatMap((row) => columns.map((column) => row[column] ?? null)));
}

/** Runs the work with one check of references at the end, so that tables can be emptied in any order. */
function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec(`pragma foreign_keys = off; pragma cache_size = ${largeCache}`);
  try {
    database.exec('begin immediate');
    work();
    const [broken] = database.prepare('pragma foreign_key_check').all();
    if (broken) throw new Error(`the seed refers to what is not there: ${JSON.stringify(broken)}`);
    database.exec('commit');
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  } finally {
    database.exec(`pragma foreign_keys = on; pragma cache_size = ${usualCache}`);
  }
}

/** Cache size of SQLite; negative values are KiB. Pages that do not fit are written twice. */
const largeCache = -131_072;
const usualCache = -2000;
