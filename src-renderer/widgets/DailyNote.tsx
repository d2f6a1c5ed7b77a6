/** Where daily decisions are made: whether they pass at once on a server on which somebody approves changes. */
import { useText } from '#data/text.ts';
import { useDaily } from '#state/collecting.ts';
import { Notice } from './Notice.tsx';

/** `collects`: those of the page can wait in the tray. */
export function DailyNote({ collects = false }: { readonly collects?: boolean }) {
  const { t } = useText();
  const daily = useDaily();
  if (!daily) return null;
  const what = daily.passes ? 'passes' : collects ? 'collected' : 'waits';
  return (
    <Notice tone={what === 'waits' ? 'locked' : 'info'} title={t(`changes.daily.${what}`)}>
      {t(daily.managed ? 'changes.daily.policy' : 'changes.daily.settings')}
    </Notice>
  );
}
