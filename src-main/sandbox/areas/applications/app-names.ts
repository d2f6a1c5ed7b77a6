import type { LanguageName, multilangFields } from '#shared/api/language-names/language-names.ts';
import { platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { ownLanguage } from '#shared/rules/common/names/languages.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { ownAppName } from './name-field.ts';

const field = 'app_menu.menuname' satisfies (typeof multilangFields)[number];

export async function storedAppNames({ store, user }: SignedInContext) {
  const apps = await store
    .selectFrom('app_menu')
    .selectAll()
    .where('tenant_key', '=', user.tenantKey)
    .where('owner', '=', '')
    .orderBy('id')
    .execute();
  const stored = await store
    .selectFrom('language_name')
    .select(['target_id', 'lang', 'name'])
    .where('tenant_key', '=', user.tenantKey)
    .where('field', '=', field)
    .execute();
  const others = Map.groupBy(stored, ({ target_id }) => target_id);
  return apps.map((row) => {
    const names = new Map(others.get(row.id)?.map(({ lang, name }) => [lang, name]));
    const langs = platformLanguages.flatMap((lang): LanguageName[] => {
      const name = lang === ownLanguage ? ownAppName(row) : (names.get(lang) ?? '');
      return name === '' ? [] : [{ lang, name }];
    });
    return { targetId: row.id, langs };
  });
}
