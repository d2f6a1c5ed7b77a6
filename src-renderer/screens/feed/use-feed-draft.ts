/** A form of the feed whose text outlives a restart; the draft is restored without a question. */
import { useEffect } from 'react';
import type { Fields } from '#shared/rules/common/fields/field.ts';
import { type FormState, useForm } from '#widgets/Form/use-form.ts';

interface Writing<Values extends object> {
  readonly name: string;
  readonly empty: Values;
  readonly fields: Fields<Values>;
  readonly send: (values: Values) => Promise<unknown>;
}

export function useFeedDraft<Values extends object>(writing: Writing<Values>): FormState<Values> {
  const { name, empty, fields } = writing;
  const form = useForm<Values>({
    name,
    stored: empty,
    fields,
    isNew: true,
    drafts: { lasting: true },
    change: {
      async send({ values }) {
        await writing.send(values);
        return 'saved';
      },
    },
  });
  const { offer } = form;
  useEffect(() => offer?.take(), [offer]);
  return form;
}
