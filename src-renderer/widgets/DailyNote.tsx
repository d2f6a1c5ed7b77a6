/** On pages with daily decisions: says whether these pass at once on a server where changes need approval. */
import { useText } from '#data/text.ts';
import { useDaily } from '#state/collecting-choice.ts';
import { Notice } from './Notice.tsx';

export function DailyNote() {
  const { t } = useText();
  const daily = useDaily();
  if (!daily) return null;
  return (
    <Notice tone="info" title={t(`changes.daily.${daily.passes ? 'passes' : 'collected'}`)}>
      {t(daily.managed ? 'changes.daily.policy' : 'changes.daily.settings')}
    </Notice>
  );
}
