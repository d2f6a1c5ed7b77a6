/** The part that an address names does not exist: says so, and leads back to the first page. */
import { Search } from 'lucide-react';
import { useText } from '#data/text.ts';
import { EmptyState } from './EmptyState.tsx';
import { PageLink } from './PageLink.tsx';

interface NoSuchPartProps {
  /** The sentence that names the part. */
  readonly text: string;
}

export function NoSuchPart({ text }: NoSuchPartProps) {
  const { t } = useText();
  return (
    <EmptyState
      icon={<Search size={18} />}
      title={t('errors.page.notFoundTitle')}
      text={text}
      action={<PageLink to="/info">{t('errors.page.home')}</PageLink>}
    />
  );
}
