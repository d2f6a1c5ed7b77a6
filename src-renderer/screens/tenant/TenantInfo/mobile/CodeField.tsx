/** The verification code and the button that sends one; shared by all dialogs with a code. */

import type { Ref } from 'react';
import { useText } from '#data/text.ts';
import { sandboxMobileCode } from '#shared/bridge/sandbox.ts';
import { useActiveServer } from '#state/program.ts';
import { Button } from '#widgets/Button.tsx';
import { Field } from '#widgets/Field.tsx';
import layout from '#widgets/looks/layout.module.css';
import type { CodeMachine } from './code-machine.ts';
import styles from './mobile.module.css';

interface CodeFieldProps {
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly machine: CodeMachine;
  readonly onSend: () => void;
  readonly problem: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function CodeField({ code, onCode, machine, onSend, problem, inputRef }: CodeFieldProps) {
  const { t } = useText();
  const server = useActiveServer();
  const { label, disabled, phase } = machine.button;
  const hint =
    server.kind === 'sandbox' && machine.state.lastCode
      ? t('tenantEdit.mobile.sandboxHint', { code: sandboxMobileCode })
      : undefined;
  return (
    <Field label={t('tenantEdit.mobile.code')} help={hint} error={problem}>
      {(control) => (
        <span className={`${layout.line} ${styles.line}`}>
          <input
            {...control}
            ref={inputRef}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={32}
            value={code}
            onChange={(event) => onCode(event.target.value)}
          />
          <Button busy={phase === 'sending'} disabled={disabled && phase !== 'sending'} onClick={onSend}>
            {t(label.key, label.params)}
          </Button>
        </span>
      )}
    </Field>
  );
}
