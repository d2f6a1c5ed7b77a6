/** Dialogs for the password of a key's backup, and for opening a backup or a hand-over. */
import { type ReactNode, useState } from 'react';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { FileDrop } from '#widgets/FileDrop.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import { GuardedDialog } from '#widgets/Form/GuardedDialog.tsx';
import layout from '#widgets/looks/layout.module.css';
import { notifyFailure } from '#widgets/notify.tsx';

/** Characters; a thief of the file can guess without limit. */
const shortest = 12;

interface BackupKeyProps {
  readonly onBackUp: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

export function BackupKey({ onBackUp, onClose }: BackupKeyProps) {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const short = password !== '' && password.length < shortest;
  const other = again !== '' && again !== password;
  return (
    <KeyDialogFrame
      title={t('changes.key.backupTitle')}
      action={t('changes.key.save')}
      dirty={password !== '' || again !== ''}
      disabled={password.length < shortest || again !== password}
      onAct={() => onBackUp(password)}
      onClose={onClose}
    >
      <p>{t('changes.key.backupText')}</p>
      <PasswordField
        label={t('changes.key.password')}
        problem={short ? t('changes.key.short', { least: shortest }) : null}
        isNew
        value={password}
        onChange={setPassword}
      />
      <PasswordField
        label={t('changes.key.again')}
        problem={other ? t('changes.key.other') : null}
        isNew
        value={again}
        onChange={setAgain}
      />
    </KeyDialogFrame>
  );
}

interface OpenKeyFileProps {
  readonly kind: 'restore' | 'handOver';
  readonly onOpen: (file: File, password: string) => Promise<void>;
  readonly onClose: () => void;
}

export function OpenKeyFile({ kind, onOpen, onClose }: OpenKeyFileProps) {
  const { t } = useText();
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState('');
  const hasPassword = kind === 'restore';
  return (
    <KeyDialogFrame
      title={t(`changes.key.${kind}Title`)}
      action={t(`changes.key.${kind}Action`)}
      dirty={password !== ''}
      disabled={!file || (hasPassword && password === '')}
      onAct={async () => {
        if (file) await onOpen(file, password);
      }}
      onClose={onClose}
    >
      <p>{t(`changes.key.${kind}Text`)}</p>
      <FileDrop
        label={t(`changes.key.${kind}File`)}
        file={file}
        accept={hasPassword ? '.steward-key' : '.steward-handover'}
        onFile={setFile}
      />
      {hasPassword && (
        <PasswordField
          label={t('changes.key.password')}
          problem={null}
          isNew={false}
          value={password}
          onChange={setPassword}
        />
      )}
    </KeyDialogFrame>
  );
}

interface FrameProps {
  readonly title: string;
  readonly action: string;
  readonly dirty: boolean;
  readonly disabled: boolean;
  readonly onAct: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** After a failure the dialog stays open with its input. */
function KeyDialogFrame({ title, action, dirty, disabled, onAct, onClose, children }: FrameProps) {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    await onAct()
      .then(onClose, notifyFailure)
      .finally(() => setBusy(false));
  };
  return (
    <GuardedDialog
      dirty={dirty}
      title={title}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button look="primary" busy={busy} disabled={disabled} onClick={() => void act()}>
            {action}
          </Button>
        </>
      )}
    >
      <div className={layout.stack}>{children}</div>
    </GuardedDialog>
  );
}

interface PasswordFieldProps {
  readonly label: string;
  readonly problem: string | null;
  readonly isNew: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function PasswordField({ label, problem, isNew, value, onChange }: PasswordFieldProps) {
  return (
    <FormField label={label} problem={problem}>
      {(control) => (
        <input
          {...control}
          type="password"
          autoComplete={isNew ? 'new-password' : 'off'}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  );
}
