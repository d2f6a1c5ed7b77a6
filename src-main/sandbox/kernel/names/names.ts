import type {
  LanguageEntry,
  LanguageName,
  multilangFields,
} from '#shared/api/language-names/language-names.ts';
import { platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { checkNames, languageEntryOf, ownLanguage, toNames } from '#shared/rules/common/names/languages.ts';
import type { SignedInContext } from '../http/context.ts';
import { type Refusal, refuse } from '../http/implement.ts';
import { refuseWithMessage } from '../message-text.ts';
import { messagesIn } from '../messages.ts';
import { type Deed, record } from '../operation-log/record.ts';
import { findField } from './named-field.ts';

export interface NameTarget {
  readonly field: (typeof multilangFields)[number];
  readonly targetId: string;
}

/** Returns the languages that have a name. */
export async function readStoredNames(
  target: NameTarget,
  context: SignedInContext,
): Promise<LanguageEntry[] | Refusal> {
  const field = await findField(target.field, target.targetId, context);
  if (!field) return noSuch(target, context);
  const stored = await storedNames(target, context);
  return platformLanguages.flatMap((lang) => {
    const name = lang === ownLanguage ? field.ownName : (stored.get(lang) ?? '');
    return name === '' ? [] : [languageEntryOf({ lang, name }, context.language)];
  });
}

/** Languages that are not given stay; an empty name deletes a language, but never the field's own. */
export async function saveNames(
  target: NameTarget,
  list: readonly LanguageName[],
  context: SignedInContext,
): Promise<null | Refusal> {
  const { store, user, language } = context;
  const field = await findField(target.field, target.targetId, context);
  if (!field) return noSuch(target, context);
  const nameFields = Object.fromEntries(
    Object.entries(toNames(list)).map(([lang, name]) => [lang, name.trim()]),
  ) as ReturnType<typeof toNames>;
  const names = { [ownLanguage]: field.ownName, ...nameFields };
  const stored = await storedNames(target, context);
  // Only a tenant's name has a limited length; a config has none.
  const isName = target.field === 'tenant_info.tenantName';
  const problems = field.optional
    ? {}
    : checkNames(
        isName ? names : { [ownLanguage]: names[ownLanguage].slice(0, 1) },
        ownLanguage,
        Object.fromEntries(stored),
      );
  const first = platformLanguages.map((lang) => problems[lang]).find((problem) => problem !== undefined);
  if (first) return refuseWithMessage(language, first);
  const ownName = names[ownLanguage];
  const problem = ownName === field.ownName ? null : await field.check(ownName);
  if (problem) return refuseWithMessage(language, problem);

  const before = (lang: string) => (lang === ownLanguage ? field.ownName : (stored.get(lang) ?? ''));
  const changed = Object.entries(nameFields).filter(([lang, name]) => name !== before(lang));
  if (changed.length === 0) return null;
  const at = { tenant_key: user.tenantKey, field: target.field, target_id: target.targetId };
  await store.transaction().execute(async (transaction) => {
    for (const [lang, name] of changed) {
      if (lang === ownLanguage) await field.write(transaction, name);
      else if (name === '') {
        await transaction
          .deleteFrom('language_name')
          .where((eb) => eb.and({ ...at, lang }))
          .execute();
      } else {
        await transaction
          .insertInto('language_name')
          .values({ ...at, lang, name })
          .onConflict((conflict) =>
            conflict.columns(['tenant_key', 'field', 'target_id', 'lang']).doUpdateSet({ name }),
          )
          .execute();
      }
    }
    const ofTenant: Deed = {
      kind: 'namesSaved',
      targetId: target.targetId,
      targetName: isName ? ownName : user.tenantName,
      ...(isName ? {} : { detail: changed.map(([lang]) => lang).join(',') }),
    };
    const fields = changed.map(([lang, name]) => ({
      field: lang === ownLanguage ? 'name' : lang,
      from: before(lang),
      to: name,
    }));
    const values = field.recordKind && {
      record: field.recordKind.record,
      at: { kind: field.recordKind.kind },
      fields: changed.map(([name, to]) => ({ name, from: before(name), to })),
    };
    // A config record may hold a page of text in each language, which the log only names.
    const deed = field.deed?.(ownName) ?? ofTenant;
    await record(transaction, context, {
      ...deed,
      ...(field.deed || isName ? { changed: fields } : {}),
      ...(values && { values }),
    });
  });
  return null;
}

async function storedNames({ field, targetId }: NameTarget, { store, user }: SignedInContext) {
  const rows = await store
    .selectFrom('language_name')
    .select(['lang', 'name'])
    .where('tenant_key', '=', user.tenantKey)
    .where('field', '=', field)
    .where('target_id', '=', targetId)
    .execute();
  return new Map(rows.map(({ lang, name }) => [lang, name]));
}

function noSuch({ field }: NameTarget, { language }: SignedInContext): Refusal {
  const messages = messagesIn(language);
  return field === 'tenant_info.tenantName'
    ? refuse(messages.noPermission, 401)
    : refuse(messages.noSuchConfig);
}
