/** A one-line input for a secret: hidden unless the user reveals it, without suggestions. */
import { Eye, EyeOff } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useText } from '#data/text.ts';
import { IconButton } from '#widgets/Button.tsx';
import inputs from '#widgets/input.module.css';
import styles from './secret.module.css';

interface SecretFieldProps {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly invalid: boolean;
  readonly describedBy: string;
  readonly autoFocus?: boolean;
}

/** Characters (the contract's limit). */
const secretLimit = 8192;

export function LicenceSecretField({
  id,
  input,
  value,
  onChange,
  invalid,
  describedBy,
  autoFocus = false,
}: SecretFieldProps) {
  const { t } = useText();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <input
        ref={input}
        id={id}
        className={`${inputs.input} ${styles.input}`}
        type={shown ? 'text' : 'password'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        maxLength={secretLimit}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        data-autofocus={autoFocus || undefined}
      />
      <IconButton
        label={t(shown ? 'licence.screen.secret.hide' : 'licence.screen.secret.show')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
