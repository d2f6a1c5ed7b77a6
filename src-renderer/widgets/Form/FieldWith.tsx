/** A field with a screen's own content beside and below it. */
import type { ReactNode } from 'react';
import { rowsOf } from '#shared/rules/common/fields/field.ts';
import { FieldRow } from './FieldRow.tsx';
import type { FormState } from './use-form.ts';

export type FieldExtras<Values extends object> = (name: keyof Values & string) => {
  readonly action?: ReactNode;
  readonly below?: ReactNode;
};

interface FieldWithProps<Values extends object> {
  readonly form: FormState<Values>;
  readonly name: keyof Values & string;
  readonly readOnly?: boolean;
  readonly beside?: FieldExtras<Values>;
}

export function FieldWith<Values extends object>({ beside, ...field }: FieldWithProps<Values>) {
  const { form, name } = field;
  const { action, below } = beside?.(name) ?? {};
  const row = rowsOf(form.fields).find(([each]) => each === name)?.[1];
  return (
    <>
      <FieldRow {...field} action={action} />
      {(row?.when?.(form.values) ?? true) && below}
    </>
  );
}
