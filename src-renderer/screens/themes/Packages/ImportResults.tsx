/** The results of an import theme by theme, with buttons to stop, resume and close. */
import { Check, CircleDashed, CircleHelp, Inbox, LoaderCircle, Minus, X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { Progress } from '#widgets/controls/Progress.tsx';
import { HeadActions } from '#widgets/HeadActions.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Section } from '#widgets/Section.tsx';
import type { StatusTone } from '#widgets/StatusDot.tsx';
import { Step, StepList } from '#widgets/StepList.tsx';
import { listAddress } from '../theme-addresses.ts';
import { type ImportRun, type ImportStep, isThrough } from './use-import-run.ts';

const looks: Readonly<Record<ImportStep['state'], readonly [StatusTone, typeof Check]>> = {
  waiting: ['neutral', CircleDashed],
  running: ['info', LoaderCircle],
  made: ['success', Check],
  replaced: ['success', Check],
  same: ['neutral', Check],
  collected: ['info', Inbox],
  kept: ['neutral', Minus],
  skipped: ['neutral', Minus],
  failed: ['danger', X],
  unknown: ['warning', CircleHelp],
};

export function ImportResults({ run, steps }: { run: ImportRun; steps: readonly ImportStep[] }) {
  const { t } = useText();
  const navigate = useNavigate();
  const done = steps.filter(isThrough).length;
  const stepsLeft = steps.length - done;
  const failed = steps.some(({ state }) => state === 'failed' || state === 'unknown');
  const [first] = steps;
  return (
    <Section
      title={t('themePackages.results.title')}
      text={t(run.running ? 'themePackages.results.running' : 'themePackages.results.done', {
        done,
        total: steps.length,
      })}
    >
      <Progress label={t('themePackages.results.title')} done={done} total={steps.length} failed={failed} />
      {/* The buttons stand above the list, which may be a thousand themes long. */}
      <div className={`${layout.row} ${layout.above} ${layout.below}`}>
        {run.running ? (
          <Button onClick={run.stop}>{t('common.cancel')}</Button>
        ) : (
          <>
            {stepsLeft > 0 && (
              <HeadActions>
                <Button look="primary" onClick={run.resume}>
                  {t('themePackages.results.resume', { count: stepsLeft })}
                </Button>
              </HeadActions>
            )}
            <Button onClick={run.close}>{t('themePackages.results.back')}</Button>
            {first && (
              <Button
                look="quiet"
                onClick={() =>
                  void navigate(
                    first.incoming.theme.terminal === null
                      ? '/css_theme'
                      : listAddress(first.incoming.theme.terminal),
                  )
                }
              >
                {t('themePackages.results.list')}
              </Button>
            )}
          </>
        )}
      </div>
      <StepList label={t('themePackages.results.title')}>
        {steps.map((step) => (
          <ThemeStep key={step.incoming.id} step={step} />
        ))}
      </StepList>
    </Section>
  );
}

function ThemeStep({ step: { incoming, state, error, progress } }: { readonly step: ImportStep }) {
  const { t, formatNumber } = useText();
  const [tone, Icon] = looks[state];
  const renamed = incoming.name === incoming.theme.name ? null : incoming.name;
  return (
    <Step
      tone={tone}
      icon={<Icon size={14} aria-hidden="true" />}
      name={incoming.theme.name}
      running={state === 'running'}
      verdict={state}
      {...(state === 'running' && progress > 0 ? { time: formatNumber(progress, { style: 'percent' }) } : {})}
    >
      {t(`themePackages.state.${state}`)}
      {renamed && state === 'made' && ` ${t('themePackages.state.as', { name: renamed })}`}
      {error && ` ${describeError(error).message}`}
    </Step>
  );
}
