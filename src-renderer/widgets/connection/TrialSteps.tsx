/** The server's own trial of a connection: how far it came, and why no further. */
import { Check, X } from 'lucide-react';
import { useText } from '#data/text.ts';
import type { TriedStep } from '#shared/api/test-steps.ts';
import type { MessageKey } from '#shared/text/index.ts';
import layout from '../looks/layout.module.css';
import { ErrorNotice, Notice } from '../Notice.tsx';
import { Step, StepList } from '../StepList.tsx';
import type { ConnectionTrial } from './use-trial.ts';

const known = ['resolve', 'connect', 'encrypt', 'login', 'send', 'identify', 'token', 'agent'] as const;

interface TriedStepsProps {
  readonly trial: ConnectionTrial;
  readonly done?: string;
}

export function TrialSteps({ trial, done }: TriedStepsProps) {
  const { t } = useText();
  const { steps, failure } = trial;
  if (failure === null && steps === null) return null;
  return (
    <div className={layout.below}>
      {failure !== null && <ErrorNotice error={failure} title={t('tried.failed')} />}
      {steps && (
        <StepList label={t('tried.steps')}>
          {steps.map((step) => (
            <StepLine key={step.step} {...step} />
          ))}
        </StepList>
      )}
      {steps?.every(({ passed }) => passed) && <Notice tone="success" title={done ?? t('tried.all')} />}
    </div>
  );
}

function StepLine({ step, passed, message }: TriedStep) {
  const { t } = useText();
  const Icon = passed ? Check : X;
  const knownStep = known.find((one) => one === step);
  const name = knownStep ? t(`tried.step.${knownStep}` satisfies MessageKey) : step;
  return (
    <Step
      tone={passed ? 'success' : 'danger'}
      step={step}
      verdict={passed ? 'ok' : 'failed'}
      icon={<Icon size={14} aria-hidden="true" />}
      name={name}
    >
      {passed ? t('tried.passed') : message}
    </Step>
  );
}
