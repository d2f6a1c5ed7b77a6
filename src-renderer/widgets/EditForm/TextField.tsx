/** One line of text in a form, with its count, its problem, and what somebody else made of it meanwhile. */
import type { ReactNode } from 'react';
import { Counted, useNotes } from './Counted.tsx';
import { FormField } from './FormField.tsx';

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Characters that are allowed. */
  readonly most: number;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly type?: 'text' | 'email' | 'tel';
  readonly inputMode?: 'url';
  readonly help?: string | undefined;
  readonly problem?: string | null;
  /** The server's value, where it changed under what is typed. */
  readonly elsewhere?: string | null;
  readonly action?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { name, label, value, most, onChange, onBlur, readOnly = false, required = false, action } = props;
  return (
    <FormField label={label} required={required} {...useNotes(props)} action={action}>
      {(control) => (
        <Counted value={value} most={most}>
          <input
            {...control}
            name={name}
            type={props.type ?? 'text'}
            inputMode={props.inputMode}
            value={value}
            required={required}
            readOnly={readOnly}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        </Counted>
      )}
    </FormField>
  );
}
