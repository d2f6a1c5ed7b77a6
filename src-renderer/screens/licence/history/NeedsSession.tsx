/** The server holds the records: without a session there is a message and a link to sign in, not a blank page. */
import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';

export function NeedsSession({ children }: { readonly children: ReactNode }) {
  const { t } = useText();
  const session = useSession();
  const navigate = useNavigate();
  if (session.status === 'signedIn') return children;
  if (session.status === 'loading') return <SkeletonRows columns={4} />;
  if (session.status === 'unreachable') {
    return <ErrorNotice error={session.error} onRetry={session.retry} />;
  }
  return (
    <EmptyState
      icon={<LogIn size={20} />}
      title={t('licence.screen.history.needSignIn')}
      action={<Button onClick={() => void navigate('/info')}>{t('licence.screen.history.signIn')}</Button>}
    />
  );
}
