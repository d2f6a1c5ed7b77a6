/** A process that dies in the instant in which it makes a database. Argument: the file. */
import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../../../src-main/database/open.ts';

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function dying(sql) {
  if (!sql.includes('journal_mode')) return exec.call(this, sql);
  process.kill(process.pid, 'SIGKILL');
  // The signal takes a moment.
  for (;;);
};
await openDatabase(process.argv[2] ?? '', ['create table kept (n integer)'], 0);
