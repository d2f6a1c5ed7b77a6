/**
 * A field with names in several languages (spec 1§7.1; S-12). Its own language is the platform's Chinese: that name
 * is the field's value itself; names in other languages are stored beside it.
 */
import type { LanguageName, multilangFields } from '#shared/api/language-names/language-names.ts';
import type { Message } from '#shared/text/message.ts';
import type { Store } from '../database/tables.ts';
import type { SignedInContext } from '../http/context.ts';
import type { Deed } from '../operation-log/record.ts';
import { question } from '../question.ts';

export interface NamedField {
  /** The name in the field's own language. */
  readonly ownName: string;
  /** Whether the own name may be empty. */
  readonly optional?: true;
  /** Returns the fault of a new own name, or null. */
  check(name: string): Promise<Message | null>;
  write(store: Store, name: string): Promise<void>;
  /** The kind of record by which these names are changed, and its word for what they name. */
  readonly recordKind?: { readonly record: string; readonly kind: string };
  /** The log entry of a change, without its fields; by default one about the tenant's names. */
  readonly deed?: (own: string) => Deed;
}

type FieldName = (typeof multilangFields)[number];
const ofArea = (about: string) =>
  question<[targetId: string, context: SignedInContext], NamedField | null>(about);

/** The fields of areas, by their names on the wire. */
export const namedFields = {
  'tenant_info.tenantName': ofArea('the name of a tenant'),
  'app_menu.menuname': ofArea('the name of an application'),
  'backstage_menu.custom_name': ofArea('the name of a back-stage menu'),
  'topic.topicName': ofArea('the name of a theme'),
} satisfies Partial<Record<FieldName, unknown>>;

/** The names of all applications of the tenant, in every language that has one. */
export const appNamesInLanguages = question<
  [context: SignedInContext],
  { targetId: string; langs: LanguageName[] }[]
>('the names of all applications');

/** Returns a field of this tenant; null where the object does not exist. A field of no area is a config record. */
export async function findField(
  field: FieldName,
  targetId: string,
  context: SignedInContext,
): Promise<NamedField | null> {
  return isOfArea(field) ? namedFields[field](targetId, context) : configField(targetId, context);
}

function isOfArea(field: FieldName): field is keyof typeof namedFields {
  return Object.hasOwn(namedFields, field);
}

async function configField(targetId: string, { store, user }: SignedInContext): Promise<NamedField | null> {
  const config = await store
    .selectFrom('tenant_config')
    .select('config_value')
    .where('id', '=', targetId)
    .where('tenant_key', '=', user.tenantKey)
    .executeTakeFirst();
  if (!config) return null;
  return {
    ownName: config.config_value,
    check: async () => null,
    async write(transaction, name) {
      await transaction
        .updateTable('tenant_config')
        .set({ config_value: name })
        .where('id', '=', targetId)
        .where('tenant_key', '=', user.tenantKey)
        .execute();
    },
  };
}
