/** The progress of work that takes longer than a second, with *Cancel*; shorter work shows nothing. */

import { useEffect, useState } from 'react';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { ActivityBar } from '#widgets/ActivityBar.tsx';
import type { TaskStage } from './use-task.ts';

/** Milliseconds before the progress appears. */
const patience = 1000;

export function TaskProgress({
  stage,
  onCancel,
}: {
  readonly stage: TaskStage;
  readonly onCancel: () => void;
}) {
  const { t } = useText();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <ActivityBar>
      <span>{t(`licence.screen.stage.${stage}`)}…</span>
      <Button size="small" onClick={onCancel}>
        {t('licence.screen.action.cancel')}
      </Button>
    </ActivityBar>
  );
}
