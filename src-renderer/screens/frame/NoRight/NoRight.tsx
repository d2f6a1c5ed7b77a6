/** No permission (spec 1§2.1): the title can be overridden in the address, `/noRight?title=…`, as plain text. */
import { Lock } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { EmptyState } from '#widgets/EmptyState.tsx';

/** `because` is a reason that no right would change. */
export function NoRight({ because = null }: { readonly because?: MessageKey | null }) {
  const { t } = useText();
  const [params] = useSearchParams();
  return (
    <EmptyState
      icon={<Lock size={18} />}
      page
      title={params.get('title')?.slice(0, 200) || t('frame.noRight.title')}
      text={t(because ?? 'frame.noRight.text')}
      action={<Link to="/info">{t('frame.noRight.home')}</Link>}
    />
  );
}
