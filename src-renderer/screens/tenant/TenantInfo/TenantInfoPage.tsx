/** Base settings: its tabs, of which this console has *Authorization info* (`/base/teams`, spec 1§2.2, 1§2.3). */
import { Link, Navigate, useParams } from 'react-router-dom';
import { getTenantInfo } from '#shared/api/tenant.ts';
import { certificationOf } from '#shared/rules/tenant/certification.ts';
import { useRead } from '../../../data/read.ts';
import { useText } from '../../../data/text.ts';
import { ErrorNotice } from '../../../widgets/Notice.tsx';
import { PageHeader } from '../../../widgets/PageHeader.tsx';
import { SkeletonFacts, SkeletonRows } from '../../../widgets/Skeleton.tsx';
import { BasicInfo } from './BasicInfo.tsx';
import { CertificationBadge } from './CertificationBadge.tsx';
import { Tips } from './Tips.tsx';
import styles from './tenant.module.css';
import { Usage } from './Usage.tsx';

const tabs = ['teams'] as const;
const firstTab = '/base/teams';

export function TenantInfoPage() {
  const { type } = useParams();
  const known = tabs.some((tab) => tab === type);
  return known ? <AuthorizationInfo /> : <Navigate to={firstTab} replace />;
}

/** `/base` leads to its first tab. */
export function BasePage() {
  return <Navigate to={firstTab} replace />;
}

function AuthorizationInfo() {
  const { t } = useText();
  const read = useRead(getTenantInfo, {});
  const { data, error } = read;
  const retry = () => void read.refetch();
  return (
    <div className={styles.page}>
      <PageHeader
        title={
          data ? (
            <span className={styles.name}>
              {data.tenantName}
              <CertificationBadge state={certificationOf(data.authenticationStatus)} />
            </span>
          ) : (
            t('tenant.title')
          )
        }
        purpose={t('tenant.purpose')}
        tabs={
          <nav className={styles.tabs} aria-label={t('tenant.tabsLabel')}>
            {tabs.map((tab) => (
              <Link key={tab} to={`/base/${tab}`} aria-current="page" className={styles.tab}>
                {t(`tenant.tab.${tab}`)}
              </Link>
            ))}
          </nav>
        }
      />
      {error && <ErrorNotice error={error} title={t('tenant.failed.info')} onRetry={retry} />}
      {data && (
        <>
          <Usage info={data} />
          <BasicInfo info={data} />
        </>
      )}
      {!data && !error && (
        <>
          <SkeletonRows rows={3} columns={4} />
          <SkeletonFacts rows={8} />
        </>
      )}
      <Tips />
    </div>
  );
}
