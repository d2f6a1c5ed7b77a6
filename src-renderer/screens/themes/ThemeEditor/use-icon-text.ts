/**
 * The text that a new icon of a phone begins with. Everybody reads it as it is stored, so that it is in the language of
 * the tenant and not in that of whoever makes the theme.
 */
import { useQuery } from '@tanstack/react-query';
import { loadTranslator, useText } from '#data/text.ts';
import type { IconName } from '#shared/rules/themes/fields/mobile-icons.ts';
import type { Language } from '#shared/text/types.ts';
import { useSession } from '#state/session.ts';

export type IconText = (name: IconName) => string;

/** No call tells a tenant's language: a name in Chinese does; with any other name it is the reader's. */
export function languageOfTenant(tenantName: string, readers: Language): Language {
  return /\p{Script=Han}/u.test(tenantName) ? 'zh-CN' : readers;
}

/** Null while the texts of another language than the reader's are loaded. */
export function useIconText(): IconText | null {
  const { t, language } = useText();
  const session = useSession();
  const tenantName = session.status === 'signedIn' ? session.facts.tenant.tenantName : '';
  const wanted = languageOfTenant(tenantName, language);
  const { data, error } = useQuery({
    queryKey: ['texts', wanted],
    enabled: wanted !== language,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => loadTranslator(wanted),
  });
  if (wanted !== language && data === undefined && !error) return null;
  const translate = data && wanted !== language ? data : t;
  return (name) => translate(`themeFields.icons.${name}`);
}
