/** All that a sandbox's file holds, to be compared before and after. */
import { DatabaseSync } from 'node:sqlite';

/**
 * Tables and columns that record changes: who made a record or changed it last, and when. A deleted record is made
 * again by somebody else.
 */
const telling = /log$|^idempotency|^session/;
const stamped = /^(creat|updat|modif)/;

/** Every row of every table, but what tells of changes. */
export function tablesOf(file: string): Record<string, unknown[]> {
  const database = new DatabaseSync(file, { readOnly: true });
  const names = database.prepare("select name from sqlite_master where type = 'table' order by name").all();
  const held = names.flatMap(({ name }) => {
    if (telling.test(String(name)) || String(name).startsWith('sqlite_')) return [];
    const rows = database.prepare(`select * from "${name}"`).all();
    const own = rows.map((row) =>
      JSON.stringify(Object.entries(row).filter(([column]) => !stamped.test(column))),
    );
    return [[String(name), own.sort()] as const];
  });
  database.close();
  return Object.fromEntries(held);
}
