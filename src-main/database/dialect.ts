/** Kysely over node:sqlite: what Kysely's SqliteDialect asks of a database, answered by Node's own driver. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { prepared } from './prepared.ts';

export function nodeSqliteDialect(database: DatabaseSync): SqliteDialect {
  return new SqliteDialect({ database: asKyselyDatabase(database) });
}

function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => asKyselyStatement(prepared(database, sql)),
  };
}

/** As Kysely sees them: whether it reads is dear to ask. */
const seen = new WeakMap<StatementSync, SqliteStatement>();

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  const there = seen.get(statement);
  if (there) return there;
  const made: SqliteStatement = {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindable(parameters)),
    run: (parameters) => statement.run(...bindable(parameters)),
    iterate: (parameters) => statement.iterate(...bindable(parameters)),
  };
  seen.set(statement, made);
  return made;
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
