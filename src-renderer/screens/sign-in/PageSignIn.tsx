/** The server's own sign-in page in a window beside the console (desktop only). */

import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import { Notice } from '#widgets/Notice.tsx';
import styles from './CredentialForm.module.css';
import type { RemoteSignInProps } from './sign-in-props.ts';
import { useSignIn } from './use-sign-in.ts';

export function PageSignIn({ server, name, onDone }: RemoteSignInProps) {
  const { t } = useText();
  const { busy, failure, attempt } = useSignIn(server, onDone);
  const open = () =>
    attempt(async () => {
      const { list, signedIn } = await bridge.servers.signInPage({ id: server.id });
      return signedIn ? list : null;
    });
  return (
    <div className={styles.form}>
      <p className={ink.quiet}>{t('servers.signIn.pageText', { name })}</p>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Button look="primary" busy={busy} onClick={() => void open()}>
        {t('servers.signIn.openPage')}
      </Button>
    </div>
  );
}
