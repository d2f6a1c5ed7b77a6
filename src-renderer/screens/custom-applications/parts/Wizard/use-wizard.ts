/**
 * The current step of a form in several steps. The address holds the step, so that Back and a reload keep it; no step
 * opens while an earlier one is incomplete.
 */
import { useSearchParams } from 'react-router-dom';
import { controlName, rowsOf } from '#shared/rules/common/fields/field.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { Message } from '#shared/text/message.ts';
import type { FormState } from '#widgets/Form/use-form.ts';

export interface WizardStep<Values extends object> {
  /** The step's word in the address. */
  readonly key: string;
  /** The step's title; it has the fields whose `group` is this title. */
  readonly title: MessageKey;
  /** One line of instruction. */
  readonly text?: MessageKey;
  /** Whether the step is left out, e.g. because its answer is known already. */
  readonly skip?: (values: Values) => boolean;
  /** A condition outside the form that must hold first, e.g. that a module is on; null: it holds. */
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
  const stepIndex = steps.findIndex(({ key }) => key === params.get(stepParam));
  const current = Math.min(Math.max(stepIndex, 0), stop === -1 ? last : stop);
  /** `instead` replaces the current entry of the history. */
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
    /** Index of the step with this control; -1: none has it. */
    stepOf: (control: string) => steps.findIndex(({ controls }) => controls.includes(control)),
    /** Moves on if the current step is valid; otherwise the form shows its problems. */
    async next(): Promise<void> {
      const step = steps[current];
      if (step && !step.lacks && (await form.pass(step.names))) go(current + 1);
    },
  };
}
