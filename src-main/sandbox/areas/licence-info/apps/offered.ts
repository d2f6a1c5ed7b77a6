/** The platform's applications that a tenant has, in the platform's order. */
import type { Store } from '../../../kernel/database/tables.ts';
import type { DefaultApp, DefaultApps } from '../../../kernel/modules/offers.ts';

export async function offeredTo(store: Store, tenantKey: string): Promise<DefaultApps> {
  const rows = await store
    .selectFrom('application')
    .select(['module_str', 'chinese_name', 'english_name'])
    .where('tenant_key', '=', tenantKey)
    .orderBy('position')
    .execute();
  const [first, ...others] = rows.map(
    (row): DefaultApp => [row.module_str, row.chinese_name, row.english_name],
  );
  if (!first) throw new Error(`${tenantKey} has no applications`);
  return [first, ...others];
}
