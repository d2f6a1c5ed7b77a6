/** The name of a theme as a field with names in several languages (2§7; S-12). */
import type { PlatformLanguage } from '#shared/api/language-names/platform-languages.ts';
import type { Names } from '#shared/rules/common/names/languages.ts';
import { themeNameProblem } from '#shared/rules/themes/theme-names.ts';
import type { Store } from '../../kernel/database/tables.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import type { NamedField } from '../../kernel/names/named-field.ts';
import type { ThemeRow } from './stored.ts';
import { changeTheme, findThemeRow } from './theme-store.ts';

const themeNames = 'topic.topicName';
type Whose = Pick<ThemeRow, 'tenant_key' | 'id'>;

export async function themeNameField(
  targetId: string,
  { store, user }: SignedInContext,
): Promise<NamedField | null> {
  const row = await findThemeRow(store, user.tenantKey, targetId);
  if (!row) return null;
  return {
    ownName: row.topic_name,
    check: async (name) => themeNameProblem(name),
    write: (transaction, name) => changeTheme(transaction, row, { topic_name: name.trim() }),
    recordKind: { record: 'themeNames', kind: 'theme' },
    deed: (targetName) => ({ kind: 'themeUpdated', targetId, targetName }),
  };
}

/** Names in the reader's language, by theme; the theme itself has the name in the field's own language. */
export async function namesFor({
  store,
  user,
  language,
}: SignedInContext): Promise<ReadonlyMap<string, string>> {
  const rows = await store
    .selectFrom('language_name')
    .select(['target_id', 'name'])
    .where('tenant_key', '=', user.tenantKey)
    .where('field', '=', themeNames)
    .where('lang', '=', language.replace('-', '_') as PlatformLanguage)
    .execute();
  return new Map(rows.map(({ target_id, name }) => [target_id, name]));
}

/** Names of one theme in every language but the field's own. */
export async function themeNamesOf(store: Store, { tenant_key, id }: Whose): Promise<Names> {
  const rows = await store
    .selectFrom('language_name')
    .select(['lang', 'name'])
    .where('tenant_key', '=', tenant_key)
    .where('field', '=', themeNames)
    .where('target_id', '=', id)
    .execute();
  return Object.fromEntries(rows.map(({ lang, name }) => [lang, name]));
}

export async function keepNames(store: Store, { tenant_key, id }: Whose, names: Names): Promise<void> {
  const at = { tenant_key, field: themeNames, target_id: id };
  const rows = Object.entries(names).map(([lang, name]) => ({ ...at, lang, name }));
  if (rows.length > 0) await store.insertInto('language_name').values(rows).execute();
}

/** Deletes the names of a deleted theme. */
export async function forgetNames(store: Store, { tenant_key, id }: Whose): Promise<void> {
  await store
    .deleteFrom('language_name')
    .where('tenant_key', '=', tenant_key)
    .where('field', '=', themeNames)
    .where('target_id', '=', id)
    .execute();
}
