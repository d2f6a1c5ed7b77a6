/** The progress of applying; after a cancellation, the open answers and a button that stops waiting for them. */
import { useText } from '#data/text.ts';
import { objectText } from '#shared/rules/changes/object-name.ts';
import { Button } from '#widgets/Button.tsx';
import { ActivityBar } from '#widgets/ActivityBar.tsx';
import { changeTitleText } from './change-words.ts';
import type { ApplyProgress } from './run.ts';

export function ApplyRun({ run }: { readonly run: ApplyProgress }) {
  const { t } = useText();
  if (!run.stopping)
    return (
      <ActivityBar>
        {t('changes.apply.running', { done: run.done, total: run.total })}
        <Button size="small" onClick={run.cancel}>
          {t('changes.apply.cancel')}
        </Button>
      </ActivityBar>
    );
  const changes = run.unanswered.map((change) =>
    [changeTitleText(change), objectText(change)].filter(Boolean).join(': '),
  );
  return (
    <ActivityBar>
      {changes.length === 0
        ? t('changes.apply.stopping')
        : t('changes.apply.waits', { count: changes.length, changes: changes.join(', ') })}
      <Button size="small" onClick={run.letGo}>
        {t('changes.apply.letGo')}
      </Button>
    </ActivityBar>
  );
}
