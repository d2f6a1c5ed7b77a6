/** The field for a secret with its label and its problem. The value is forgotten with the page. */

import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { withPemLines } from './pem-lines.ts';
import { LicenceSecretField } from './SecretField.tsx';

export interface SecretEntryState {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  /** The form was submitted with an empty field. */
  readonly missing: boolean;
  readonly change: (value: string) => void;
  /** Returns the secret; null for an empty field, which then shows its problem and has the focus. */
  readonly take: () => string | null;
}

export function useSecretEntry(): SecretEntryState {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [missing, setMissing] = useState(false);
  return {
    id,
    input,
    value,
    missing,
    change(next) {
      setValue(next);
      setMissing(false);
    },
    take() {
      const none = value.trim() === '';
      setMissing(none);
      if (none) input.current?.focus();
      return none ? null : withPemLines(value);
    },
  };
}

interface SecretEntryProps {
  readonly entry: SecretEntryState;
  readonly label: string;
  readonly problem?: string | null;
  readonly autoFocus?: boolean;
  readonly button?: ReactNode;
}

export function SecretEntry({ entry, label, problem = null, autoFocus = false, button }: SecretEntryProps) {
  const { t } = useText();
  const { id, input, value, missing, change } = entry;
  const message = missing ? t('licence.screen.secret.needed') : problem;
  return (
    <>
      <label htmlFor={id} className={ink.label}>
        {label}
      </label>
      <div className={`${layout.line} ${layout.form}`}>
        <LicenceSecretField
          id={id}
          input={input}
          value={value}
          onChange={change}
          invalid={message !== null}
          describedBy={`${id}-problem`}
          autoFocus={autoFocus}
        />
        {button}
      </div>
      <p id={`${id}-problem`} className={ink.problem} role="alert">
        {message}
      </p>
    </>
  );
}
