/** Tabs of the types of entries, and the findings; each link keeps the present filter. */
import { useLocation } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { operateTypes } from '#shared/api/login-log/codes.ts';
import { PageTabs } from '#widgets/PageTabs.tsx';

export const findingsPath = '/loginlog/findings';

export function LogTabs() {
  const { t } = useText();
  const { search } = useLocation();
  const when = new URLSearchParams(search).get('when') ?? '';
  const tabs = [
    { to: `/loginlog${search}`, label: t('loginLog.allTypes'), end: true },
    ...operateTypes.map((type) => ({
      to: `/loginlog/${type}${search}`,
      label: t(`loginLog.operateType.${type}`),
    })),
    {
      // Findings are of all entries of a span of time.
      to: when === '' ? findingsPath : `${findingsPath}?${new URLSearchParams({ when })}`,
      label: t('loginLog.findingsTitle'),
    },
  ];
  return <PageTabs label={t('loginLog.types')} tabs={tabs} />;
}
