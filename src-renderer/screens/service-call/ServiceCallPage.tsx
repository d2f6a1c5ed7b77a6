/**
 * Service calls (spec 1§2.1, 3§2.6; SVC-001 to 003): every tenant has the binding; only the manager tenant has the
 * callers, too.
 */
import { Navigate, useParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { serviceTabs, tabsFor } from '#shared/rules/service-call/access.ts';
import { useCrumb } from '#state/crumbs.ts';
import { useSession } from '#state/session.ts';
import { NoSuchPart } from '#widgets/NoSuchPart.tsx';
import { OperationLogButton } from '#widgets/OperationLog/OperationLogButton.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { PageTabs } from '#widgets/PageTabs.tsx';
import { Binding } from './Binding.tsx';
import { Callers } from './Callers.tsx';
import { serviceCallPath as path } from './path.ts';

/** Characters of the address that the page shows. */
const longest = 60;
const [first] = serviceTabs;

export function ServiceCallHome() {
  return <Navigate to={`${path}/${first}`} replace />;
}

export function ServiceCallPage() {
  const { t } = useText();
  const session = useSession();
  const { type = '' } = useParams();
  const tabs = session.status === 'signedIn' ? tabsFor(session.facts.tenant) : [];
  const tab = tabs.find((one) => one === type);
  useCrumb(tab ? t(`serviceCall.tab.${tab}`) : '');
  if (session.status !== 'signedIn') return null;
  if (!tab && tabs.length === 1) return <Navigate to={`${path}/${first}`} replace />;
  return (
    <>
      <PageHeader
        title={t('serviceCall.title')}
        purpose={t('serviceCall.purpose')}
        actions={tab && <OperationLogButton module="basicserver" functionName="backstage" targetId={tab} />}
      />
      {tabs.length > 1 && (
        <PageTabs
          label={t('serviceCall.tabs')}
          tabs={tabs.map((one) => ({ to: `${path}/${one}`, label: t(`serviceCall.tab.${one}`) }))}
        />
      )}
      {tab === 'bind' && <Binding />}
      {tab === 'other' && <Callers />}
      {!tab && <NoSuchPart text={t('serviceCall.unknown', { tab: type.slice(0, longest) })} />}
    </>
  );
}
