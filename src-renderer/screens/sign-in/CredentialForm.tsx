/** The sign-in to a remote server by an access token or a cookie header (S-32). */

import { type FormEvent, useState } from 'react';
import { useText } from '#data/text.ts';
import { giveCredential } from '#state/profile-update.ts';
import { Button } from '#widgets/Button.tsx';
import { Choice, Field } from '#widgets/Field.tsx';
import ink from '#widgets/looks/ink.module.css';
import { Notice } from '#widgets/Notice.tsx';
import styles from './CredentialForm.module.css';
import type { RemoteSignInProps } from './sign-in-props.ts';
import { useSignIn } from './use-sign-in.ts';

export function CredentialForm({ server, name, onDone }: RemoteSignInProps) {
  const { t } = useText();
  const { busy, failure, attempt } = useSignIn(server, onDone);
  const [kind, setKind] = useState<'token' | 'cookie'>(server.signIn === 'cookie' ? 'cookie' : 'token');
  const [secret, setSecret] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!secret.trim());
    if (!secret.trim() || busy) return;
    const credential = kind === 'token' ? { kind, token: secret.trim() } : { kind, cookie: secret.trim() };
    await attempt(() => giveCredential(server, credential));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={ink.quiet}>{t('servers.signIn.credentialText')}</p>
      <Choice
        label={t('servers.form.signIn')}
        value={kind}
        options={[
          { value: 'token', label: t('servers.form.kind.token') },
          { value: 'cookie', label: t('servers.form.kind.cookie') },
        ]}
        onChange={setKind}
      />
      <Field
        label={t(`servers.form.kind.${kind}`)}
        help={t(kind === 'token' ? 'servers.form.tokenHelp' : 'servers.form.cookieHelp')}
        error={missing ? t('common.form.required') : undefined}
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
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" look="primary" busy={busy} aria-label={t('frame.signIn.remoteTitle', { name })}>
        {t('frame.account.signIn')}
      </Button>
    </form>
  );
}
