/** The custom name of a menu as a field with names in several languages (S-12; BMENU-019 to 023, 065). */
import { checkPlainText } from '#shared/rules/common/fields/plain-text.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import type { NamedField } from '../../kernel/names/named-field.ts';
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
  return {
    ownName: row.custom_name,
    optional: true,
    check: async (name) => checkPlainText(name, longest),
    async write(transaction, name) {
      await inTable(targetId, { ...context, store: transaction })
        .set({ custom_name: name })
        .execute();
    },
    deed: (targetName) => ({ kind: 'menuUpdated', targetId, targetName }),
  };
}
