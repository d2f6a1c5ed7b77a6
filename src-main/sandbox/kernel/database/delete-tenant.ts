/** Deletes all rows of a tenant, with the sessions of its people (`tables.ts` says to whom rows belong). */
import { sql } from 'kysely';
import type { AnyTable } from './table.ts';
import { allTables, type Store } from './tables.ts';

/** Runs inside the caller's transaction. */
export async function deleteTenantRows(store: Store, tenantKey: string): Promise<void> {
  // Rows refer to each other, so the references are checked at the end.
  await sql`pragma defer_foreign_keys = on`.execute(store);
  // Rows of accounts are deleted first, while the tenant's accounts are still known.
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
