/** The name of an application as a field with names in several languages (S-12). */
import { multilangName } from '#shared/rules/common/applications/app-name.ts';
import type { Row } from '../../kernel/crud/rules.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { appBodyOf } from '../../kernel/modules/body.ts';
import type { NamedField } from '../../kernel/names/named-field.ts';

/** The name in the field's own language. */
export function ownAppName(row: Row<'app_menu'>): string {
  const { info } = appBodyOf(row);
  const given = row.kind === 'custom' ? (info?.sysMenus.menuname ?? '') : '';
  return given === '' ? row.chinese_name : given;
}

export async function appNameField(
  targetId: string,
  { store, user }: SignedInContext,
): Promise<NamedField | null> {
  const row = await store
    .selectFrom('app_menu')
    .selectAll()
    .where('tenant_key', '=', user.tenantKey)
    .where('id', '=', targetId)
    .where('owner', '=', '')
    .executeTakeFirst();
  if (!row) return null;
  const body = appBodyOf(row);
  const { info } = body;
  const ownName = ownAppName(row);
  return {
    ownName,
    check: async (name) => multilangName(name),
    async write(transaction, name) {
      const named = info && { ...body, info: { ...info, sysMenus: { ...info.sysMenus, menuname: name } } };
      await transaction
        .updateTable('app_menu')
        .set({ chinese_name: name, ...(named ? { body: JSON.stringify(named) } : {}) })
        .where('tenant_key', '=', user.tenantKey)
        .where('id', '=', targetId)
        .execute();
    },
    recordKind: { record: 'appNames', kind: 'application' },
    deed: (targetName) => ({ kind: 'appUpdated', targetId, targetName }),
  };
}
