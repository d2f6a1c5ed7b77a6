/**
 * Kysely over node:sqlite: what Kysely's SqliteDialect asks of a database, answered by Node's own driver.
 * Prepared statements are kept, since a program asks the same few queries over and over.
 */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** Statements kept per database; each of ours has fewer distinct queries than this. */
const keptStatements = 200;

export function nodeSqliteDialect(database: DatabaseSync): SqliteDialect {
  return new SqliteDialect({ database: asKyselyDatabase(database) });
}

/** To be said where the database is replaced, which ends what was prepared. */
export function forgetStatements(database: DatabaseSync): void {
  statements.get(database)?.clear();
}

const statements = new WeakMap<DatabaseSync, Map<string, SqliteStatement>>();

function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  statements.set(database, kept);
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      if (kept.size >= keptStatements) kept.clear();
      const statement = asKyselyStatement(database.prepare(sql));
      kept.set(sql, statement);
      return statement;
    },
  };
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindable(parameters)),
    run: (parameters) => statement.run(...bindable(parameters)),
    iterate: (parameters) => statement.iterate(...bindable(parameters)),
  };
}

/** SQLite has no booleans: they are 1 and 0. Anything else that it can't hold is a mistake of ours. */
function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (value === null || typeof value === 'string' || typeof value === 'number') return value;
    if (typeof value === 'bigint' || value instanceof Uint8Array) return value;
    throw new TypeError(`SQLite can't hold a value of type ${typeof value}`);
  });
}
