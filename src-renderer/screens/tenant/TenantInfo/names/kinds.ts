/**
 * What the multi-language dialog can name, by the kind in its address (spec 1§2.1 `/lang/{type}/{targetId}`;
 * decision 12): the tenant itself, or a config record.
 */
import type { Endpoint } from '#shared/api/endpoint.ts';
import {
  type LanguageName,
  multilangGet,
  multilangSave,
  type PlatformLanguage,
  queryNamePerLangs,
  saveNamePerLangs,
} from '#shared/api/language-names.ts';
import { getTenantInfo, queryTenantTips } from '#shared/api/tenant.ts';
import { fromNames, type Names } from '#shared/rules/tenant-edit/languages.ts';
import type { Change } from '../../../../data/changes/index.ts';
import { callRead } from '../../../../data/read.ts';

/** The language of the name itself; the others stand beside it. */
export const ownLanguage = 'zh_CN' satisfies PlatformLanguage;

const kinds = ['tenant', 'config'] as const;
export type NameKind = (typeof kinds)[number];

export function kindOf(given: string | undefined): NameKind | null {
  return kinds.find((kind) => kind === given) ?? null;
}

const configField = { module: 'basicserver', tablefield: 'application_config.config_value' } as const;

/** The read behind a kind, for its cache key. */
export function readOf(kind: NameKind): Endpoint {
  return kind === 'tenant' ? queryNamePerLangs : multilangGet;
}

export function readNames(kind: NameKind, targetId: string, signal: AbortSignal): Promise<LanguageName[]> {
  return kind === 'tenant'
    ? callRead(queryNamePerLangs, { orgType: 'tenant', targetId }, { signal })
    : callRead(multilangGet, { ...configField, targetId }, { signal });
}

/** Saves every language's name; one that is taken away is saved as an empty name. */
export function namesChange(kind: NameKind, targetId: string, before: Names, after: Names): Change {
  const inputOf = (names: Names) =>
    kind === 'tenant'
      ? { orgType: 'tenant', targetId, orgNameLangs: fromNames(names) }
      : { ...configField, targetId, langs: fromNames(names) };
  const change = {
    title: 'tenantEdit.change.names',
    endpoint: kind === 'tenant' ? saveNamePerLangs : multilangSave,
    input: inputOf(after),
    before: inputOf(before),
    touches: [queryNamePerLangs, multilangGet, getTenantInfo, queryTenantTips],
    success: 'tenantEdit.changed',
  } as const;
  const undo = { ...change, input: change.before, before: change.input, success: 'common.undone' };
  return { ...change, undo } as unknown as Change;
}
