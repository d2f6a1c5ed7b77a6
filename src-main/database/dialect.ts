/** Kysely's SqliteDialect over Node's own driver, node:sqlite. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { preparedStatement } from './statement-cache.ts';

export function nodeSqliteDialect(database: DatabaseSync): SqliteDialect {
  return new SqliteDialect({ database: asKyselyDatabase(database) });
}

function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => asKyselyStatement(preparedStatement(database, sql)),
  };
}

/** Cache of Kysely's view of each statement: asking SQLite whether a statement returns rows is slow. */
const seen = new WeakMap<StatementSync, SqliteStatement>();

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  const there = seen.get(statement);
  if (there) return there;
  const kyselyStatement: SqliteStatement = {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindable(parameters)),
    run: (parameters) => statement.run(...bindable(parameters)),
    iterate: (parameters) => statement.iterate(...bindable(parameters)),
  };
  seen.set(statement, kyselyStatement);
  return kyselyStatement;
}

/** Booleans become 1 and 0, which SQLite lacks. Throws for any other value that SQLite cannot hold. */
function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (value === null || typeof value === 'string' || typeof value === 'number') return value;
    if (typeof value === 'bigint' || value instanceof Uint8Array) return value;
    throw new TypeError(`SQLite can't hold a value of type ${typeof value}`);
  });
}
