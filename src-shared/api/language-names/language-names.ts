/**
 * Names in several languages (spec 1§7.1, 3§3.8 "Language entry"; S-12): `lang/…PerLangs` for the tenant's name,
 * `multilangset/…` for any other field. Fields that the documents leave out follow 3§3.8 and 3§7.4 (`orgType`,
 * `targetId`, `orgNameLangs`).
 */
import * as z from 'zod';
import { flag01, wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { platformLanguages } from './platform-languages.ts';

const lang = z.enum(platformLanguages);

/** The name in one language; an empty name means that there is none. */
export const languageName = z.object({ lang, name: wireText });
export type LanguageName = z.output<typeof languageName>;

/**
 * A language's entry as the platform answers it (3§3.8 "Language entry"): beside the name in the language, the
 * language itself in the reader's words, in its own and in Chinese, and whether it has a name. The documents only name
 * these fields; a server may leave them out.
 */
export const languageEntry = languageName.extend({
  transName: wireText.optional(),
  checked: flag01.optional(),
  ori: wireText.optional(),
  cn: wireText.optional(),
});
export type LanguageEntry = z.output<typeof languageEntry>;

/** The owner of the names: a tenant, by its key. */
const owner = { orgType: z.literal('tenant'), targetId: z.string().min(1) };

/** A tenant's names in all languages. */
export const queryNamePerLangs = get('languageNames.tenant', '/api/bs/basicserver/lang/queryNamePerLangs', {
  given: '1§7.1; 3§3.8; S-12',
  request: owner,
  response: z.array(languageEntry),
  example: { orgType: 'tenant', targetId: 'T2308147' },
});

/** Saves a tenant's names in all languages. */
export const saveNamePerLangs = post(
  'languageNames.saveTenant',
  '/api/bs/basicserver/lang/saveNamePerLangs',
  {
    given: '1§7.1; 3§3.8; S-12',
    request: { ...owner, orgNameLangs: z.array(languageName) },
    example: { orgType: 'tenant', targetId: 'T2308147', orgNameLangs: [] },
  },
);

/** Fields with names in several languages, as `table.column`. */
export const multilangFields = [
  'tenant_info.tenantName',
  'application_config.config_value',
  'app_menu.menuname',
  'backstage_menu.custom_name',
  'topic.topicName',
] as const;

const field = {
  module: z.string().min(1),
  targetId: z.string().min(1),
  tablefield: z.enum(multilangFields),
};

const exampleField = {
  module: 'basicserver',
  targetId: 'T2308147',
  tablefield: 'tenant_info.tenantName',
} as const;

/** The names of any other field in all languages. */
export const multilangGet = get('languageNames.get', '/api/bs/basicserver/multilangset/getdata', {
  given: '1§7.1; 2§7; 3§7.6',
  request: field,
  response: z.array(languageEntry),
  example: exampleField,
});

/** Saves the names of any other field in all languages. */
export const multilangSave = post('languageNames.save', '/api/bs/basicserver/multilangset/savedata', {
  given: '1§7.1; 2§7; 3§7.6',
  /** The documents do not show the field for the names; `langs` is chosen. */
  request: { ...field, langs: z.array(languageName) },
  example: { ...exampleField, langs: [] },
});

/** The field with the names of all applications. */
export const applicationNames = { module: 'appmgmt', tablefield: 'app_menu.menuname' } as const;

/** The field with the names of a theme. */
export const themeNames = { module: 'basicserver', tablefield: 'topic.topicName' } as const;

/** The names of all records with this field: of all applications of the tenant. */
export const multilangList = get('languageNames.list', '/api/bs/basicserver/multilangset/getlist', {
  chosen: '1§7.1; 3§7.6; S-6',
  request: { module: z.string().min(1), tablefield: z.enum(['app_menu.menuname']) },
  response: z.array(z.object({ targetId: wireId, langs: z.array(languageEntry) })),
  example: applicationNames,
});
