/**
 * Names of one thing in the platform's languages (spec 1§2.1 `/lang/{type}/{targetId}`; S-12): the tenant, a config
 * record, an application, a menu of the admin centre, a theme. The tenant's name has calls of its own; a server without
 * them stores it like any other multi-language field (1§7.1 `tenant_info.tenantName`).
 */
import * as z from 'zod';
import { ApiError } from '../../api/api-error.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import {
  multilangGet,
  multilangList,
  multilangSave,
  queryNamePerLangs,
  saveNamePerLangs,
  themeNames,
} from '../../api/language-names/language-names.ts';
import { type PlatformLanguage, platformLanguages } from '../../api/language-names/platform-languages.ts';
import { getTeamsTipsInfo } from '../../api/tenant/changes.ts';
import { getTenantInfo, queryTenantTips } from '../../api/tenant/tenant.ts';
import type { FieldProblem } from '../common/fields/check-fields.ts';
import { checkPlainText } from '../common/fields/plain-text.ts';
import { fromNames, languageFacts, type Names, nameLength, toNames } from '../common/names/languages.ts';
import type { Ask, RecordKind } from '../common/record/record.ts';

export const nameKinds = ['tenant', 'config', 'application', 'backMenu', 'theme'] as const;
export type NameKind = (typeof nameKinds)[number];
/** The calls that read and save the names; '' before a read has shown them. */
const calls = ['', 'names', 'fields'] as const;

const locator = z.strictObject({ kind: z.enum(nameKinds), targetId: z.string().min(1) });
export type NamesLocator = z.output<typeof locator>;
/** A name for every language, '' for none; and the calls that read them. */
export type NamesValues = Readonly<Record<PlatformLanguage, string>> & {
  readonly calls: (typeof calls)[number];
};

const fields = {
  tenant: { module: 'basicserver', tablefield: 'tenant_info.tenantName' },
  config: { module: 'basicserver', tablefield: 'application_config.config_value' },
  application: { module: 'appmgmt', tablefield: 'app_menu.menuname' },
  backMenu: { module: 'basicserver', tablefield: 'backstage_menu.custom_name' },
  theme: themeNames,
} as const;

export const tenantNamesRecord = namesRecord('languageNames', { most: nameLength.most });
export const contentRecord = namesRecord('languageContents', { html: platformLanguages });

interface Holding {
  readonly html?: readonly PlatformLanguage[];
  /** Most characters of a name, for names that are not rich text. */
  readonly most?: number;
}

export function namesRecord(
  id: string,
  { html = [], most = Number.POSITIVE_INFINITY }: Holding,
  shown: readonly Endpoint[] = [getTenantInfo, queryTenantTips, getTeamsTipsInfo],
): RecordKind<NamesLocator, NamesValues> {
  return {
    id,
    locator,
    html,
    along: ['calls'],
    // wall: written-names-seen
    rules: (names) => nameProblems(names, html, most),
    touches: [queryNamePerLangs, multilangGet, multilangList, ...shown],
    title: () => 'tenantEdit.change.names',
    label: (name, language) => ({
      text: name === 'calls' ? name : languageFacts[name].names[language],
    }),
    read: readNames,
    write({ kind, targetId }, after) {
      const langs = fromNames(after);
      return after.calls === 'names'
        ? { endpoint: saveNamePerLangs, input: { orgType: 'tenant', targetId, orgNameLangs: langs } }
        : { endpoint: multilangSave, input: { ...fields[kind], targetId, langs } };
    },
  };
}

/** Checks only the names that are present: a change has only the edited languages. */
function nameProblems(
  names: Readonly<Record<string, unknown>>,
  html: readonly string[],
  most: number,
): FieldProblem[] {
  return Object.entries(names).flatMap(([name, given]) => {
    if (html.includes(name) || typeof given !== 'string') return [];
    const message = checkPlainText(given.trim(), most);
    return message ? [{ name, message }] : [];
  });
}

async function readNames(ask: Ask, { kind, targetId }: NamesLocator): Promise<NamesValues> {
  const asField = async () =>
    valuesOf(toNames(await ask(multilangGet, { ...fields[kind], targetId })), 'fields');
  if (kind !== 'tenant') return asField();
  try {
    return valuesOf(toNames(await ask(queryNamePerLangs, { orgType: 'tenant', targetId })), 'names');
  } catch (error) {
    if (isMissingCall(error)) return asField();
    throw error;
  }
}

function valuesOf(names: Names, by: NamesValues['calls']): NamesValues {
  const all = Object.fromEntries(platformLanguages.map((lang) => [lang, names[lang] ?? '']));
  return { ...(all as Record<PlatformLanguage, string>), calls: by };
}

/** Whether the server lacks the call; any other failure is thrown on. */
function isMissingCall(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'http' && [404, 405, 501].includes(error.status);
}
