/**
 * Where one stands in a form of several steps. The step stands in the address, so that Back and a reload keep it; nobody
 * stands behind a step that still wants something.
 */
import { useSearchParams } from 'react-router-dom';
import { controlName, rowsOf } from '#shared/rules/common/fields/field.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { Message } from '#shared/text/message.ts';
import type { FormState } from '#widgets/Form/use-form.ts';

export interface WizardStep<Values extends object> {
  /** Its word in the address. */
  readonly key: string;
  /** What it is called; the fields whose `group` this is are its fields. */
  readonly title: MessageKey;
  /** One line: what is to be done. */
  readonly text?: MessageKey;
  /** It is not asked for, e.g. as what it asks is known already. */
  readonly skip?: (values: Values) => boolean;
  /** What has to be so before one can go on, and is not set in this form, e.g. a module that is off. */
  readonly needs?: (values: Values) => Message | null;
}

export const stepParam = 'step';

export function useWizard<Values extends object>(
  form: FormState<Values>,
  declared: readonly WizardStep<Values>[],
) {
  const [params, setParams] = useSearchParams();
  const steps = declared
    .filter(({ skip }) => !skip?.(form.values))
    .map((step) => {
      const rows = rowsOf(form.fields).filter(([, { group }]) => group === step.title);
      return {
        ...step,
        names: rows.map(([name]) => name),
        controls: rows.map(([name, row]) => controlName(name, row)),
        lacks: step.needs?.(form.values) ?? null,
      };
    });
  const last = steps.length - 1;
  const stop = steps.findIndex(
    ({ controls, lacks }) => lacks || controls.some((one) => form.wrong.includes(one)),
  );
  const asked = steps.findIndex(({ key }) => key === params.get(stepParam));
  const current = Math.min(Math.max(asked, 0), stop === -1 ? last : stop);
  /** `instead`: the step that was shown is not one to come back to. */
  const go = (to: number, { instead = false } = {}) => {
    const step = steps[to];
    if (!step) return;
    setParams(
      (now) => {
        now.set(stepParam, step.key);
        return now;
      },
      { replace: instead, preventScrollReset: true },
    );
  };
  return {
    steps,
    current,
    isLast: current === last,
    go,
    /** The step of a control; -1: of none. */
    stepOf: (control: string) => steps.findIndex(({ controls }) => controls.includes(control)),
    /** Goes on where the present step is right; otherwise the form says what is wrong with it. */
    async next(): Promise<void> {
      const step = steps[current];
      if (step && !step.lacks && (await form.pass(step.names))) go(current + 1);
    },
  };
}
