/**
 * A form in steps: each is a group of fields and must be valid before the next one; the last one saves. A refused value
 * leads to the step of its field. In a dialog the form needs a `Dialog` that is `locked` while the form is dirty.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import { withoutAsking } from '#state/unsaved-work.ts';
import { Button } from '#widgets/Button.tsx';
import { WizardSteps } from '#widgets/controls/Steps.tsx';
import { DraftNotice } from '#widgets/Form/DraftNotice.tsx';
import { type FieldExtras, FieldRow } from '#widgets/Form/FieldRow.tsx';
import { focusField, Summary, useStays } from '#widgets/Form/FormPage.tsx';
import { askToLeave, useLeaveGuard } from '#widgets/Form/leave-guard.ts';
import type { FormState } from '#widgets/Form/use-form.ts';
import { Notice } from '#widgets/Notice.tsx';
import styles from './FormWizard.module.css';
import { useWizard, type WizardStep } from './use-wizard.ts';

interface FormWizardProps<Values extends object> {
  readonly form: FormState<Values>;
  readonly label: string;
  readonly steps: readonly WizardStep<Values>[];
  /** The label of the button that saves. */
  readonly action: string;
  /** Called after the save; it navigates to the place where the new record is seen. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
  readonly beside?: FieldExtras<Values>;
}

export function FormWizard<Values extends object>(props: FormWizardProps<Values>) {
  const { form, label, steps: declared, action, onDone, onCancel, beside } = props;
  const { dirty, saving, found, failure } = form;
  const { t } = useText();
  const wizard = useWizard(form, declared);
  const { steps, current, isLast } = wizard;
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLeaveGuard(dirty, useStays([]));
  const step = steps[current];
  const shown = useShown(step?.key);
  useFocusWith(step?.key, heading);
  const [lead, setLead] = useState<string | null>(null);
  useEffect(() => setLead(found[0]?.name ?? null), [found]);
  useEffect(() => {
    if (lead === null) return;
    const at = wizard.stepOf(lead);
    // The field exists only once its step is rendered: this effect runs again then.
    if (at !== -1 && at !== current) return wizard.go(at, { instead: true });
    setLead(null);
    focusField(element, lead);
  }, [lead, current, wizard]);
  const submit = async () => {
    if (!isLast) await wizard.next();
    else if (await form.save()) await withoutAsking(onDone);
  };
  const cancel = async () => {
    if (!dirty || (await askToLeave())) await withoutAsking(onCancel);
  };
  return (
    <form
      ref={element}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) void submit();
      }}
    >
      <DraftNotice offer={form.offer} labelOf={form.labelOf} />
      <WizardSteps
        label={t('controls.wizard.steps')}
        steps={steps.map(({ key, title }) => ({ key, title: t(title) }))}
        current={current}
        failed={found.some(({ name }) => step?.controls.includes(name) && form.problem(name) !== undefined)}
        onGo={(to) => wizard.go(to)}
      />
      {step && (
        <>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {t(step.title)}
            <span className={styles.place}>
              {t('controls.wizard.step', { at: current + 1, total: steps.length })}
            </span>
          </h2>
          {step.text && <p className={styles.text}>{t(step.text)}</p>}
          {step.lacks && <Notice tone="warning" title={t(step.lacks.key, step.lacks.params)} />}
        </>
      )}
      <Summary problems={found} onField={setLead} />
      {/* Steps that were shown stay mounted: half-typed values and uploads survive a change of step. */}
      {steps
        .filter(({ key }) => shown.has(key))
        .map(({ key, names }) => (
          <div key={key} hidden={key !== step?.key}>
            {names.map((name) => (
              <FieldRow key={name} form={form} name={name} {...beside?.(name)} />
            ))}
          </div>
        ))}
      <div className={styles.foot}>
        {failure && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
        <Button onClick={() => void cancel()} disabled={saving}>
          {t('common.cancel')}
        </Button>
        {current > 0 && (
          <Button onClick={() => wizard.go(current - 1)} disabled={saving}>
            {t('controls.wizard.back')}
          </Button>
        )}
        <Button type="submit" look="primary" busy={saving} disabled={step?.lacks !== null}>
          {isLast ? action : t('controls.wizard.next')}
        </Button>
      </div>
    </form>
  );
}

function useShown(key = ''): ReadonlySet<string> {
  const keys = useRef<ReadonlySet<string>>(new Set());
  if (!keys.current.has(key)) keys.current = new Set([...keys.current, key]);
  return keys.current;
}

/** Moves the focus to the heading of each further step, so that it is read out; the first step takes no focus. */
function useFocusWith(key: string | undefined, heading: RefObject<HTMLElement | null>): void {
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    heading.current?.focus();
  }, [key, heading]);
}
