/** Why somebody sees an application or does not, in a sentence. */
import type { queryShareAudience } from '#shared/api/applications/shares.ts';
import type { Output } from '#shared/api/endpoint.ts';
import { type Share, targetKey } from '#shared/rules/shares/share.ts';
import { fromWire } from '#shared/rules/shares/wire-shares.ts';
import type { Translate } from '#data/text.ts';

export type Reached = Output<typeof queryShareAudience>['result'][number];

export function reasonText(
  { why, by }: Reached['reason'],
  nameOf: (share: Pick<Share, 'kind' | 'id'>) => { readonly name: string },
  t: Translate,
): string {
  const [share] = by ? fromWire([by]) : [];
  if (!share || why === 'open' || why === 'unnamed')
    return t(`appAudience.${why === 'open' ? 'open' : 'unnamed'}`);
  return t(`appAudience.${why}${share.below ? 'Below' : ''}`, { by: nameOf(share).name });
}

/** What the answer depends on. */
export function sharesKey(shares: readonly Share[]): string {
  return shares.map((share) => `${targetKey(share)} ${share.exclude} ${share.below}`).join('\n');
}
