/** A sentence that explains why a person sees a shared object or not. */
import type { Translate } from '#data/text.ts';
import type { AudienceReason } from '#shared/rules/common/shares/audience.ts';
import type { Share } from '#shared/rules/common/shares/share.ts';

export function shareReasonText(
  { why, by }: Pick<AudienceReason, 'why' | 'by'>,
  nameOf: (share: Pick<Share, 'kind' | 'id'>) => { readonly name: string },
  t: Translate,
): string {
  if (!by || why === 'open' || why === 'unnamed')
    return t(`appAudience.${why === 'open' ? 'open' : 'unnamed'}`);
  const { name } = nameOf(by);
  if (why === 'unknown') return t('appAudience.unknown', { by: name });
  return t(`appAudience.${why}${by.below ? 'Below' : ''}`, { by: name });
}
