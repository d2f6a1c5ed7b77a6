/** What the multi-language dialog can name, by the kind in its address (spec 1§2.1 `/lang/{type}/{targetId}`). */
import type { PlatformLanguage } from '#shared/api/language-names/language-names.ts';
import {
  contentRecord,
  type NameKind,
  nameKinds,
  tenantNamesRecord,
} from '#shared/rules/records/names-record.ts';

/** The language of the name itself; the others stand beside it. */
export const ownLanguage = 'zh_CN' satisfies PlatformLanguage;

export function kindOf(given: string | undefined): NameKind | null {
  return nameKinds.find((kind) => kind === given) ?? null;
}

export function recordOf(kind: NameKind) {
  return kind === 'tenant' ? tenantNamesRecord : contentRecord;
}
