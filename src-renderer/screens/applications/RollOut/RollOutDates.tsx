/** The coming steps of a roll-out on an application's card, and a warning where an earlier one was not done. */
import { useText } from '#data/text.ts';
import type { ScheduledJob } from '#shared/bridge/jobs.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { isPlanned } from './roll-out-jobs.ts';

interface RollOutDatesProps {
  readonly steps: readonly ScheduledJob[];
  readonly onOpen: () => void;
}

export function RollOutDates({ steps, onOpen }: RollOutDatesProps) {
  const { t, formatTime } = useText();
  const undone = steps.filter(({ last }) => last !== null && last.result !== 'done');
  const planned = steps.filter(isPlanned);
  const told = planned.length > 0 ? planned : undone;
  if (told.length === 0) return null;
  return (
    <div className={layout.above}>
      {told.map((step) => (
        <p
          key={step.id}
          className={isPlanned(step) ? ink.small : `${ink.small} ${ink.toned}`}
          data-tone={isPlanned(step) ? undefined : 'warning'}
        >
          {t(isPlanned(step) ? 'appRollOut.onCard' : 'appRollOut.undoneOnCard', {
            step: step.name,
            time: 'at' in step.when ? formatTime(Date.parse(step.when.at)) : '',
          })}
        </p>
      ))}
      <Button size="small" look="quiet" onClick={onOpen}>
        {t('appRollOut.open')}
      </Button>
    </div>
  );
}
