/** Signing in to a remote server by an access token or a cookie header (decision 32). */
import { type FormEvent, useState } from 'react';
import { currentSession } from '#shared/api/session.ts';
import type { ServerProfile } from '#shared/bridge/servers.ts';
import { draftOf } from '#shared/rules/servers/draft.ts';
import { bridge } from '../../../data/bridge.ts';
import { callRead } from '../../../data/read.ts';
import { useText } from '../../../data/text.ts';
import { takeServers } from '../../../state/program.ts';
import { isUnauthorised, takeSession } from '../../../state/session.ts';
import { Button } from '../../../widgets/Button.tsx';
import { Choice, Field } from '../../../widgets/Field.tsx';
import { ErrorNotice, Notice } from '../../../widgets/Notice.tsx';
import styles from './CredentialForm.module.css';

interface CredentialFormProps {
  readonly server: ServerProfile;
  readonly name: string;
  readonly onDone?: () => void;
}

export function CredentialForm({ server, name, onDone }: CredentialFormProps) {
  const { t } = useText();
  const [kind, setKind] = useState<'token' | 'cookie'>(server.signIn === 'cookie' ? 'cookie' : 'token');
  const [secret, setSecret] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!secret.trim());
    if (!secret.trim() || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const credential = kind === 'token' ? { kind, token: secret.trim() } : { kind, cookie: secret.trim() };
      const draft = { ...draftOf(server), signIn: kind, credential };
      takeServers(await bridge.servers.update({ id: server.id, draft }));
      takeSession(await callRead(currentSession, {}), server);
      onDone?.();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Choice
        label={t('servers.form.signIn')}
        value={kind}
        options={[
          { value: 'token', label: t('servers.form.token') },
          { value: 'cookie', label: t('servers.form.cookie') },
        ]}
        onChange={setKind}
      />
      <Field
        label={t(`servers.form.${kind}`)}
        help={t(`servers.form.${kind}Help`)}
        error={missing ? t('servers.form.required') : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={secret}
            onChange={(event) => setSecret(event.target.value)}
          />
        )}
      </Field>
      {failure !== null &&
        (isUnauthorised(failure) ? (
          <Notice tone="danger">{t('frame.signIn.remoteRefused')}</Notice>
        ) : (
          <ErrorNotice error={failure} />
        ))}
      <Button type="submit" look="primary" busy={busy} aria-label={t('frame.signIn.remoteTitle', { name })}>
        {t('frame.account.signIn')}
      </Button>
    </form>
  );
}
