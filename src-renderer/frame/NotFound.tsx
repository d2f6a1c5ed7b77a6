import { Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';

/** The page for an address without a screen. */
export function NotFound() {
  const { t } = useText();
  const navigate = useNavigate();
  return (
    <EmptyState
      icon={<Search size={18} />}
      page
      title={t('errors.page.notFoundTitle')}
      text={t('errors.page.notFoundText')}
      action={<Button onClick={() => void navigate('/info')}>{t('errors.page.home')}</Button>}
    />
  );
}
