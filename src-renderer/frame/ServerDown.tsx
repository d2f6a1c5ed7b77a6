/** The page of an unreachable server: the reason, *Retry*, and the links that work without a server. */
import { Link, useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { useActiveServer } from '#state/program.ts';
import { serverName } from '#state/servers.ts';
import { Button } from '#widgets/Button.tsx';
import { ErrorNotice } from '#widgets/Notice.tsx';
import styles from './ServerDown.module.css';

export function ServerDown({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useText();
  const navigate = useNavigate();
  const server = useActiveServer();
  const name = serverName(server, t);
  const words = wordsOf(error);
  const check = server.kind === 'remote' && (
    <Button
      look={words.helps === 'check' ? 'primary' : 'plain'}
      onClick={() => void navigate(`/servers/check/${server.id}`)}
    >
      {t('servers.check.action')}
    </Button>
  );
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t(words.title, { name })}</h1>
      <p className={styles.text}>{t(words.text)}</p>
      <ErrorNotice error={error} />
      <div className={styles.actions}>
        {words.helps === 'check' && check}
        <Button look={words.helps === 'retry' ? 'primary' : 'plain'} onClick={onRetry}>
          {t('common.retry')}
        </Button>
        {words.helps === 'retry' && check}
        <Button onClick={() => void navigate('/servers')}>{t('frame.serverDown.choose')}</Button>
        <Link to="/licensetool" className={styles.link}>
          {t('frame.signIn.licenceTool')}
        </Link>
      </div>
    </section>
  );
}

/** Error codes of a certificate that was not verified; a retry can't help. */
const untrusted: readonly (string | number | null)[] = [
  'TLS_SELF_SIGNED',
  'TLS_UNKNOWN_CA',
  'TLS_WRONG_NAME',
  'TLS_EXPIRED',
  'TLS_NOT_YET_VALID',
  'TLS_REVOKED',
  'TLS_WRONG_USE',
];
/** Error codes of an endpoint that answers without a TLS connection. */
const unencrypted: readonly (string | number | null)[] = [
  'TLS_FAILED',
  'TLS_NOT_SPOKEN',
  'TLS_CLIENT_CERTIFICATE',
];

/** Title and text for the failure (no answer, useless answer, untrusted, wrong path), most helpful action first. */
function wordsOf(error: Error) {
  if (error instanceof ApiError && error.lookedAt !== null) {
    return {
      title: 'frame.serverDown.elsewhere',
      text: 'frame.serverDown.elsewhereText',
      helps: 'retry',
    } as const;
  }
  if (error instanceof ApiError && untrusted.includes(error.code)) {
    return {
      title: 'frame.serverDown.untrusted',
      text: 'frame.serverDown.untrustedText',
      helps: 'check',
    } as const;
  }
  const silent =
    error instanceof ApiError &&
    (error.kind === 'network' || error.kind === 'timeout') &&
    !unencrypted.includes(error.code);
  return silent
    ? ({ title: 'frame.serverDown.title', text: 'frame.serverDown.text', helps: 'retry' } as const)
    : ({ title: 'frame.serverDown.answers', text: 'frame.serverDown.answersText', helps: 'retry' } as const);
}
