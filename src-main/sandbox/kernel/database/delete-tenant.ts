/** Throws away everything of a tenant, the sessions of its people included (`tables.ts` says whose rows are). */
import { sql } from 'kysely';
import type { AnyTable } from './table.ts';
import { allTables, type Store } from './tables.ts';

/** Inside the caller's transaction. */
export async function deleteTenantRows(store: Store, tenantKey: string): Promise<void> {
  // Rows refer to each other: the references are checked at the end, not row by row.
  await sql`pragma defer_foreign_keys = on`.execute(store);
  // What is an account's first, while it is known whose accounts are the tenant's.
  for (const name of namesOf('account')) {
    const people = sql`select account from account where tenant_key = ${tenantKey}`;
    await sql`delete from ${sql.table(name)} where account in (${people})`.execute(store);
  }
  for (const name of namesOf('tenant'))
    await sql`delete from ${sql.table(name)} where tenant_key = ${tenantKey}`.execute(store);
}

function namesOf(owner: AnyTable['of']): string[] {
  return allTables().flatMap(([name, table]) => (table.of === owner ? [name] : []));
}
