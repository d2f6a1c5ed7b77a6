/** Rows of applications that the team or a person makes, changes and removes (spec 3§5.1). */
import type { AppRow } from '../../kernel/modules/app.ts';
import type { AppContext } from '../../kernel/modules/module-scope.ts';

type Here = Pick<AppContext, 'store' | 'user'>;

export async function insertApp(row: AppRow, { store }: Pick<Here, 'store'>): Promise<void> {
  await store.insertInto('app_menu').values(row).execute();
}

export async function updateAppType(id: string, type: string, { store, user }: Here): Promise<void> {
  await store
    .updateTable('app_menu')
    .set({ application_type: type })
    .where('tenant_key', '=', user.tenantKey)
    .where('id', '=', id)
    .execute();
}

export async function deleteApp(id: string, { store, user }: Here): Promise<void> {
  const tenant = user.tenantKey;
  await store.deleteFrom('app_menu').where('tenant_key', '=', tenant).where('id', '=', id).execute();
  await store.deleteFrom('app_setting').where('tenant_key', '=', tenant).where('app_id', '=', id).execute();
  await store
    .deleteFrom('language_name')
    .where('tenant_key', '=', tenant)
    .where('field', '=', 'app_menu.menuname')
    .where('target_id', '=', id)
    .execute();
}
