import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { BaseHeader } from '#widgets/BaseTabs/BaseHeader.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';

/** Characters of the address that the page shows. */
const longest = 60;

export function UnknownTab({ type }: { readonly type: string }) {
  const { t } = useText();
  return (
    <>
      <BaseHeader />
      <EmptyState
        title={t('errors.page.notFoundTitle')}
        text={t('tenant.unknownTab', { type: type.slice(0, longest) })}
        action={<Link to="/base/teams">{t('tenant.tab.teams')}</Link>}
      />
    </>
  );
}
