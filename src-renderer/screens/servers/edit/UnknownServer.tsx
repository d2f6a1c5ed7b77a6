/** The message for an unknown or locked server. */
import { useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';

export function UnknownServer({ text }: { readonly text: string }) {
  const { t } = useText();
  const navigate = useNavigate();
  return (
    <EmptyState
      page
      title={t('servers.notHere')}
      text={text}
      action={<Button onClick={() => void navigate('/servers')}>{t('servers.title')}</Button>}
    />
  );
}
