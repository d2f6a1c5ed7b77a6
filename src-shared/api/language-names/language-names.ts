/**
 * Names in several languages (spec 1§7.1, 3§3.8 "Language entry"; decision 12): `lang/…PerLangs` for the
 * tenant's name, `multilangset/…` for any other field. The fields that the documents leave out are those of
 * 3§3.8 and 3§7.4 (`orgType`, `targetId`, `orgNameLangs`).
 */
import * as z from 'zod';
import { platformLanguages } from '../../rules/constants.ts';
import { wireText } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';

export { type PlatformLanguage, platformLanguages } from '../../rules/constants.ts';

const lang = z.enum(platformLanguages);

/** One language's name; an empty name means that the language has none. */
export const languageName = z.object({ lang, name: wireText });
export type LanguageName = z.output<typeof languageName>;

/** Whose name: a tenant's, named by its key. */
const owner = { orgType: z.literal('tenant'), targetId: z.string().min(1) };

/** A tenant's names in all languages. */
export const queryNamePerLangs = endpoint({
  id: 'languageNames.tenant',
  method: 'GET',
  path: '/api/bs/basicserver/lang/queryNamePerLangs',
  origin: 'given',
  encoding: 'query',
  effect: 'read',
  envelope: 'code',
  request: z.strictObject(owner),
  response: z.array(languageName),
  source: '1§7.1; 3§3.8; decision 12',
});

/** Saves a tenant's names in all languages. */
export const saveNamePerLangs = endpoint({
  id: 'languageNames.saveTenant',
  method: 'POST',
  path: '/api/bs/basicserver/lang/saveNamePerLangs',
  origin: 'given',
  encoding: 'json',
  effect: 'write',
  envelope: 'code',
  request: z.strictObject({ ...owner, orgNameLangs: z.array(languageName) }),
  response: z.unknown(),
  source: '1§7.1; 3§3.8; decision 12',
});

/** The fields that carry names in several languages, as `table.column`. */
export const multilangFields = ['tenant_info.tenantName', 'application_config.config_value'] as const;

const field = {
  module: z.string().min(1),
  targetId: z.string().min(1),
  tablefield: z.enum(multilangFields),
};

/** Another field's names in all languages. */
export const multilangGet = endpoint({
  id: 'languageNames.get',
  method: 'GET',
  path: '/api/bs/basicserver/multilangset/getdata',
  origin: 'given',
  encoding: 'query',
  effect: 'read',
  envelope: 'code',
  request: z.strictObject(field),
  response: z.array(languageName),
  source: '1§7.1; 2§7; 3§7.6',
});

/** Saves another field's names in all languages. */
export const multilangSave = endpoint({
  id: 'languageNames.save',
  method: 'POST',
  path: '/api/bs/basicserver/multilangset/savedata',
  origin: 'given',
  encoding: 'json',
  effect: 'write',
  envelope: 'code',
  /** The names' own field is not shown; `langs` is ours. */
  request: z.strictObject({ ...field, langs: z.array(languageName) }),
  response: z.unknown(),
  source: '1§7.1; 2§7; 3§7.6',
});
