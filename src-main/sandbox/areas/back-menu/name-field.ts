/** The custom name of a menu as a field with names in several languages (S-12; BMENU-019 to 023, 065). */
import { checkPlainText } from '#shared/rules/common/fields/plain-text.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import type { NamedField } from '../../kernel/names/named-field.ts';
import { organisationFor } from '../../kernel/people/organisation.ts';
import { menuDepartmentOf } from './back-menu-scope.ts';
import { inTable } from './rows.ts';

/** Characters that the platform keeps; the documents give no limit. */
const longest = 200;

export async function backMenuNameField(
  targetId: string,
  context: SignedInContext,
): Promise<NamedField | null> {
  const { store, user } = context;
  const row = await store
    .selectFrom('back_menu')
    .selectAll()
    .where('tenant_key', '=', user.tenantKey)
    .where('id', '=', targetId)
    .executeTakeFirst();
  if (!row) return null;
  const { id: deptId } = menuDepartmentOf(row.dept_id, await organisationFor(context));
  return {
    ownName: row.custom_name,
    optional: true,
    check: async (name) => checkPlainText(name, longest),
    async write(transaction, name) {
      await inTable(targetId, { ...context, store: transaction })
        .set({ custom_name: name })
        .execute();
    },
    recordKind: { record: 'backMenuNames', kind: 'backMenu' },
    deed: (targetName) => ({ kind: 'menuUpdated', targetId, targetName, deptId }),
  };
}
