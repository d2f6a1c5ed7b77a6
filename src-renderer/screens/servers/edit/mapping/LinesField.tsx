/** Names or words of a mapping as a text, one to a line. An unreadable text shows its problem and stays as typed. */
import { type ComponentProps, useState } from 'react';
import { useText } from '#data/text.ts';
import { Field } from '#widgets/Field.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import inputs from '#widgets/input.module.css';
import { UnreadLine } from './part-text.ts';

interface LinesFieldProps<T> {
  /** The field is a row of a form's page. */
  readonly inRow?: boolean;
  readonly label: string;
  readonly help: string;
  readonly name: string;
  readonly value: T | undefined;
  readonly textOf: (value: T | undefined) => string;
  /** Throws UnreadLine. */
  readonly read: (text: string) => T;
  readonly problem: string | undefined;
  readonly onChange: (value: T) => void;
}

export function LinesField<T>(props: LinesFieldProps<T>) {
  const { inRow = false, label, help, name, value, textOf, read, problem, onChange } = props;
  const { t } = useText();
  const storedText = textOf(value);
  /** The typed text, while it means the form's value or cannot be read yet. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly line: number | null } | null>(null);
  const isOurs = typed !== null && (typed.line !== null || textOf(read(typed.text)) === storedText);
  const edit = (text: string) => {
    try {
      const next = read(text);
      setTyped({ text, line: null });
      onChange(next);
    } catch (error) {
      if (!(error instanceof UnreadLine)) throw error;
      setTyped({ text, line: error.line });
    }
  };
  const unread = isOurs && typed.line !== null ? typed.line : null;
  const error = unread === null ? problem : t('servers.mapping.unreadLine', { field: label, number: unread });
  const area = (control: Pick<ComponentProps<'textarea'>, 'id' | 'aria-describedby' | 'aria-invalid'>) => (
    <textarea
      {...control}
      className={inputs.code}
      name={name}
      rows={2}
      spellCheck={false}
      value={isOurs ? typed.text : storedText}
      onChange={({ target }) => edit(target.value)}
    />
  );
  return inRow ? (
    <FormField label={label} help={help} problem={error}>
      {area}
    </FormField>
  ) : (
    <Field label={label} help={help} error={error}>
      {area}
    </Field>
  );
}
