/** The sign-in to a remote server in the way of its profile. */

import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { useProgram } from '#state/program.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { CredentialForm } from './CredentialForm.tsx';
import { PageSignIn } from './PageSignIn.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import type { RemoteSignInProps } from './sign-in-props.ts';

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
