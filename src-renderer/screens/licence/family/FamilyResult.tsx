/** A customer's licences in chronological order: the customer, a timeline with the seats, each step's consequences. */

import { useMemo } from 'react';
import { useText } from '#data/text.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { familyCautions } from '#shared/rules/licence/description/cautions.ts';
import type { LicenceZones } from '#shared/rules/licence/description/licence-writer.ts';
import { groupByCustomer } from '#shared/rules/licence/family.ts';
import type { RiskDigest } from '#shared/rules/licence/view/risk-digest.ts';
import { Button } from '#widgets/Button.tsx';
import { Disclosure } from '#widgets/Disclosure.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { RiskCounts, RiskList, riskSeverities } from '../compare/RiskList.tsx';
import { useLicenceWriter } from '../parts/licence-writer.ts';
import { ResultBanner } from '../parts/ResultBanner.tsx';
import type { ReportReadings } from '../report/read-again.ts';
import { ReportMenu } from '../report/ReportMenu.tsx';
import { FamilyTimeline } from './FamilyTimeline.tsx';
import type { FamilyStep, LicenceFamily } from './family-work.ts';

interface FamilyResultProps {
  readonly family: LicenceFamily;
  readonly onStep: (before: number, after: number) => void;
  /** Reads all files in full for a report. */
  readonly gather: (signal: AbortSignal) => Promise<ReportReadings>;
}

export function FamilyResult({ family, onStep, gather }: FamilyResultProps) {
  const { t, formatNumber } = useText();
  const writer = useLicenceWriter();
  const { members, steps } = family;
  const customers = useMemo(
    () => groupByCustomer(members.map(({ summary }) => summary)).filter(({ key }) => key !== null),
    [members],
  );
  const counts = useMemo(() => sumCounts(steps), [steps]);
  const readable = members.filter(({ summary }) => summary.licence !== null);
  const unread = members.length - readable.length;
  return (
    <>
      <ResultBanner
        look="different"
        caption={t('licence.screen.family.caption')}
        headline={shownInSentence(customers[0]?.companyName ?? '') || t('licence.screen.family.nobody')}
        reason={
          <>
            {t('licence.screen.family.summary', {
              licences: t('licence.screen.family.licences', {
                count: readable.length,
                amount: formatNumber(readable.length),
              }),
              steps: t('licence.screen.family.stepCount', {
                count: steps.length,
                amount: formatNumber(steps.length),
              }),
            })}{' '}
            <RiskCounts counts={counts} />
          </>
        }
        cautions={familyCautions(
          members.map(({ summary }) => summary),
          writer,
        )}
        actions={
          <ReportMenu
            content={gather}
            noExpiry={readable.every(({ summary }) => !summary.licence?.expiryDate && !summary.fileEnd)}
          />
        }
      />
      <div className={`${layout.stack} ${layout.above} ${layout.below}`}>
        {customers.length > 1 && (
          <Notice tone="warning" title={t('licence.screen.family.several', { count: customers.length })}>
            {customers
              .map(({ companyName, customerId }) => shownInSentence(companyName || customerId))
              .join(t('common.form.separator'))}
          </Notice>
        )}
        {unread > 0 && <Notice tone="warning" title={t('licence.screen.family.unread', { count: unread })} />}
      </div>
      <FamilyTimeline members={members} />
      <h2 className={layout.part}>{t('licence.screen.family.steps')}</h2>
      {steps.length === 0 && <p className={ink.quiet}>{t('licence.screen.family.noSteps')}</p>}
      {steps.map((step) => (
        <Step
          key={`${step.before} ${step.after}`}
          step={step}
          zones={zonesOfStep(members, step)}
          onStep={onStep}
        />
      ))}
    </>
  );
}

function sumCounts(steps: readonly FamilyStep[]): RiskDigest['counts'] {
  const sum = { loss: 0, less: 0, gain: 0, neutral: 0 };
  for (const { risks } of steps) {
    for (const weight of riskSeverities) sum[weight] += risks.counts[weight];
  }
  return sum;
}

function zonesOfStep(members: LicenceFamily['members'], { before, after }: FamilyStep): LicenceZones {
  const zone = (index: number) => members.find(({ file }) => file === index)?.summary.licence?.timeZone;
  return { before: zone(before), after: zone(after) };
}

interface StepProps {
  readonly step: FamilyStep;
  readonly zones: LicenceZones;
  readonly onStep: FamilyResultProps['onStep'];
}

function Step({ step, zones, onStep }: StepProps) {
  const { t } = useText();
  const [before, after] = [shownInSentence(step.names[0]), shownInSentence(step.names[1])];
  const title = t('licence.screen.family.step', { before, after });
  const worth = step.risks.counts.loss + step.risks.counts.less > 0;
  return (
    <Disclosure
      hasFrame
      open={worth}
      title={
        <>
          <strong>{title}</strong> <RiskCounts counts={step.risks.counts} />
        </>
      }
    >
      {step.equal ? (
        <p className={ink.quiet}>{t('licence.change.equal')}</p>
      ) : (
        <RiskList risks={step.risks} zones={zones} bare label={title} />
      )}
      <div className={layout.above}>
        <Button
          size="small"
          aria-label={`${t('licence.screen.family.full')}: ${title}`}
          onClick={() => onStep(step.before, step.after)}
        >
          {t('licence.screen.family.full')}
        </Button>
      </div>
    </Disclosure>
  );
}
