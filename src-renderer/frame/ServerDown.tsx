/** The server does not answer: why, *Retry*, and what works without it. */
import { Link, useNavigate } from 'react-router-dom';
import { ApiError } from '#shared/api/api-error.ts';
import { useText } from '../data/text.ts';
import { useActiveServer } from '../state/program.ts';
import { serverName } from '../state/servers.ts';
import { Button } from '../widgets/Button.tsx';
import { ErrorNotice } from '../widgets/Notice.tsx';
import styles from './ServerDown.module.css';

export function ServerDown({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useText();
  const navigate = useNavigate();
  const server = useActiveServer();
  const name = serverName(server, t);
  const words = wordsOf(error);
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t(words.title, { name })}</h1>
      <p className={styles.text}>{t(words.text)}</p>
      <ErrorNotice error={error} />
      <div className={styles.actions}>
        <Button look="primary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
        {server.kind === 'remote' && (
          <Button onClick={() => void navigate(`/servers/check/${server.id}`)}>
            {t('servers.check.action')}
          </Button>
        )}
        <Button onClick={() => void navigate('/servers')}>{t('frame.serverDown.choose')}</Button>
        <Link to="/licensetool" className={styles.link}>
          {t('frame.signIn.licenceTool')}
        </Link>
      </div>
    </section>
  );
}

/** Title and text say the same thing: there is no answer, or one that is of no use, or nothing where we look. */
function wordsOf(error: Error) {
  if (error instanceof ApiError && error.lookedAt !== null) {
    return { title: 'frame.serverDown.elsewhere', text: 'frame.serverDown.elsewhereText' } as const;
  }
  const silent = error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
  return silent
    ? ({ title: 'frame.serverDown.title', text: 'frame.serverDown.text' } as const)
    : ({ title: 'frame.serverDown.answers', text: 'frame.serverDown.answersText' } as const);
}
