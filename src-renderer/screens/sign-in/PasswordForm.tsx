/** User name and password. Each attempt sends the password once and forgets it. */

import { type FormEvent, useRef, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { Field } from '#widgets/Field.tsx';
import ink from '#widgets/looks/ink.module.css';
import { Notice } from '#widgets/Notice.tsx';
import styles from './CredentialForm.module.css';
import type { RemoteSignInProps } from './sign-in-props.ts';
import { useSignIn } from './use-sign-in.ts';

export function PasswordForm({ server, name, onDone }: RemoteSignInProps) {
  const { t } = useText();
  const { busy, failure, attempt } = useSignIn(server, onDone);
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const required = (value: string) => (tried && value === '' ? t('common.form.required') : undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (userName.trim() === '' || password === '' || busy) return;
    setTried(false);
    setPassword('');
    const done = await attempt(() =>
      bridge.servers.signIn({ id: server.id, userName: userName.trim(), password }),
    );
    if (!done) passwordField.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate autoComplete="off">
      <p className={ink.quiet}>{t('servers.signIn.passwordText')}</p>
      <Field label={t('servers.signIn.userName')} error={required(userName.trim())}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={200}
            value={userName}
            onChange={(event) => setUserName(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('servers.signIn.password')} error={required(password)}>
        {(control) => (
          <input
            {...control}
            ref={passwordField}
            type="password"
            autoComplete="off"
            maxLength={1000}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" look="primary" busy={busy} aria-label={t('frame.signIn.remoteTitle', { name })}>
        {t('frame.account.signIn')}
      </Button>
    </form>
  );
}
