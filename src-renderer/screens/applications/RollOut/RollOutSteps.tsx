/** The scheduled steps of one application's roll-out, with what came of them; each can be cancelled. */
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import type { ScheduledJob } from '#shared/bridge/jobs.ts';
import { Badge } from '#widgets/Badge.tsx';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { notifyFailure } from '#widgets/notify.tsx';
import { isPlanned } from './roll-out-jobs.ts';

interface RollOutStepsProps {
  readonly steps: readonly ScheduledJob[];
  readonly onRemoved: () => Promise<unknown>;
}

export function RollOutSteps({ steps, onRemoved }: RollOutStepsProps) {
  const { t, formatTime } = useText();
  const remove = async (these: readonly ScheduledJob[]) => {
    const yes = await confirm({
      title: t('appRollOut.cancelQuestion', { count: these.length }),
      text: these.map(({ name }) => name).join(t('common.form.separator')),
      action: t('appRollOut.cancelSteps', { count: these.length }),
      keep: t('appRollOut.keepSteps'),
      here: true,
    });
    if (!yes) return;
    for (const { id } of these) await bridge.jobs.remove({ id });
    await onRemoved();
  };
  const planned = steps.filter(isPlanned);
  return (
    <>
      <ul className={lines.framed} aria-label={t('appRollOut.steps')}>
        {steps.map((step) => (
          <li key={step.id}>
            <div className={`${layout.spread} ${layout.line}`}>
              <span>
                <span className={layout.inline}>
                  <bdi>{step.name}</bdi>
                  {step.last && (
                    <Badge tone={step.last.result === 'done' ? 'success' : 'warning'}>
                      {t(`changes.jobs.result.${step.last.result}`)}
                    </Badge>
                  )}
                </span>
                <span className={ink.under}>
                  {'at' in step.when ? formatTime(Date.parse(step.when.at)) : ''}
                </span>
                {step.last && step.last.message !== '' && (
                  <span className={ink.under}>
                    <bdi>{step.last.message}</bdi>
                  </span>
                )}
              </span>
              <Button
                size="small"
                look="quiet"
                aria-label={t(isPlanned(step) ? 'appRollOut.cancelOf' : 'appRollOut.forgetOf', {
                  name: step.name,
                })}
                onClick={() => void remove([step]).catch(notifyFailure)}
              >
                {t(isPlanned(step) ? 'appRollOut.cancel' : 'appRollOut.forget')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {planned.length > 1 && (
        <div className={layout.above}>
          <Button onClick={() => void remove(planned).catch(notifyFailure)}>
            {t('appRollOut.cancelSteps', { count: planned.length })}
          </Button>
        </div>
      )}
    </>
  );
}
