/** All fields of a form from its table, in its order and grouped under headings. */

import { useText } from '#data/text.ts';
import { rowsOf } from '#shared/rules/common/fields/field.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { SkeletonFacts } from '../Skeleton.tsx';
import { type FieldExtras, FieldRow } from './FieldRow.tsx';
import { FormSection } from './FormSection.tsx';
import { useFirstKinds } from './kinds/lazy-kinds.ts';
import type { FormState } from './use-form.ts';

interface FieldsProps<Values extends object> {
  readonly form: FormState<Values>;
  readonly readOnly?: boolean;
  /** Names of read-only fields. */
  readonly fixed?: readonly (keyof Values & string)[];
  /** Names of the displayed fields; default: all. */
  readonly names?: readonly (keyof Values & string)[];
  readonly beside?: FieldExtras<Values>;
}

export function FormFields<Values extends object>({
  form,
  readOnly = false,
  fixed = [],
  names,
  beside,
}: FieldsProps<Values>) {
  const { t } = useText();
  const ready = useFirstKinds(form);
  const groups = new Map<MessageKey | null, (keyof Values & string)[]>();
  for (const [name, { group = null, when }] of rowsOf(form.fields)) {
    if ((names && !names.includes(name)) || !(when?.(form.values) ?? true)) continue;
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  if (!ready) return <SkeletonFacts rows={[...groups.values()].flat().length} />;
  return [...groups].map(([group, inside]) => {
    const rows = inside.map((name) => (
      <FieldRow
        key={name}
        form={form}
        name={name}
        readOnly={readOnly || fixed.includes(name)}
        {...beside?.(name)}
      />
    ));
    return group === null ? (
      rows
    ) : (
      <FormSection key={group} title={t(group)}>
        {rows}
      </FormSection>
    );
  });
}
