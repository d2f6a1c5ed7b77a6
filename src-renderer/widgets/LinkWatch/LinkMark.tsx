/** A mark beside an application whose address did not answer as it should; nothing for one that did. */
import { useText } from '#data/text.ts';
import type { LinkResult, LinkVerdict } from '#shared/rules/link-check/link-watch.ts';
import { Badge } from '../Badge.tsx';
import type { StatusTone } from '../StatusDot.tsx';

const tones: Readonly<Record<LinkVerdict, StatusTone>> = {
  fine: 'success',
  changed: 'warning',
  unreachable: 'warning',
  dead: 'danger',
};

export function LinkMark({ last }: { readonly last: LinkResult | null }) {
  const { t } = useText();
  if (last === null || last.verdict === 'fine') return null;
  return <Badge tone={tones[last.verdict]}>{t(`linkWatch.mark.${last.verdict}`)}</Badge>;
}
