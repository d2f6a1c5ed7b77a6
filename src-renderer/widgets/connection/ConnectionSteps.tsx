/** The steps of a connection check as they end: verdict, duration, meaning, remedy. */

import { Check, LoaderCircle, Minus, TriangleAlert, X } from 'lucide-react';
import { consoleWords } from '#data/known-words.ts';
import { useText } from '#data/text.ts';
import { connectionAdvice, connectionWords } from '#shared/rules/servers/examination-text.ts';
import ink from '../looks/ink.module.css';
import { Step, StepList } from '../StepList.tsx';
import type { ExaminedStep } from './use-examination.ts';

const tones = { ok: 'success', warning: 'warning', failed: 'danger', skipped: 'neutral' } as const;
const icons = { ok: Check, warning: TriangleAlert, failed: X, skipped: Minus };

/** In the order of the check. */
const stepOrder = [
  'address',
  'proxy',
  'resolve',
  'connect',
  'tls',
  'http',
  'platform',
  'session',
  'permission',
  'clock',
] as const satisfies readonly ExaminedStep['step'][];

interface ConnectionStepsProps {
  readonly steps: readonly ExaminedStep[];
  /** The next step is running. */
  readonly running: boolean;
}

export function ConnectionSteps({ steps, running }: ConnectionStepsProps) {
  const { t } = useText();
  const next = running ? stepOrder[steps.length] : undefined;
  return (
    <StepList label={t('servers.connection.steps')}>
      {steps.map((step, index) => (
        <StepLine
          key={step.step}
          step={step}
          needless={steps.slice(0, index).every(({ verdict }) => verdict !== 'failed')}
        />
      ))}
      {next && (
        <Step
          tone="neutral"
          running
          icon={<LoaderCircle size={14} aria-hidden="true" />}
          name={t(`servers.connection.step.${next}`)}
        >
          {t('servers.connection.running')}
        </Step>
      )}
    </StepList>
  );
}

interface StepLineProps {
  readonly step: ExaminedStep;
  /** The step was skipped because it was not needed. */
  readonly needless: boolean;
}

function StepLine({ step: { step, verdict, code, detail, milliseconds }, needless }: StepLineProps) {
  const { t, formatDuration } = useText();
  const Icon = icons[verdict];
  const advice = code && connectionAdvice(code, consoleWords);
  return (
    <Step
      tone={tones[verdict]}
      step={step}
      verdict={verdict}
      icon={<Icon size={14} aria-hidden="true" />}
      name={t(`servers.connection.step.${step}`)}
      time={verdict === 'skipped' ? '' : formatDuration(milliseconds)}
    >
      {code
        ? connectionWords(code, consoleWords)
        : t(`servers.connection.${verdict === 'skipped' && needless ? 'needless' : verdict}`)}
      {advice && <span className={ink.under}>{advice}</span>}
      {detail && <code>{detail}</code>}
    </Step>
  );
}
