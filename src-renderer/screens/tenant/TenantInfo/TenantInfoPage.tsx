/** Base settings with the tab *Authorisation info* (`/base/teams`, spec 1§2.2, 1§2.3); other areas add further tabs. */
import { Link, Navigate, useMatch, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { localDay } from '#data/local-day.ts';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getTenantInfo, type TenantInfo } from '#shared/api/tenant/tenant.ts';
import { termOf } from '#shared/rules/forecast/term.ts';
import { licenceInfoRight } from '#shared/rules/licence-info/access.ts';
import { tenantReads } from '#shared/rules/first-reads/tenant.ts';
import { expectedComponent, lazyComponent } from '#state/lazy-component.ts';
import { useSession } from '#state/session.ts';
import { BaseHeader } from '#widgets/BaseTabs/BaseHeader.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { ExpiryNotice } from '#widgets/Expiry/ExpiryNotice.tsx';
import { expiryOf } from '#widgets/Expiry/term-words.ts';
import layout from '#widgets/looks/layout.module.css';
import { OperationLogButton } from '#widgets/OperationLog/OperationLogButton.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonFacts, SkeletonRows } from '#widgets/Skeleton.tsx';
import { WithAntd } from '#widgets/WithAntd.tsx';
import { BasicInfo } from './BasicInfo.tsx';
import { CancelEnterprise } from './cancel/CancelEnterprise.tsx';
import { EditableTenant } from './edit/EditableTenant.tsx';
import { useTenantAccess } from './edit/use-tenant-access.ts';
import { TenantTips } from './TenantTips.tsx';
import styles from './tenant.module.css';
import { Usage } from './Usage.tsx';

/** Lazy, because the dialog brings the area codes of all countries with it. */
const MobileDialog = lazyComponent(async () => (await import('./mobile/MobileDialog.tsx')).MobileDialog);

const TenantNames = expectedComponent(async () => (await import('./names/TenantNames.tsx')).TenantNames);

const ownTab = 'teams';
const firstTab = `/base/${ownTab}`;
/** The system-info view of the page (spec 1§2.3). */
const systemInfoView = 'systemInfo';

export function TenantInfoPage() {
  const { type = '' } = useParams();
  const showsLicence = useLicenceInstead(type === systemInfoView);
  if (showsLicence) return <Navigate to="/base/licence" replace />;
  if (type === systemInfoView) return <Navigate to={firstTab} replace />;
  return type === ownTab ? <AuthorizationInfo /> : <UnknownTab type={type} />;
}

TenantInfoPage.firstReads = tenantReads;

/** `/base` leads to its first tab. */
export function BasePage() {
  return <Navigate to={firstTab} replace />;
}

/** For an admin the licence info page replaces this one, where that page is shown at all (1§2.3, 1§2.4). */
function useLicenceInstead(inSystemInfo: boolean): boolean {
  const session = useSession();
  return inSystemInfo && session.status === 'signedIn' && licenceInfoRight.rule(session.facts);
}

function AuthorizationInfo() {
  const { t } = useText();
  const access = useTenantAccess();
  const read = useRead(getTenantInfo, {});
  const { data } = read;
  const [params, setParams] = useSearchParams();
  return (
    <>
      <BaseHeader actions={<OperationLogButton module="basicserver" functionName="ainfo" />} />
      <div className={layout.form}>
        <div className={styles.notices}>{data && <TenantExpiry info={data} />}</div>
        <ReadPart
          read={read}
          failed={t('tenant.failed.info')}
          waiting={
            <>
              <SkeletonRows rows={3} columns={4} />
              <SkeletonFacts rows={8} />
            </>
          }
        >
          {(info) =>
            access.edit ? (
              <EditableTenant info={info} access={access} />
            ) : (
              <>
                <Usage info={info} />
                <BasicInfo info={info} />
              </>
            )
          }
        </ReadPart>
        {(!data || !access.edit) && <TenantTips edited={access.edit} />}
        {data && <CancelEnterprise info={data} admin={access.edit} />}
      </div>
      {data && access.changeMobile && params.get('dialog') === 'mobile' && (
        <WithAntd>
          <MobileDialog mobile={data.mobile} onClose={() => setParams({}, { replace: true })} />
        </WithAntd>
      )}
      <NamesRoute />
    </>
  );
}

/** The dialog of names in several languages has an address below the page's (spec 1§2.1). */
function NamesRoute() {
  const navigate = useNavigate();
  const match = useMatch('/base/:type/lang/:kind/:targetId');
  if (!match) return null;
  const { kind, targetId = '' } = match.params;
  return (
    <TenantNames kind={kind} targetId={targetId} onClose={() => void navigate('.', { replace: true })} />
  );
}

const longest = 60;

/** Characters of the address that the page shows. */
function UnknownTab({ type }: { readonly type: string }) {
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

/** A line that the organisation's term is about to end; it can be snoozed. */
function TenantExpiry({ info }: { readonly info: TenantInfo }) {
  const expiry = expiryOf(info);
  const term = expiry && termOf(expiry.date, localDay(Date.now()));
  if (!term) return null;
  // The server's own count of days has precedence, as elsewhere on the page.
  const days = expiry.days ?? term.days;
  return <ExpiryNotice subject="tenant" term={{ day: term.day, days }} />;
}
