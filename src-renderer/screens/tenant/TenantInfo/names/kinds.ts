/**
 * What the multi-language dialog can name, by the kind in its address (spec 1§2.1 `/lang/{type}/{targetId}`;
 * decision 12): the tenant itself, or a config record. The tenant's name has calls of its own; a server without them
 * holds it as any other field in several languages (1§7.1 `tenant_info.tenantName`).
 */
import { ApiError } from '#shared/api/api-error.ts';
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

const fields = {
  tenant: { module: 'basicserver', tablefield: 'tenant_info.tenantName' },
  config: { module: 'basicserver', tablefield: 'application_config.config_value' },
} as const;

/** Names, and by which calls they were read: they are saved by the same. */
export interface StoredNames {
  readonly list: LanguageName[];
  readonly calls: 'names' | 'fields';
}

export async function readNames(kind: NameKind, targetId: string, signal: AbortSignal): Promise<StoredNames> {
  const asField = async (): Promise<StoredNames> => ({
    list: await callRead(multilangGet, { ...fields[kind], targetId }, { signal }),
    calls: 'fields',
  });
  if (kind === 'config') return asField();
  try {
    const list = await callRead(queryNamePerLangs, { orgType: 'tenant', targetId }, { signal });
    return { list, calls: 'names' };
  } catch (error) {
    if (isMissingCall(error)) return asField();
    throw error;
  }
}

/** The server does not know the call at all; any other failure is what it is. */
function isMissingCall(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'http' && [404, 405, 501].includes(error.status ?? 0);
}

/** Saves every language's name; one that is taken away is saved as an empty name. */
export function namesChange(
  { kind, targetId, calls }: { kind: NameKind; targetId: string; calls: StoredNames['calls'] },
  before: Names,
  after: Names,
): Change {
  const byName = calls === 'names';
  const inputOf = (names: Names) =>
    byName
      ? { orgType: 'tenant', targetId, orgNameLangs: fromNames(names) }
      : { ...fields[kind], targetId, langs: fromNames(names) };
  const change = {
    title: 'tenantEdit.change.names',
    endpoint: byName ? saveNamePerLangs : multilangSave,
    input: inputOf(after),
    before: inputOf(before),
    touches: [queryNamePerLangs, multilangGet, getTenantInfo, queryTenantTips],
    success: 'tenantEdit.changed',
  } as const;
  const undo = { ...change, input: change.before, before: change.input, success: 'common.undone' };
  return { ...change, undo } as unknown as Change;
}
