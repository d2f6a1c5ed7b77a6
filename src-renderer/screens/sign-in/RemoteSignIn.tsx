/** The sign-in to a remote server in the way of its profile. */
import { Link } from 'react-router-dom';
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import { useProgram } from '#state/program.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import styles from './CredentialForm.module.css';
import { CredentialForm } from './CredentialForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import type { RemoteSignInProps } from './sign-in-props.ts';
import { useSignIn } from './use-sign-in.ts';

export function RemoteSignIn(props: RemoteSignInProps) {
  const { t } = useText();
  const { server, onDone } = props;
  return (
    <div className={layout.stack}>
      <SignInWay {...props} />
      {/* Over a page with unfinished work there is no link that leads away. */}
      {!onDone && (
        <Link to={`/servers/check/${encodeURIComponent(server.id)}`}>{t('servers.check.action')}</Link>
      )}
    </div>
  );
}

function SignInWay(props: RemoteSignInProps) {
  const { t } = useText();
  const { shell } = useProgram().facts;
  switch (props.server.signIn) {
    case 'password':
      return <PasswordForm {...props} />;
    case 'page':
      if (shell === 'desktop') return <PageSignIn {...props} />;
      return (
        <>
          <Notice>{t('servers.form.pageWeb')}</Notice>
          <CredentialForm {...props} />
        </>
      );
    default:
      return <CredentialForm {...props} />;
  }
}

/** The server's own sign-in page in a window beside the console (desktop only). */
function PageSignIn({ server, name, onDone }: RemoteSignInProps) {
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
