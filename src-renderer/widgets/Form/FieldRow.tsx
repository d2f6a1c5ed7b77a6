/** One field of a form from its row of the table: control, problem, and another person's newer value. */
import type { ReactNode } from 'react';
import { type Translate, useText } from '#data/text.ts';
import { isRequired } from '#shared/rules/common/fields/check-fields.ts';
import { type AnyRow, controlName, optionsOf, rowsOf } from '#shared/rules/common/fields/field.ts';
import { lengthOf } from '#shared/rules/common/fields/plain-text.ts';
import { SwitchField } from '../controls/Switch.tsx';
import { FormField } from './FormField.tsx';
import { FormRow } from './FormRow.tsx';
import { Control } from './kinds/Control.tsx';
import type { FormState } from './use-form.ts';

/** A screen's own content of a field. */
export type FieldExtras<Values extends object> = (name: keyof Values & string) => {
  readonly action?: ReactNode;
  readonly below?: ReactNode;
};

interface FieldRowProps<Values extends object> {
  readonly form: FormState<Values>;
  readonly name: keyof Values & string;
  readonly readOnly?: boolean;
  /** Replaces the table's help text. */
  readonly help?: string | undefined;
  readonly problem?: string | null;
  /** Shown beside the control. */
  readonly action?: ReactNode;
  /** Shown below the field while the form shows it. */
  readonly below?: ReactNode;
  /** Shown below a text field. */
  readonly after?: ReactNode;
}

/** Kinds with a single control element, which a label can reference. */
const single: readonly AnyRow<never>['kind'][] = ['text', 'number'];

export function FieldRow<Values extends object>(props: FieldRowProps<Values>) {
  const { form, name, below } = props;
  const row = rowsOf(form.fields).find(([each]) => each === name)?.[1];
  if (!(row?.when?.(form.values) ?? true)) return null;
  return (
    <>
      {row && <Field {...props} row={row} />}
      {below}
    </>
  );
}

function Field<Values extends object>({
  row,
  ...props
}: FieldRowProps<Values> & { readonly row: AnyRow<Values> }) {
  const { form, name, readOnly = false, action, after } = props;
  const { t } = useText();
  const { values } = form;
  const key = typeof row.help === 'function' ? row.help(values) : row.help;
  const control = controlName(name, row);
  const label = t(row.labelAmong?.(values) ?? row.label);
  const problem = props.problem ?? form.problem(control) ?? overlong(row, values[name]);
  const oddText = form.oddText(name);
  // The stand-in of a choice that was not understood: the user has chosen nothing, and saving sends the original
  // value.
  const standIn = row.kind === 'choice' && form.isOdd(name) ? form.stored[name] : undefined;
  const odd = oddText && oddChoiceText(oddText, row, values, standIn, t);
  const help = form.conflictHelp(name) ?? odd ?? props.help ?? (key && t(key));
  const frame = {
    label,
    required: isRequired<Values>(row, values),
    help,
    about: row.about && t(row.about),
    problem: typeof problem === 'object' && problem ? t(problem.key, problem.params) : problem,
  };
  const shared = {
    row,
    values,
    label,
    readOnly,
    required: frame.required,
    name: control,
    value: standIn !== undefined && oddText ? '' : values[name],
    notOffered: standIn,
    // The table's type ties the row's kind to the field's type.
    onChange: (value: unknown) => form.set(name, value as Values[typeof name]),
    onTry: form.attempt && ((value: unknown) => form.attempt?.(name, value)),
    note: row.kind === 'colour' && form.note?.(name),
    onLeave() {
      takeMeaning(form, row, values[name]);
      form.leave(control);
    },
    onPending: form.waitFor,
    after,
  };
  if (row.kind === 'switch') {
    return (
      <SwitchField
        label={label}
        {...(frame.help ? { text: frame.help } : {})}
        about={frame.about}
        checked={values[name] === true}
        disabled={readOnly}
        onChange={shared.onChange}
      />
    );
  }
  if (single.includes(row.kind)) {
    return (
      <FormField {...frame} {...(row.kind === 'number' ? { name: control } : {})} action={action}>
        {(element) => <Control {...shared} control={element} />}
      </FormField>
    );
  }
  return (
    <FormRow {...frame} name={control}>
      <Control {...shared} />
      {action}
    </FormRow>
  );
}

/** The table ensures that the text's values are those of their fields. */
function takeMeaning<Values extends object>(form: FormState<Values>, row: AnyRow<Values>, value: unknown) {
  const meant = row.kind === 'text' ? row.meaning?.(String(value)) : null;
  for (const [name, part] of Object.entries(meant ?? {}))
    form.set(name as keyof Values & string, part as Values[keyof Values & string]);
}

/** Adds the name of the option that serves as the stand-in, since the two look alike. */
function oddChoiceText<Values>(
  odd: string,
  row: AnyRow<Values>,
  values: Values,
  standIn: unknown,
  t: Translate,
): string {
  if (row.kind !== 'choice') return odd;
  const option = optionsOf<Values>(row, values).find(({ value }) => value === standIn);
  return option ? t('record.oddChoice', { odd, option: t(option.label) }) : odd;
}

/** Excess length is reported during typing. */
function overlong(row: AnyRow<never>, value: unknown) {
  if (row.kind !== 'text' || typeof value !== 'string') return null;
  const over = lengthOf(value.trim()) - row.most;
  return over > 0 ? ({ key: 'record.limit.over', params: { over, most: row.most } } as const) : null;
}
